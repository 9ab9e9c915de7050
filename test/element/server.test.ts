// The example game against a pretend server: it throws every die, plays the other seat, and its messages come late, twice
// or not at all. The page reloads in between. What both have at the end is the same game.
import {expect} from '@open-wc/testing';
import {drawOf, type GameRecord, type HistoryEntry} from '../../src/kit.js';
import type {GameBeforeMoveEvent} from '../../src/play/events.js';
import {ExampleGame} from '../example/example-game.js';
import {codeOf, exampleGame, hear, idle, next, Owed, place} from '../example/harness.js';
import {race, type RaceState} from '../example/race.js';

/** Knows the rules and the truth. It never trusts a page: whatever comes is checked by the same rules. */
class Server {
  state: RaceState = race.setup(race.parseOptions({}), 2);
  readonly moves: string[] = [];

  /** The number of the move that is due. */
  get due(): number {
    return this.moves.length + 1;
  }

  /** A page asks for a move of its own: the answer is what it became, or false. */
  ask(seat: number, number: number, move: string): string | false {
    // a page that lost the answer asks again, and gets the same one
    if (number < this.due) return this.moves[number - 1]!;
    if (number > this.due || this.state.seat !== seat || !race.moves(this.state).includes(move)) return false;
    return this.#make(race.settle!(this.state, move, drawOf('server', number)));
  }

  /** The other player moves, here. */
  reply(): {move: string; number: number} {
    const number = this.due;
    return {number, move: this.#make(race.settle!(this.state, race.moves(this.state)[0]!, drawOf('server', number)))};
  }

  #make(move: string): string {
    const played = race.play(this.state, move);
    if (!played.ok) throw new Error(played.message);
    this.state = played.state;
    this.moves.push(move);
    return move;
  }
}

/** A page: the element, what it keeps over a reload, and the wire to the server. */
class Page {
  readonly #server: Server;
  readonly #players: string;
  game!: ExampleGame;
  kept: GameRecord | undefined;
  /** Answers of the server that are under way; kept by the test, or at once. */
  owed: Owed | undefined;
  /** Takes answers as they come. */
  patient = false;

  constructor(server: Server, players: string) {
    this.#server = server;
    this.#players = players;
  }

