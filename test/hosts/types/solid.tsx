/** @jsxImportSource solid-js */
// Solid: every tag as a page would use it, and what must be refused.
import {createSignal} from 'solid-js';
import type {GameMoveEvent, SnlBoard} from '@parlour/elements';
import type {} from '@parlour/elements/solid';

export function Page(props: {odds: boolean | undefined}) {
  let board: SnlBoard | undefined;
  const [moves, setMoves] = createSignal<string[]>([]);
  const heard = ({detail}: GameMoveEvent) => setMoves([...moves(), detail.move]);
  return (
    <game-table
      prop:players={['Ada', {name: 'Ben', kind: 'auto'}]}
      panel
      on:change={({currentTarget}) => currentTarget.tally.length}
      on:game-win={({detail}) => detail.seat.toFixed()}
    >
      <snl-board
        ref={board}
        id="board"
        class="wide"
        classList={{late: moves().length > 100}}
        style={{'inline-size': '20rem'}}
        aria-label="Board"
        onClick={({currentTarget}) => currentTarget.undo()}
        prop:board={{size: 6, snakes: [[30, 3]]}}
        ladders={[[2, 9]]}
        overshoot="stay"
        extra-roll
        odds={props.odds}
        bool:figures={props.odds ?? false}
        attr:max-rounds="100"
        on:game-before-move={(event) => {
          if (event.detail.seat === 1) event.preventDefault();
          else event.respondWith(Promise.resolve('5'));
        }}
        on:game-move={heard}
        on:game-over={{
          handleEvent: ({detail, currentTarget}) => currentTarget.newGame({seed: detail.reason}),
          once: true,
        }}
      >
        <p>{moves().join(' ')}</p>
      </snl-board>
      <blockudoku-game daily scoring="woodoku" hand="I2 O4 T4" on:game-change={({detail}) => detail.cause === 'undo'} />
      <ludo-game
        players="Ada:green, Ben:auto:strong"
        six-enters="off"
        prop:sixAgain={false}
        auto-move={!!props.odds}
        teams
        pieces="2"
        on:game-start={({detail}) => detail.gameId.length}
      />
      <peg-solitaire lattice="triangle" rows={5} outlook marks on:game-error={({detail}) => detail.message.trim()} />
      <snake-game
        prop:walls={false}
        start-at="centre"
        food={[[1, 2]]}
        paused
        speed="fast"
        width={12}
        readonly
        prop:readOnly
      />
      <tic-tac-toe columns={9} on:game-win={({detail}) => detail.player.trim()} />
      <four-in-a-row columns={8} rows={7} hints />
      <nim-game heaps="3 5 7" most={3} misere teach />
      <button onClick={() => board?.play('roll')}>Roll</button>
    </game-table>
  );
}

export const refused = [
  // @ts-expect-error not one of the words
  <snl-board overshoot="leap" />,
  // @ts-expect-error a number is no switch
  <snl-board prop:odds={1} />,
  // @ts-expect-error Solid would write it as `extraroll`
  <snl-board extraRoll />,
  // @ts-expect-error no such property
  <snl-board size-of="6" prop:extraRol />,
  // @ts-expect-error read-only
  <snl-board prop:canUndo />,
  // @ts-expect-error of another game
  <peg-solitaire snakes="46-15" />,
  // @ts-expect-error a seat is no text
  <ludo-game on:game-move={({detail}) => detail.seat.trim()} />,
  // @ts-expect-error not the event's class
  <snake-game on:game-move={(event: CustomEvent<string>) => event.detail.trim()} />,
  // @ts-expect-error no such speed
  <game-table attr:speed="furious" />,
  // @ts-expect-error a list can't be written as an attribute
  <blockudoku-game attr:pieces={['O4']} />,
];
