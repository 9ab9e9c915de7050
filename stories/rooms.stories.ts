// Playing together: two games in one room, on one page and without a server.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {fastDraw} from '../src/core/fast-draw.js';
import type {Draw} from '../src/core/random.js';
import type {GameElement} from '../src/element/game-element.js';
import type {RoomJoinedEvent} from '../src/extensions/room/events.js';
import '../src/games/four-in-a-row/four-in-a-row.js';
import {fourInARow} from '../src/games/four-in-a-row/rules/index.js';
import '../src/games/ludo/ludo-game.js';
import type {LudoGame} from '../src/games/ludo/ludo-game.js';
import {ludo} from '../src/games/ludo/rules/index.js';
import {Room, server as transportTo, type RoomGame} from '../src/rooms/room.js';
import '../src/games/snakes-and-ladders/snl-board.js';
import {snakesAndLadders} from '../src/games/snakes-and-ladders/rules/index.js';
import {address, PageServer, takesSeat} from './support/room-server.js';
import {expect} from './support/game-story.js';

/** The second game goes to the room that the first one opens. */
const follow = ({target, detail}: RoomJoinedEvent): void => {
  const other = (target as Element).parentElement?.querySelector<LudoGame>('.other');
  if (other && other !== target) other.room = detail.room;
};

const render = () =>
  html`<div
    style="display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 16px"
    @room-joined=${follow}
  >
    <ludo-game room></ludo-game>
    <ludo-game class="other"></ludo-game>
  </div>`;

/** The games of a story in a room on a server: without that server they would look for a real one. */
const connected: {readonly game: GameElement; ben?: Room}[] = [];

/** Forgets the seats and the name. */
function forget(): void {
  for (const key of Object.keys(localStorage)) if (/^parlour-(room:|name$)/.test(key)) localStorage.removeItem(key);
}

/** A story knows nothing of another one's room, which the address may still name. */
function beforeEach(): () => void {
  forget();
  history.replaceState(history.state, '', location.pathname + location.search);
  return () => {
    for (const {game, ben} of connected.splice(0)) {
      ben?.disconnect();
      game.remove();
    }
    forget();
  };
}

const meta: Meta = {title: 'Rooms', tags: ['!autodocs'], beforeEach, render};
export default meta;

type Story = StoryObj;

/** Once `count` players sit at both games. */
async function seated(canvas: HTMLElement, count: number): Promise<LudoGame[]> {
  await customElements.whenDefined('ludo-game');
  const games = [...canvas.querySelectorAll('ludo-game')];
  await Promise.all(
    games.map((game) => sees(game, (root) => root.querySelectorAll('.seat:not(.free)').length === count)),
  );
  return games;
}