  async open(): Promise<void> {
    this.game = await exampleGame({players: this.#players, seed: undefined});
    this.game.addEventListener('game-before-move', (event) => this.#ask(event));
    this.game.addEventListener('game-change', () => (this.kept = this.game.save()));
    if (this.kept) expect(await codeOf(this.game.load(this.kept))).to.equal('ok');
  }

  /** The page is closed and opened again: what it had in its hands is gone. */
  async reload(): Promise<void> {
    this.game.remove();
    this.owed = undefined;
    await this.open();
  }

  #ask(event: GameBeforeMoveEvent): void {
    const {seat, number, move, by} = event.detail;
    // what the server itself has sent needs no answer
    if (by === 'remote') return;
    if (!this.patient) return event.respondWith(Promise.resolve(this.#server.ask(seat, number, move)));
    this.owed = new Owed();
    event.respondWith(this.owed.promise);
  }

  /** The person here presses a button; resolves once the move is made or was refused. */
  async press(move: string): Promise<void> {
    await this.game.updateComplete;
    const button = this.game.renderRoot.querySelector<HTMLButtonElement>(`button[value=${move}]`)!;
    expect(button.disabled, `${move} is offered`).to.be.false;
    button.click();
    await idle();
  }
}

const history = (game: ExampleGame): string[] => game.history.map(({move}: HistoryEntry) => move);

describe('a game on a server', () => {
  it('is the same game there and here, move for move, to its end', async () => {
    const server = new Server();
    const page = new Page(server, 'Ada, Ben:remote');
    const other = new Page(server, 'Ada:remote, Ben:remote');
    await page.open();
    await other.open();
    const wins = [...[page, other].map(({game}) => hear(game, 'game-win'))];
    while (page.game.turn !== undefined) {
      const number = server.due;
      if (page.game.turn === 0) {
        await page.press(page.game.legalMoves[0]!);
      } else {
        const sent = server.reply();
        expect(await codeOf(page.game.play(sent.move, sent))).to.equal('ok');
      }
      expect(await codeOf(other.game.play(server.moves.at(-1)!, {number}))).to.equal('ok');
    }
    for (const {game} of [page, other]) {
      expect(history(game)).to.deep.equal(server.moves);
      expect(game.state).to.deep.equal(server.state);
      expect(game.result).to.deep.equal(race.result(server.state));
    }
    expect(wins.map((heard) => heard.length)).to.deep.equal([1, 1]);
    expect(page.game.save()).not.to.have.property('seed');
    expect(other.game.canUndo).to.be.false;
  });

  it('survives reloads, repeated, late and lost messages', async () => {
    const server = new Server();
    const page = new Page(server, 'Ada, Ben:remote');
    await page.open();
    const {gameId} = page.game;
    for (let round = 0; page.game.turn !== undefined; round++) {
      const due = server.due;
      if (page.game.turn === 0) {
        const move = page.game.legalMoves[0]!;
        page.patient = true;
        await page.press(move);
        expect(page.game.matches(':state(waiting)')).to.be.true;
        // the server has it, but the answer is lost with the page
        const late = page.owed!;
        const answer = server.ask(0, due, move);
        if (round % 2) {
          await page.reload();
          late.keep(answer);
          await idle();
          expect(page.game.history).to.have.length(due - 1);
          page.patient = false;
          await page.press(move);
        } else {
          late.keep(answer);
          await idle();
          late.keep('6');
        }
      } else {
        const sent = server.reply();
        // a message that is early, the message, the message again, and one from long ago
        expect(await codeOf(page.game.play('leave', {number: sent.number + 1}))).to.equal('stale-move');
        expect(await codeOf(page.game.play(sent.move, sent))).to.equal('ok');
        expect(await codeOf(page.game.play(sent.move, sent))).to.be.oneOf(['stale-move', 'game-over']);
        if (round % 3 === 0) await page.reload();
        expect(await codeOf(page.game.play(server.moves[0]!, {number: 1}))).to.be.oneOf(['stale-move', 'game-over']);
      }
      expect(history(page.game)).to.deep.equal(server.moves);
    }
    expect(page.game.state).to.deep.equal(server.state);
    expect(page.game.gameId).to.equal(gameId);
  });

  it('goes on where the server refuses a move, or is not there', async () => {
    const server = new Server();
    const page = new Page(server, 'Ada, Ben:remote');
    await page.open();
    const heard = hear(page.game);
    page.patient = true;
    await page.press('roll');
    page.owed!.keep(false);
    await idle();
    await page.press('roll');
    page.owed!.break(new TypeError('Failed to fetch'));
    await idle();
    expect(page.game.history).to.have.length(0);
    expect(page.game.matches(':state(waiting)')).to.be.false;
    await page.press('roll');
    page.owed!.keep('no such move');
    await idle();
    expect(heard.map(({type}) => type)).to.deep.equal([
      'game-before-move',
      'game-before-move',
      'game-error',
      'game-before-move',
      'game-error',
    ]);
    page.patient = false;
    await page.press('roll');
    expect(history(page.game)).to.deep.equal(server.moves);
  });

  it('gives the same die again after an undo', async () => {
    const server = new Server();
    const page = new Page(server, 'Ada, Ben:remote');
    await page.open();
    await page.press('roll');
    expect(page.game.canUndo).to.be.true;
    await page.game.undo();
    await page.press('roll');
    expect(history(page.game)).to.deep.equal(server.moves);
  });

  it('comes to a new page from its record alone, also with a move under way', async () => {
    const server = new Server();
    const page = new Page(server, 'Ada, Ben:remote');
    await page.open();
    await page.press('roll');
    page.patient = true;
    await page.press('leave');
    const fresh = place(Object.assign(new ExampleGame(), {speed: 'instant' as const}));
    expect(await codeOf(fresh.load(page.game.save()))).to.equal('ok');
    expect(history(fresh)).to.deep.equal(server.moves);
    expect(fresh.save().seats.map(({kind}) => kind)).to.deep.equal(['person', 'remote']);
    const made = next(page.game, 'game-move');
    page.owed!.keep(server.ask(0, 2, 'leave'));
    await made;
    expect(history(page.game)).to.deep.equal(server.moves);
  });
});
