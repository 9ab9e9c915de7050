/** The element of Ludo: what is rendered and what input does. The rules are in rules/, the look in view/. */
import {html, type PropertyValues, type TemplateResult} from 'lit';
import {property} from 'lit/decorators.js';
import {LiveOdds} from '../../controllers/live-odds.js';
import type {Choreography} from '../../controllers/presenter.js';
import type {Effect, Result} from '../../core/game.js';
import type {Json, JsonObject} from '../../core/json.js';
import type {Seat} from '../../core/record.js';
import {mapSearch, type Search} from '../../core/search.js';
import type {Moved, Session} from '../../core/session.js';
import {dieStyles, throwTemplate} from '../../templates/die.js';
import type {Words} from '../../element/words.js';
import {FramedGame, frameStyles} from '../../templates/framed-game.js';
import * as icons from '../../templates/icons.js';
import type {PlayerModel} from '../../templates/players.js';
import {tokenNames} from '../../templates/token.js';
import {dictionary} from './dictionary.js';
import {
  asides, chances, chooseMove, colours, legalMoves, levels, ludo, safeSquares, ringSquare, tracks,
  type Colour, type LudoEffect, type LudoMove, type LudoOptions, type LudoState, type TrackName, type Chances,
} from './rules/index.js';
import {boardStyles, boardTemplate} from './view/board.js';
import {showMove} from './view/choreography.js';
import {choicesStyles, choicesTemplate} from './view/choices.js';
import {diceTableStyles, diceTemplate} from './view/dice-table.js';

/** A rule that is switched: `on` or `off`. */
type Switch = 'on' | 'off' | boolean | undefined;

/**
 * Ludo for two to four players, people or automatic (`random`, `greedy`, `strong`). A player's colour is a corner of the
 * board: `players="Ada:green, Ben:red:auto:strong"`; any other colour paints the corner that is left.
 *
 * @tag ludo-game
 *
 * @key Tab, Shift+Tab - To the coins that may move, the throw button, the row of coins, the tools, and back.
 * @key Arrow keys - From coin to coin, of those that may move; each is read with what it would do.
 * @key Home, End - To the first and the last of them.
 * @key Enter, Space - Throw, or move the coin.
 * @key 1, 2, 3, 4 - Move that coin.
 *
 * @csspart board - The board.
 * @csspart ground - What lies between the squares.
 * @csspart yard - A player's yard; its colour is its `color`.
 * @csspart star - The sign of a safe square.
 * @csspart coin - A coin; with `may` one that may be chosen now.
 * @csspart aim - The preview of a move: where a coin would come, and by which way.
 * @csspart throw - The button that throws.
 * @csspart die - The die on that button.
 * @csspart choices - The row of buttons for a player's coins.
 * @csspart choice - One of them; with `may` for a coin that may be chosen now.
 * @csspart dice - The counts of all throws, and the seed.
 *
 * @cssprop [--game-frame=light-dark(#25534d, #0d1715)] - The frame of the board.
 * @cssprop [--game-square=light-dark(#fdf8ec, #2d4743)] - The squares.
 * @cssprop [--game-line=light-dark(#d9c9a5, #162723)] - What lies between them.
 * @cssprop [--game-sign=light-dark(#8a7650, #9db5a9)] - The stars.
 * @cssprop [--game-die=#fffdf6] - The die's faces.
 * @cssprop [--game-die-pips=#2a241c] - The die's pips.
 * @cssprop [--game-die-size=40px] - The die's side.
 */
export class LudoGame extends FramedGame<LudoOptions, LudoState> {
  /** Hands over a language, or other words for one: sentences by key, `{n}` and the like for what goes in. */
  static registerWords(lang: string, words: Words): void {
    dictionary.register(lang, words);
  }

  static override styles = [frameStyles, dieStyles, boardStyles, choicesStyles, diceTableStyles];

