// The embed page in a frame, as another site shows it: on another origin, sandboxed, resized, dressed by the page around it,
// and played with real keys.
import {expect} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import {embedMessage, type EmbedMessage, type EmbedRequest} from '../../src/embed.js';
import {click, engine, press, screenshot, setViewport} from '../support/commands.js';

type Heard<Type> = Extract<EmbedMessage, {type: Type}>;

/** A frame with the embed page, and what it has told this page. */
class Framed {
  readonly frame = document.createElement('iframe');
  readonly heard: EmbedMessage[] = [];
  #wake: () => void = () => undefined;

  constructor(src: string, sandbox?: string) {
    if (sandbox !== undefined) this.frame.setAttribute('sandbox', sandbox);
    this.frame.style.cssText = 'position: fixed; inset: 0 auto auto 0; border: 0';
    this.frame.width = '360';
    this.frame.height = '560';
    this.frame.src = src;
    addEventListener('message', this.#listen);
    document.body.append(this.frame);
  }

  #listen = (event: MessageEvent): void => {
    const message = embedMessage(event, this.frame);
    if (!message) return;
    this.heard.push(message);
    this.#wake();
  };

  of<Type extends EmbedMessage['type']>(type: Type): Heard<Type>[] {
    return this.heard.filter((message): message is Heard<Type> => message.type === type);
  }

  /** The message of that type with that number, counted from 1. */
  async hears<Type extends EmbedMessage['type']>(type: Type, number = 1): Promise<Heard<Type>> {
    while (this.of(type).length < number) await new Promise<void>((resolve) => (this.#wake = resolve));
    return this.of(type)[number - 1]!;
  }

  tell(request: EmbedRequest | object): void {
    this.frame.contentWindow!.postMessage(request, '*');
  }

  remove(): void {
    removeEventListener('message', this.#listen);
    this.frame.remove();
  }
}

describe('the embed page in a frame of another origin', () => {
  let host: string;
  let framed: Framed | undefined;
  const show = (query: string, sandbox: string | undefined = 'allow-scripts'): Framed =>
    (framed = new Framed(`${host}/index.html?${query}`, sandbox));

  beforeEach(async () => {
    // the window of WebKit is large enough, and stays as it is
    if (engine !== 'webkit') await setViewport({width: 800, height: 700});
    host = (await executeServerCommand<string, undefined>('embed-host'))!;
  });
  afterEach(async () => {
    framed?.remove();
    await executeServerCommand('embed-close');
  });

  it('can be played by keys in a sandbox, and sends messages', async () => {
    const game = show('game=snakes-and-ladders&players=Ada,Ben&seed=1&speed=instant&color=red&autosave');
    expect((await game.hears('ready')).problems).to.deep.equal(['Unknown setting: "color".']);
    await game.hears('game-start');
    await click(game.frame);
    await press('Space');
    const {detail} = await game.hears('game-move');
    expect([detail.game, detail.number, detail.player, detail.by]).to.deep.equal([
      'snakes-and-ladders',
      1,
      'Ada',
      'person',
    ]);
    expect(game.of('game-error'), 'nothing is said of storage').to.deep.equal([]);
  });

  it('sends messages from the start of a game to its end', async () => {
    const game = show('game=ludo&players=Ada:auto,Ben:auto&pieces=1&autoplay=on&speed=instant&seed=2');
    const {detail} = await game.hears('game-over');
    expect(detail.winners).to.have.lengthOf(1);
    expect(game.of('game-win')[0]!.detail.seat).to.equal(detail.winners[0]);
    expect(game.of('game-move').length).to.equal(detail.number);
    game.tell({target: 'parlour', type: 'new-game'});
    const second = await game.hears('game-start', 2);
    expect(second.detail.gameId).not.to.equal(detail.gameId);
  });

  it('reports a property that is no colour, no length, or too long', async () => {
    const theme = '--game-accent=tael&--game-surface=4px&--game-radius=4px&--game-padding=calc(50*100px)';
    const game = show(`game=ludo&${theme}&--game-die-size=teal`);
    expect((await game.hears('ready')).problems).to.deep.equal([
      'Invalid --game-accent: "tael". Expected a colour.',
      'Invalid --game-surface: "4px". Expected a colour.',
      'Invalid --game-padding: "calc(50*100px)". Expected a length of at most 100 pixels.',
      'Invalid --game-die-size: "teal". Expected a length of at most 100 pixels.',
    ]);
  });

  it('repeats what a late listener has missed', async () => {
    const game = show('game=ludo&lang=xx');
    const first = await game.hears('ready');
    const {height} = await game.hears('height');
    const heights = game.of('height').length;
    game.tell({target: 'parlour', type: 'report'});
    expect(await game.hears('ready', 2)).to.deep.equal(first);
    expect((await game.hears('height', heights + 1)).height).to.equal(height);
  });

  it('is styled by the page around it', async () => {
    const game = show('game=ludo&color-scheme=dark');
    await game.hears('ready');
    const ground = async (): Promise<number[]> => {
      const {at} = await screenshot();
      return at(3, 3).slice(0, 3);
    };
    const until = async (color: readonly number[]): Promise<void> => {
      while ((await ground()).some((part, i) => Math.abs(part - color[i]!) > 3))
        await new Promise(requestAnimationFrame);
    };
    // felt
    await until([20, 44, 39]);
    game.tell({target: 'parlour', type: 'set', colorScheme: 'light'});
    await until([32, 81, 69]);
    game.tell({target: 'parlour', type: 'set', theme: {'--game-surface': 'rgb(10 20 200)'}});
    await until([10, 20, 200]);
    game.tell({target: 'parlour', type: 'set', theme: {'--game-surface': null}});
    await until([32, 81, 69]);
    game.tell({target: 'parlour', type: 'set', theme: {'--game-surface': 'var(--x)'}});
    expect((await game.hears('refused')).message).to.equal('Invalid --game-surface. Expected a colour.');
    game.tell({target: 'parlour', type: 'run', code: '1'});
    expect((await game.hears('refused', 2)).message).to.match(/^Unknown message type/);
  });
});

it('a message from elsewhere is ignored', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const message = (data: unknown, source: Window | null): MessageEvent => new MessageEvent('message', {data, source});
  const ready = {source: 'parlour', type: 'ready', game: 'ludo', problems: []};
  expect(embedMessage(message(ready, frame.contentWindow), frame)).to.deep.equal(ready);
  expect(embedMessage(message(ready, window), frame)).to.equal(undefined);
  expect(embedMessage(message(ready, null), frame)).to.equal(undefined);
  for (const data of [undefined, null, 'parlour', {type: 'ready'}])
    expect(embedMessage(message(data, frame.contentWindow), frame)).to.equal(undefined);
  frame.remove();
});