/** Once something is so in a game's shadow root. */
async function sees(game: GameElement, look: (root: ShadowRoot) => boolean): Promise<void> {
  await game.updateComplete;
  const root = game.shadowRoot!;
  await new Promise<void>((resolve) => {
    const check = (): void => {
      if (!look(root)) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(root, {subtree: true, childList: true, attributes: true});
    check();
  });
}

/** A fixed room code for screenshots; real ones are random. */
function printCode(games: readonly GameElement[]): void {
  for (const game of games) {
    const text = [...(game.shadowRoot!.querySelector('[part="room-code"]')?.childNodes ?? [])].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (text) text.textContent = 'KX7P2M';
  }
}

const press = (game: LudoGame, words: string): void =>
  [...game.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent.trim() === words)?.click();

/** The lobby: who is there, a name, a colour, a code. With a server, there is a link to share as well. */
export const Lobby: Story = {
  parameters: {
    screenshots: {widths: [320, 1200], schemes: ['light', 'dark']},
    // what stands for it in a page without Storybook
    html: '<ludo-game room="KX7P2M"></ludo-game> <ludo-game room="KX7P2M"></ludo-game>',
  },
  play: async ({canvasElement}) => {
    const games = await seated(canvasElement, 2);
    expect(
      games[0]!.shadowRoot!.querySelector('.lobby')!.textContent.includes('Player 2'),
      'the second player is seen',
    );
    printCode(games);
  },
};

/** The same game twice; each player moves on their own. */
export const Game: Story = {
  parameters: {screenshots: {widths: [1200]}},
  play: async ({canvasElement}) => {
    const games = await seated(canvasElement, 2);
    press(games[0]!, 'Start');
    await Promise.all(games.map((game) => sees(game, (root) => root.querySelector('.lobby') === null)));
    expect(games[0]!.gameId === games[1]!.gameId, 'both show the same game');
  },
};

/** In Arabic. */
export const RightToLeft: Story = {
  globals: {lang: 'ar'},
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => printCode(await seated(canvasElement, 2)),
};

/** A code that leads nowhere. */
export const NoRoom: Story = {
  beforeEach: () => frozen(),
  render: () => html`<ludo-game></ludo-game>`,
  parameters: {screenshots: {widths: [640]}},
  play: async ({canvasElement}) => {
    const {game} = await served(canvasElement, {rules: ludo});
    game.room = 'KX7P2M';
    await sees(game, (root) => root.textContent?.includes('KX7P2M') === true);
  },
};

const four: RoomGame = {rules: fourInARow};

/** A game against Ben, on a server in this page. The clock stands still, so that the pictures are always the same. */
interface Duel {
  readonly server: PageServer;
  readonly game: GameElement;
  readonly ben: Room;
}

const frozen = (): (() => void) => {
  const {setTimeout: later, WebSocket: socket} = globalThis;
  const {now} = Date;
  const start = now();
  Date.now = () => start;
  // what is shown for a while stays
  globalThis.setTimeout = ((work: () => void, wait = 0) =>
    wait >= 4000 ? 0 : later(work, wait)) as typeof globalThis.setTimeout;
  return () => {
    Date.now = now;
    Object.assign(globalThis, {setTimeout: later, WebSocket: socket});
  };
};

/** The game of a story on a server in this page. It has not joined a room yet. */
async function served(canvas: HTMLElement, rules: RoomGame = four): Promise<{server: PageServer; game: GameElement}> {
  const game = canvas.querySelector<GameElement>('four-in-a-row, ludo-game, snl-board')!;
  await customElements.whenDefined(game.localName);
  localStorage.setItem('parlour-name', 'Ada');
  game.server = address;
  connected.push({game});
  return {server: new PageServer(rules, globalThis), game};
}

/** Ada starts a game with Ben, in a room of her own. */
async function started(game: GameElement, rules: RoomGame = four): Promise<Room> {
  const joins = new Promise<RoomJoinedEvent>((resolve) =>
    game.addEventListener('room-joined', resolve as EventListener, {once: true}),
  );
  game.room = '';
  const {detail} = await joins;
  const ben = new Room({game: rules, transport: transportTo(address), code: detail.room});
  connected.push({game, ben});
  ben.sit('Ben');
  await sees(game, (root) => root.querySelectorAll('.seat:not(.free)').length === 2);
  game.shadowRoot!.querySelector<HTMLElement>('.lobby .primary')!.click();
  await sees(game, (root) => root.querySelector('.lobby') === null);
  return ben;
}

async function duel(canvas: HTMLElement, clock?: number): Promise<Duel> {
  const {server, game} = await served(canvas);
  game.turnClock = clock;
  const ben = await started(game);
  for (const [i, move] of ['4', '4', '3', '5'].entries()) {
    await (i % 2 ? ben.send(move) : game.play(move));
    await sees(game, () => game.history.length > i);
  }
  return {server, game, ben};
}

const says = (game: GameElement, words: string): Promise<void> =>
  sees(game, (root) => root.querySelector('.room-line, .lobby')?.textContent?.includes(words) === true);

const states: Partial<Story> = {
  beforeEach: frozen,
  render: () => html`<four-in-a-row speed="instant"></four-in-a-row>`,
  parameters: {screenshots: {widths: [320, 1200], schemes: ['light', 'dark']}},
};

/** Someone's connection is lost: the list of players and the line about the room say so. */
export const Away: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, ben} = await duel(canvasElement);
    ben.disconnect();
    await says(game, 'Not here: Ben.');
  },
};

/** This page's own connection is lost. */
export const Offline: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, server} = await duel(canvasElement);
    server.stop();
    await says(game, 'Connection lost.');
  },
};

/** The turn clock ran out, and the computer has moved. */
export const Late: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, server} = await duel(canvasElement, 60);
    server.pass(60_000);
    await says(game, 'Time’s up!');
  },
};

/** The server has lost the last move, for example in a power cut. */
export const Rewound: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, server, ben} = await duel(canvasElement);
    await server.lose(ben.code, 1);
    await says(game, 'The last move was lost.');
  },
};

/** The room was closed during a game. */
export const Closed: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, server} = await duel(canvasElement);
    server.closeIdle();
    await says(game, 'The room was closed');
  },
};

/** The site lets nobody in who has not signed in. */
export const NotAllowed: Story = {
  ...states,
  parameters: {screenshots: {widths: [320]}},
  play: async ({canvasElement}) => {
    const {server, game} = await served(canvasElement);
    server.refusal = 'not-allowed';
    game.room = 'KX7P2M';
    await says(game, 'You can’t play here.');
  },
};