  /** The rules that all switches below begin from: `standard` or `classic59`. Default `standard`. */
  @property() rules?: 'standard' | 'classic59' | undefined;

  /** The numbering: `standard`, 57 to home, or `classic59`, once more over the own start and home on 59. Default: as `rules`. */
  @property() track?: TrackName | undefined;

  /** A throw past home turns round there, else it can't be moved. Default `off`; on the track `classic59` `on`. */
  @property() bounce?: Switch;

  /** No capture on the eight safe squares. Default `on`; with `classic59` `off`. */
  @property() safe?: Switch;

  /** A coin that ends on rivals sends them back to their yards. Default `on`. */
  @property() capture?: Switch;

  /** Only a six brings a coin out, else any throw does. Default `on`. */
  @property({attribute: 'six-enters'}) sixEnters?: Switch;

  /** A six gives another throw. Default `on`. */
  @property({attribute: 'six-again'}) sixAgain?: Switch;

  /** A capture gives another throw. Default `on`; with `classic59` `off`. */
  @property({attribute: 'capture-again'}) captureAgain?: Switch;

  /** A coin that comes home gives another throw. Default `on`; with `classic59` `off`. */
  @property({attribute: 'home-again'}) homeAgain?: Switch;

  /** The third six in a row is not moved and ends the turn. Default `on`; with `classic59` `off`. */
  @property({attribute: 'three-sixes'}) threeSixes?: Switch;

  /** Up to three throws in a turn while all coins are in the yard. */
  @property({type: Boolean}) attempts = false;

  /** Two coins of one colour on a square let no rival pass. */
  @property({type: Boolean}) blocks = false;

  /** Of four players, those opposite play together. */
  @property({type: Boolean}) teams = false;

  /** Where there is no choice, the coin moves with the throw. */
  @property({type: Boolean, attribute: 'auto-move'}) autoMove = false;

  /** The others play on for their places when one is done. */
  @property({type: Boolean, attribute: 'play-on'}) playOn = false;

  /** Coins of each player: 1 to 4. Default 4; with fewer a game is quick. */
  @property() coins?: number | string | undefined;

  /** Places, counted from the last, that nobody takes at first: 0 to 2. Their players may join later. Default 0. */
  @property() open?: number | string | undefined;

  /** Shows each player's chance to win, by simulation, after every move. */
  @property({type: Boolean, reflect: true}) odds = false;

  readonly #odds = new LiveOdds<LudoState, Chances>(this, chances);
  /** The move whose preview is drawn. */
  #aim: string | undefined;
  /** The move in the tab order. */
  #cursor: string | undefined;
  #pips: number | undefined;
  /** What has the focus, and loses it where it can't be chosen after this rendering. */
  #leaving: Element | null | undefined;

