/** @jsxImportSource react */
// Every tag as a page of React 19 uses it, and what must be rejected. Preact is tested with a copy (frameworks.mjs).
import {useRef, useState} from 'react';
import type {GameMoveEvent, SnlBoard} from '@parlour/elements';
import type {} from '@parlour/elements/react';

export function Page({odds}: {odds: boolean | undefined}) {
  const board = useRef<SnlBoard>(null);
  const [moves, setMoves] = useState<string[]>([]);
  const heard = ({detail}: GameMoveEvent) => setMoves([...moves, detail.move]);
  return (
    <game-table
      players={['Ada', {name: 'Ben', kind: 'auto'}]}
      panel
      onchange={({currentTarget}) => currentTarget.tally.length}
      ongame-win={({detail}) => detail.seat.toFixed()}
    >
      <snl-board
        ref={board}
        key="board"
        id="board"
        className="wide"
        style={{inlineSize: '20rem'}}
        aria-label="Board"
        onClick={({currentTarget}) => currentTarget.undo()}
        board={{size: 6, snakes: [[30, 3]]}}
        ladders={[[2, 9]]}
        overshoot="stay"
        extraRoll
        odds={odds}
        maxRounds={100}
        ongame-before-move={(event) => {
          if (event.detail.seat === 1) event.preventDefault();
          else event.respondWith(Promise.resolve('5'));
        }}
        ongame-move={heard}
        ongame-over={({detail, currentTarget}) => currentTarget.newGame({seed: detail.reason})}
      >
        <p>{moves.join(' ')}</p>
      </snl-board>
      <blockudoku-game
        class="narrow"
        daily
        scoring="woodoku"
        hand="I2 O4 T4"
        ongame-change={({detail}) => detail.cause === 'undo'}
      />
      <ludo-game
        players="Ada:green, Ben:auto:strong"
        six-enters="off"
        sixAgain={false}
        auto-move
        teams
        pieces="2"
        ongame-start={({detail}) => detail.gameId.length}
      />
      <peg-solitaire lattice="triangle" rows={5} outlook marks ongame-error={({detail}) => detail.message.trim()} />
      <snake-game walls={false} start-at="centre" food={[[1, 2]]} paused speed="fast" width={12} readOnly />
      <tic-tac-toe columns={9} ongame-win={({detail}) => detail.player.trim()} />
      <four-in-a-row columns={8} rows={7} hints />
      <nim-game heaps="3 5 7" most={3} misere teach />
      <button onClick={() => board.current?.play('roll')}>Roll</button>
    </game-table>
  );
}

export const refused = [
  // @ts-expect-error not one of the words
  <snl-board overshoot="leap" />,
  // @ts-expect-error a number is no switch
  <snl-board odds={1} />,
  // @ts-expect-error no such property
  <snl-board extraRol />,
  // @ts-expect-error read-only
  <snl-board canUndo />,
  // @ts-expect-error of another game
  <peg-solitaire snakes="46-15" />,
  // @ts-expect-error a seat is no text
  <ludo-game ongame-move={({detail}) => detail.seat.trim()} />,
  // @ts-expect-error not the event's class
  <snake-game ongame-move={(event: CustomEvent<string>) => event.detail.trim()} />,
  // @ts-expect-error would be written as a text
  <ludo-game auto-move={false} />,
  // @ts-expect-error no such speed
  <game-table speed="furious" />,
  // @ts-expect-error no such field of a seat
  <game-table players={[{name: 'Ada', levle: 'strong'}]} />,
  // @ts-expect-error a piece is a name or a shape
  <blockudoku-game pieces={[4]} />,
];
