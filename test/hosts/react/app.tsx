/** Game night in React 19: properties and `on…` handlers go straight to the elements. */
import {StrictMode, useEffect, useRef, useState} from 'react';
import {createRoot} from 'react-dom/client';
import type {
  GameBeforeMoveEvent,
  GameChangeEvent,
  GameErrorEvent,
  GameMoveEvent,
  GameOverEvent,
  GameWinEvent,
  Seat,
  SnlBoard,
} from '@parlour/elements';
import type {} from '@parlour/elements/react';
import '@parlour/elements/game-table.js';
import '@parlour/elements/ludo-game.js';
import '@parlour/elements/peg-solitaire.js';
import '@parlour/elements/snl-board.js';

const boards = {
  small: {columns: 4, rows: 3, ladders: [[3, 11]], snakes: [[10, 2]]},
  large: 'classic',
} as const;
const standard = (): Seat[] => [
  {name: 'Ada', kind: 'person'},
  {name: 'Ben', kind: 'person'},
];

interface Question {
  player: string;
  answer: (pips: string | false) => void;
}

function GameNight() {
  const [players, setPlayers] = useState(standard);
  const [board, setBoard] = useState<keyof typeof boards>('small');
  const [rolls, setRolls] = useState('by the game');
  const [open, setOpen] = useState(true);
  const [question, setQuestion] = useState<Question>();
  const [code, setCode] = useState('');
  const [heard, setHeard] = useState<string[]>([]);
  const snl = useRef<SnlBoard>(null);
  const hear = (line: string) => setHeard((lines) => [...lines, line]);

  // a board that is put in goes on with what was saved
  useEffect(() => {
    if (open && localStorage.game) void snl.current!.load(localStorage.game);
  }, [open]);

  function changed({target, detail}: GameChangeEvent) {
    hear(`${detail.game}: ${detail.cause}`);
    if (target === snl.current) localStorage.game = JSON.stringify(snl.current!.save());
  }

  // a say in every move: none is made, or somebody rolls a real die and says what it shows
  function beforeMove(event: GameBeforeMoveEvent) {
    const {player, move} = event.detail;
    if (rolls === 'not now' || question) event.preventDefault();
    else if (rolls === 'by hand' && move === 'roll') event.respondWith(ask(player));
  }
  async function ask(player: string) {
    const answer = await new Promise<string | false>((resolve) => setQuestion({player, answer: resolve}));
    setQuestion(undefined);
    return answer;
  }

  return (
    <>
      <h1>Game night</h1>
      <p>
        {players.map((player, i) => (
          <label key={i}>
            Player {i + 1}{' '}
            <input
              value={player.name}
              onChange={({target}) => setPlayers(players.with(i, {...player, name: target.value}))}
            />
          </label>
        ))}
        <button onClick={() => setPlayers([...players, {name: 'Robot', kind: 'auto'}])}>Add a robot</button>
        <button onClick={() => setPlayers(standard())}>Standard players</button>
      </p>
      <p>
        <label>
          Board{' '}
          <select value={board} onChange={({target}) => setBoard(target.value as typeof board)}>
            <option>small</option>
            <option>large</option>
          </select>
        </label>
        <label>
          Rolls{' '}
          <select value={rolls} onChange={({target}) => setRolls(target.value)}>
            <option>by the game</option>
            <option>by hand</option>
            <option>not now</option>
          </select>
        </label>
        <label>
          <input type="checkbox" checked={open} onChange={({target}) => setOpen(target.checked)} /> Snakes and Ladders
        </label>
      </p>
      <p role="group" aria-label="Question">
        {question && (
          <>
            {question.player} rolls:{' '}
            {['1', '2', '3', '4', '5', '6'].map((pips) => (
              <button key={pips} onClick={() => question.answer(pips)}>
                {pips}
              </button>
            ))}
            <button onClick={() => question.answer(false)}>Never mind</button>
          </>
        )}
      </p>

      <game-table
        players={players}
        ongame-before-move={beforeMove}
        ongame-move={({detail}: GameMoveEvent) => hear(`${detail.game}: ${detail.player} ${detail.move}`)}
        ongame-win={({detail}: GameWinEvent) => hear(`${detail.game}: ${detail.player} wins`)}
        ongame-over={({detail}: GameOverEvent) => hear(`${detail.game}: over, ${detail.reason}`)}
        ongame-error={({detail}: GameErrorEvent) => hear(`${detail.game}: ${detail.message}`)}
        ongame-change={changed}
      >
        {open && <snl-board ref={snl} board={boards[board]} seed="friday" />}
        <peg-solitaire board="oo.o" />
        <ludo-game pieces={1} autoMove />
      </game-table>

      <fieldset disabled={!open}>
        <button onClick={() => void snl.current!.undo()}>Take back</button>
        <button onClick={() => setCode(snl.current!.share())}>Share</button>
        <label>
          Code <input value={code} onChange={({target}) => setCode(target.value)} />
        </label>
        <button onClick={() => void snl.current!.load(code)}>Load</button>
      </fieldset>
      <ol aria-label="Heard">
        {heard.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </>
  );
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <GameNight />
  </StrictMode>,
);