  constructor() {
    super({game: ludo, dictionary, players: 2, levels});
    this.addEventListener('click', (event) => this.#choose(moveOf(event)));
  }

  protected override get rawOptions(): JsonObject {
    const {
      rules, track, bounce, safe, capture, sixEnters, sixAgain, captureAgain, homeAgain, threeSixes, attempts, blocks, teams, autoMove, playOn, coins, open,
    } = this;
    return {
      rules, track, bounce, safe, capture, sixEnters, sixAgain, captureAgain, homeAgain, threeSixes, attempts, blocks, teams, autoMove, playOn, coins, open,
    };
  }

  /** A colour that is a corner of the board is the player's; who has none takes what is left, clockwise or opposite. */
  protected override optionsFor(seats: readonly Seat[]): JsonObject {
    const chosen = seats.map(({colour}) => colours.find((name) => name === colour));
    const first = chosen.find(Boolean);
    if (!first) return this.rawOptions;
    const opposite = colours[(colours.indexOf(first) + 2) % 4]!;
    const left = [...(seats.length === 2 ? [opposite] : []), ...colours].filter((name) => !chosen.includes(name));
    return {...this.rawOptions, colours: chosen.map((name) => name ?? left.splice(0, 1)[0]!)};
  }

  /** Puts the focus on the coin to be chosen, or on the button that throws. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('.coin[tabindex="0"], .throw')?.focus(options);
  }

  protected override token(seat: number): {readonly token: number; readonly colour: string | undefined} {
    const {colour} = super.token(seat);
    return {token: tokenNames.indexOf(this.session.state.colours[seat]!), colour: colours.includes(colour as Colour) ? undefined : colour};
  }

  // what happened, shown and said

  protected override choreography(moved: Moved<LudoState>, before: LudoState): Choreography {
    this.told = moved;
    if (/\d$/.test(moved.move) && !before.pips) this.#pips = Number(moved.move);
    return (stage) =>
      showMove(stage, moved.effects as readonly LudoEffect[], {
        root: this.renderRoot,
        before,
        after: moved.state,
        sound: (name) => this.makeSound(name),
      });
  }

  protected override changed(cause: Parameters<FramedGame['changed']>[0]): void {
    super.changed(cause);
    if (cause !== 'move') this.#pips = undefined;
  }

  protected override sentence(effect: Effect): string {
    const {words} = this;
    const {type, seat, coin = 0, pips, to, place} = effect as Effect & {coin?: number; pips?: number; to?: number; place?: number};
    if (type === 'passed' || type === 'homed') return '';
    return words.say(type === 'won' && place !== 1 ? 'placed' : type, {
      player: seat === undefined ? '' : this.playerName(seat),
      coin: coin + 1,
      pips,
      n: place,
      to: to === undefined ? '' : this.#place(to, 'to'),
    });
  }

  protected override turnSentence(seat: number): string {
    return this.words.say(this.shown.pips ? 'toChoose' : 'toThrow', {player: this.playerName(seat)});
  }

  /** For those who don't see the board: what may be chosen, too. */
  protected override describe(moved: Moved<LudoState>): string {
    const {words} = this;
    const choices = legalMoves(moved.state).map((move) => words.sentence(`${words.number(move.coin + 1)}: ${this.#outcome(move)}`));
    return words.text([super.describe(moved), ...choices]);
  }

  protected override get status(): string {
    const {told} = this;
    if (!told || this.waiting) return super.status;
    if (this.presenting && /^\d$/.test(told.move)) return this.words.say('throwing', {player: this.playerName(told.seat)});
    return super.describe(told);
  }

  /** Where a position is, or that a coin goes there: "in the home column, 3", "to square 17". */
  #place(position: number, way: 'on' | 'to'): string {
    const {ring, home} = tracks[this.shown.options.track];
    const to = way === 'to';
    if (position === 0) return this.words.say('inYard');
    if (position === home) return this.words.say(to ? 'toHome' : 'atHome');
    if (position > ring) return this.words.say(to ? 'toColumn' : 'inColumn', {n: position - ring});
    return this.words.say(to ? 'toSquare' : 'onSquare', {n: position});
  }