const oneState: Partial<Story> = {...states, parameters: {screenshots: {widths: [320]}}};

/** No server has answered yet. */
export const Connecting: Story = {
  ...oneState,
  play: async ({canvasElement}) => {
    const {server, game} = await served(canvasElement);
    server.stop();
    game.room = '';
    await says(game, 'Connecting…');
  },
};

/** The first player waits for others: the next step is to share the link. */
export const Waiting: Story = {
  ...oneState,
  play: async ({canvasElement}) => {
    const {game} = await served(canvasElement);
    game.room = '';
    await says(game, 'Share the link, or add a computer.');
    printCode([game]);
  },
};

/** The connection was lost in the lobby. */
export const OfflineInLobby: Story = {
  ...oneState,
  play: async ({canvasElement}) => {
    const {server, game} = await served(canvasElement);
    game.room = '';
    await says(game, 'Share the link, or add a computer.');
    server.stop();
    await says(game, 'Connection lost.');
    printCode([game]);
  },
};

/** What is no code. */
export const WrongCode: Story = {
  ...oneState,
  play: async ({canvasElement}) => {
    const {game} = await served(canvasElement);
    game.room = 'KX7P';
    await says(game, '“KX7P” isn’t a room code.');
  },
};

/** Two others play: someone who comes now watches. */
export const Full: Story = {
  ...oneState,
  play: async ({canvasElement}) => {
    const {game} = await served(canvasElement);
    const seated = (name: string, code?: string): Promise<Room> =>
      new Promise((resolve) => {
        const changed = (): void => {
          if (room.seat !== undefined) resolve(room);
        };
        const room = new Room({
          game: four,
          transport: transportTo(address),
          ...(code && {code}),
          events: {changed},
        });
        room.sit(name);
        connected.push({game, ben: room});
      });
    const ben = await seated('Ben');
    await seated('Cleo', ben.code);
    game.room = ben.code;
    await says(game, 'All seats are taken.');
    printCode([game]);
  },
};

/** Someone who was away is back. */
export const Back: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, ben} = await duel(canvasElement);
    ben.disconnect();
    await says(game, 'Not here: Ben.');
    connected.at(-1)!.ben = new Room({game: four, transport: transportTo(address), code: ben.code});
    await says(game, 'Ben is back.');
  },
};

/**
 * Replaces the random values of the page by a fixed sequence: a room deals from values of all its pages, and a screenshot needs the
 * same game each time. Returns a function that puts them back.
 */
function fixedChance(): () => void {
  // each length has a sequence of its own: rooms of other stories may still ask for a byte now and then
  const draws = new Map<number, Draw>();
  crypto.getRandomValues = (array) => {
    if (!(array instanceof Uint8Array)) return array;
    const draw = draws.get(array.length) ?? fastDraw(`rooms ${array.length}`);
    draws.set(array.length, draw);
    for (const at of array.keys()) array[at] = draw.int(0, 255);
    return array;
  };
  return () => Reflect.deleteProperty(crypto, 'getRandomValues');
}

/** The server has changed the player's seat during the game: its dice can't be trusted. */
export const DiceFailed: Story = {
  ...states,
  render: () => html`<snl-board board="random" columns="3" rows="3" start="0" speed="instant"></snl-board>`,
  beforeEach: fixedChance,
  play: async ({canvasElement}) => {
    const rules = {rules: snakesAndLadders};
    const {server, game} = await served(canvasElement, rules);
    server.lie = takesSeat;
    const ben = await started(game, rules);
    while (game.result === undefined) {
      const {length} = game.history;
      await (game.turn === 0 ? game.play('roll') : ben.send('roll'));
      await sees(game, () => game.history.length > length);
      await new Promise(requestAnimationFrame);
    }
    await sees(game, (root) => root.querySelector('.card')?.textContent.includes('your seat during the game') === true);
  },
};

/** Ben has sent a picture, and Ada is about to. */
export const Reactions: Story = {
  ...states,
  play: async ({canvasElement}) => {
    const {game, ben} = await duel(canvasElement);
    ben.react('laugh');
    await sees(game, (root) => root.querySelector('.reaction') !== null);
    game.shadowRoot!.querySelector<HTMLElement>('.reactions summary')!.click();
  },
};

/** In Arabic. */
export const ReactionsRightToLeft: Story = {
  ...Reactions,
  globals: {lang: 'ar'},
  parameters: {screenshots: {widths: [320]}},
};
