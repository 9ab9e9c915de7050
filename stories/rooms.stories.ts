// Playing together: two games in one room, as on two pages of the same browser.
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import type {RoomJoinedEvent} from '../src/element/room/events.js';
import '../src/games/ludo/ludo-game.js';
import type {LudoGame} from '../src/games/ludo/ludo-game.js';
import {expect} from './support/game-story.js';

/** The second game goes to the room that the first one opens. */
const follow = ({target, detail}: RoomJoinedEvent): void => {
  const other = (target as Element).parentElement?.querySelector<LudoGame>('.other');
  if (other && other !== target) other.room = detail.room;
};

/** Each story has a room of its own in the address of this page. */
const render = (_: unknown, {id}: {id: string}) =>
  html`<div
    style="display: grid; grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr)); gap: 16px"
    @room-joined=${follow}
  >
    <ludo-game id=${id} room></ludo-game>
    <ludo-game class="other"></ludo-game>
  </div>`;

const meta: Meta = {title: 'Rooms', tags: ['!autodocs'], render};
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
async function sees(game: LudoGame, look: (root: ShadowRoot) => boolean): Promise<void> {
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
function printCode(games: readonly LudoGame[]): void {
  for (const game of games) {
    const text = [...(game.shadowRoot!.querySelector('[part="room-code"]')?.childNodes ?? [])].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (text) text.textContent = 'KX7P2M';
  }
}

const press = (game: LudoGame, words: string): void =>
  [...game.shadowRoot!.querySelectorAll('button')].find((button) => button.textContent.trim() === words)?.click();

/** The lobby: who is there, a name, a colour, a link to share. Open this page in a second tab, too: the address has the code. */
export const Lobby: Story = {
  parameters: {screenshots: {widths: [320, 1200], schemes: ['light', 'dark']}},
  play: async ({canvasElement}) => {
    const games = await seated(canvasElement, 2);
    expect(
      games[0]!.shadowRoot!.querySelector('.lobby')!.textContent.includes('Player 2'),
      'the second player is seen',
    );
    printCode(games);
  },
};

/** The same game on both pages; each player moves on their own. */
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
  render: () => html`<ludo-game room="KX7P2M"></ludo-game>`,
  parameters: {screenshots: {widths: [640]}},
  play: async ({canvasElement}) => {
    await customElements.whenDefined('ludo-game');
    await sees(canvasElement.querySelector('ludo-game')!, (root) => root.textContent?.includes('KX7P2M') === true);
  },
};