  /** What a move does: "to square 17, safe, captures Ben". */
  #outcome({seat, from, to, captures}: LudoMove): string {
    const {colours: own, options} = this.shown;
    const square = ringSquare(own[seat]!, to, options.track);
    return this.words.row([
      from ? this.#place(to, 'to') : this.words.say('out'),
      ...(options.safe && square && safeSquares.includes(square) ? [this.words.say('safe')] : []),
      ...new Set(captures.map((hit) => this.words.say('captures', {player: this.playerName(hit.seat)}))),
    ]);
  }

  #coinLabel = (seat: number, coin: number): string => {
    const move = this.#choices.find((one) => one.seat === seat && one.coin === coin);
    const name = this.words.say('coin', {player: this.playerName(seat), coin: coin + 1});
    const where = this.words.row([name, this.#place(this.shown.coins[seat]![coin]!, 'on')]);
    return move ? `${where}: ${this.#outcome(move)}` : where;
  };

  protected override chooseMove({state}: Session<LudoOptions, LudoState>, level: string | undefined): Search<string> {
    return chooseMove(state, level) as Search<string>;
  }

  /** What the strong player would do; its preview is drawn. */
  protected override hintSearch({state}: Session<LudoOptions, LudoState>): Search<Json> {
    return mapSearch(chooseMove(state, 'strong'), (move) => ({move: move!}));
  }

  protected override hintFound(hint: Json): void {
    if (this.state.pips) this.#aimAt((hint as {move: string}).move);
  }

  // input

  /** What a person here may choose now. */
  get #choices(): readonly LudoMove[] {
    return this.inviting ? legalMoves(this.state) : [];
  }

  #throw = (): void => {
    if (this.inviting && !this.state.pips) void this.act('throw');
  };

  #choose(move: string | null | undefined): void {
    if (move && this.#choices.some((choice) => choice.move === move)) void this.act(move);
  }

  #aimAt(move: string | undefined): void {
    this.#aim = move;
    this.requestUpdate();
  }

  /** What the pointer is on is drawn; else what has the focus, where that is seen. */
  #onAim = (event: Event): void => {
    const move = moveOf(event);
    const focused = event.type === 'focusout' ? undefined : this.shadowRoot?.activeElement?.closest('[data-move]:focus-visible')?.getAttribute('data-move');
    if (event.type === 'focusin' && move) this.#cursor = move;
    this.#aimAt((event.type === 'pointerover' && move) || (focused ?? undefined));
  };

  protected override onKeydown(event: KeyboardEvent): void {
    super.onKeydown(event);
    const {key} = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const moves = this.#choices.map(({move}) => move);
    const target = event.composedPath()[0] as Element;
    const at = moves.indexOf(moveOf(event) ?? '');
    const step = /Right|Down/.test(key) ? 1 : /Left|Up/.test(key) ? -1 : 0;
    if (/^[1-4]$/.test(key) && moves.includes(`c${Number(key) - 1}`)) this.#choose(`c${Number(key) - 1}`);
    else if (at < 0) return;
    else if (/^(Enter| )$/.test(key)) this.#choose(event.repeat ? undefined : moves[at]);
    else if (key.startsWith('Arrow') || key === 'Home' || key === 'End') {
      const to = moves[key === 'Home' ? 0 : key === 'End' ? moves.length - 1 : (at + step + moves.length) % moves.length];
      target.parentElement?.querySelector<HTMLElement>(`[data-move=${to}]`)?.focus();
    } else return;
    event.preventDefault();
  }

  // what there is to see

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const moves = this.#choices.map(({move}) => move);
    if (!moves.includes(this.#aim!)) this.#aim = undefined;
    const focused = this.shadowRoot?.activeElement;
    // the die gives the focus away only when a choice has just come up
    this.#leaving = focused?.matches(this.#cursor || !moves.length ? '.coin, .choice' : '.coin, .choice, .throw:focus-visible') ? focused : undefined;
    if (!moves.includes(this.#cursor!)) this.#cursor = moves[0];
    this.#odds.watch(this.odds && !this.shown.over ? this.shown : undefined, this.shown.colours.length);
  }

  protected override firstUpdated(): void {
    // from one part to another they do not leave the shadow root
    for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) this.renderRoot.addEventListener(type, this.#onAim);
  }

  /** Keyboard play goes on where it is: from the button that throws to the coins, and back. */
  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (this.#leaving && !moveOf(this.#leaving)) this.focus({preventScroll: true});
  }

  get #dice(): number {
    return this.shown.pips || (this.#pips ?? Number(this.history.findLast(({move}) => /^\d$/.test(move))?.move ?? 6));
  }

  #tokens() {
    return this.session.seats.map((_, seat) => this.token(seat));
  }

  protected override renderBoard(): TemplateResult {
    const moves = this.#choices;
    return boardTemplate({
      state: this.shown,
      tokens: this.#tokens(),
      turn: this.acting,
      moves,
      aim: this.#aim,
      hints: this.showsHints,
      cursor: this.#cursor,
      label: this.words.say('board'),
      coinLabel: this.#coinLabel,
    });
  }

  protected override renderControls(): TemplateResult {
    const {words, shown} = this;
    const moves = this.#choices;
    const seat = moves[0]?.seat ?? this.acting ?? shown.seat;
    const {home} = tracks[shown.options.track];
    const number = (n: number): string => words.number(n);
    return html`${throwTemplate({dice: [this.#dice], label: words.say('throw'), ready: this.inviting && !shown.pips, onThrow: this.#throw})}
    ${choicesTemplate({
      token: this.token(seat),
      label: words.say('coins', {player: this.playerName(seat)}),
      cursor: this.#cursor,
      number,
      choices: shown.coins[seat]!.map((position, coin) => {
        const move = moves.find((one) => one.coin === coin);
        const at = move?.to ?? position;
        return {
          move: move?.move,
          label: this.#coinLabel(seat, coin),
          text: at === 0 || at === home ? '' : number(at),
          home: at === home,
          captures: move?.captures.map((hit) => this.token(hit.seat)) ?? [],
        };
      }),
    })}`;
  }

  protected override playerDetails(seat: number): Omit<PlayerModel, 'token' | 'colour' | 'name' | 'turn'> {
    const {words, shown} = this;
    const place = shown.places[seat];
    const {home} = tracks[shown.options.track];
    const own = shown.coins[seat]!;
    const score = shown.away[seat]
      ? '–'
      : place
        ? words.say('place', {n: place, player: ''})
        : `${words.number(own.filter((position) => position === home).length)}/${words.number(own.length)}`;
    const chance = this.odds ? this.#odds.found?.chances[seat] : undefined;
    if (chance === undefined) return {score};
    return {score, chance, chanceLabel: words.say('chance', {chance: words.number(chance, {style: 'percent'})})};
  }

  protected override get tools() {
    return [this.toggle('odds', icons.chart, this.odds, (on) => (this.odds = on))];
  }

  protected override endCard(result: Result): ReturnType<FramedGame['endCard']> {
    const {words} = this;
    const {places} = this.session.state;
    const name = (seat: number): string => this.playerName(seat);
    const card = super.endCard(result);
    if (result.winners.length > 1) return {...card, title: words.say('teamWins', {players: words.list(result.winners.map(name))})};
    const order = places.flatMap((place, seat) => (place ? [seat] : [])).sort((a, b) => places[a]! - places[b]!);
    return order.length < 3 ? card : {...card, text: order.map((seat) => words.say('place', {n: places[seat]!, player: name(seat)})).join(' ')};
  }

  protected override renderExtra(): TemplateResult {
    const {words, shown, session} = this;
    const beside = this.inviting ? asides(this.state) : [];
    const button = (kind: 'join' | 'leave', seat: number): TemplateResult | undefined => {
      const move = `${kind} ${shown.colours[seat]}`;
      return beside.includes(move)
        ? html`<button part="button" @click=${() => void this.act(move)}>${words.say(kind, {player: this.playerName(seat)})}</button>`
        : undefined;
    };
    const error = this.odds && this.#odds.found?.error;
    return html`${session.seats.map((_, seat) => button('join', seat))}
    ${diceTemplate(
      session.seats.map((_, seat) => ({name: this.playerName(seat), token: this.token(seat), thrown: shown.thrown[seat]!, button: button('leave', seat)})),
      this.save().seed,
      words,
    )}
    ${error ? html`<p>${words.say('estimated', {error: words.number(error, {style: 'percent', maximumFractionDigits: 1})})}</p>` : ''}`;
  }
}

/** The move of the coin or button that an event is about. */
function moveOf(at: Event | Element): string | null | undefined {
  const element = at instanceof Event ? (at.composedPath()[0] as Element) : at;
  return element.closest?.('[data-move]')?.getAttribute('data-move');
}
