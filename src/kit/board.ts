/**
 * A board of places, pieces and targets: rendering, presses, hover, arrow keys from target to target, focus, refusal, the
 * ring of a hint, keys and swipes for the whole board, and pieces that travel (travel.ts, loaded after the first render).
 */
import {css, html, isServer, nothing, svg} from 'lit';
import {OnDemand} from '../core/on-demand.js';
import type {GameContext, GameUi, GameView} from '../frame/game-definition.js';
import {tokenShape} from '../frame/templates/token.js';
import {isFrom} from '../input/event-path.js';
import type {Choreography} from '../input/presenter.js';
import type {GameTypes, Point, StepOf} from '../play/game-types.js';
import {ArrowKeys} from './arrow-keys.js';
import {over, targetStyles, type Box} from './cells.js';
import {placeOf, spotsOf, stand, type Look, type Piece, type Places, type Stood} from './pieces.js';
import type {Journey, Moment, Plan} from './travel.js';

/** A part of the board that can be pressed: a cell, a pit, the edge between two dots. */
export interface Target {
  /** Tells it from the others; the same in all positions. */
  readonly id: string;
  /** Its name with what is there, for screen readers: "b2, X". */
  readonly label: string;
  /** Its centre. Default: that of the place with this name. */
  readonly at?: Point;
  /** The area that reacts to a press, around the centre. Default: a square of 100. */
  readonly hit?: Box;
  /** The outline around the centre, for focus and hint, as the data of an SVG path. Default: a little within `hit`. */
  readonly ring?: string;
  /** The move that a press makes. Left out, a press is refused. */
  readonly move?: string | undefined;
  /** Whether the move ends here, and not at another target: there the hint and the preview are shown. Default: yes. */
  readonly ends?: boolean;
  /** The reason why a press is refused, for the player. Default: whose turn it is. */
  readonly why?: string | undefined;
  /** The drawing below the pieces: an SVG template, centred. Default: a square on a grid, otherwise nothing. */
  readonly ground?: unknown;
  /** A drawing of the move's outcome here: shown with a hint, and while mouse, finger or focus are on a target with this move. */
  readonly preview?: unknown;
  /** Names for styles, separated by spaces: `line` is styled as `[data-marks~='line']`, on ground and pieces. */
  readonly marks?: string;
  /** Its row and column from 0, where the board is a grid. Default of `column`: one after the other. */
  readonly row?: number;
  readonly column?: number;
}

/** The form of a board for narrow and high containers. */
export interface Upright<T extends GameTypes> {
  readonly box: Box | ((view: GameView<T>) => Box);
  readonly places: Places | ((view: GameView<T>) => Places);
}

/** A board of places, pieces and targets. Only `box`, `places` and `pieces` are required. */
export interface Board<T extends GameTypes> extends Upright<T> {
  /** The pieces of a state, each on a place. */
  pieces(state: T['state']): readonly Piece[];
  /** The drawing of a piece: an SVG template, centred. Default: the token of the player whose seat is the look. */
  piece?(look: Look, view: GameView<T>, id: string): unknown;
  /** The parts that can be pressed. `aimed`: the move under mouse, finger or focus; `upright`: the form of that name is shown. */
  targets?(view: GameView<T>, aimed: string | undefined, upright: boolean): readonly Target[];
  /** The target where an arrow key, Home or End leads. Default: the nearest that way, the ends of the row. */
  next?(id: string, key: string, view: GameView<T>): string | undefined;
  /** Moves by keys of the whole board: `{ArrowLeft: 'left'}`. A target with the id of the move says why it is not legal. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Moves by swipes over the board. */
  readonly swipe?: Readonly<Partial<Record<'left' | 'right' | 'up' | 'down', string>>>;
  /**
   * The journeys that show an effect of a move; they start together or so many intervals later. Effects follow one another,
   * each with its sentence once it has landed. Pieces that none of them moves travel with the first; one that has gone from a
   * place and come to another slides there.
   */
  travel?(effect: T['effect'], step: StepOf<T>): readonly (Journey | false | undefined)[] | undefined;
  /** Milliseconds of an interval at normal speed. Default 110. */
  readonly interval?: number;
  /** Drawings below and above the pieces: SVG templates. */
  under?(view: GameView<T>, aimed: string | undefined, upright: boolean): unknown;
  over?(view: GameView<T>, aimed: string | undefined, upright: boolean): unknown;
  /** The whole board in words, for screen readers. Default: "Board". */
  label?(view: GameView<T>): string;
  /** Another form, where the board is larger by it: on a phone held upright. */
  readonly upright?: Upright<T>;
}

const parts = new OnDemand(() => import('./travel.js'));

/** A hint that names a move. */
const moveOfHint = (hint: unknown): string | undefined =>
  typeof hint === 'string' ? hint : (hint as {readonly move?: string} | undefined)?.move;

const square: Box = [-50, -50, 100, 100];

/** The shortest swipe, in pixels. */
const swipeLength = 24;

/** The answers of a game for one view, asked for once. */
interface Layout<T extends GameTypes> {
  readonly view: GameView<T>;
  readonly places: Places;
  readonly targets: readonly Target[];
}

/** The state of a board in one element. */
export class BoardUi<T extends GameTypes> implements GameUi<T> {
  readonly #context: GameContext<T>;
  readonly #board: Board<T>;
  readonly #arrows = new ArrowKeys();
  /** The target in the tab order. */
  #cursor: string | undefined;
  /** The target under the mouse or the finger. */
  #pointed: string | undefined;
  /** The finger that came down on a target with a move: it shows the moves that it slides over, and makes one when lifted. */
  #finger: number | undefined;
  /** The start of a swipe. */
  #pressed: readonly [x: number, y: number, pointer: number] | undefined;
  #isSwipe = false;
  #hadFocus = false;
  #upright = false;
  /** Whether the first render is over. */
  #isFormed = false;
  /** The pieces of the last rendering, and their state. */
  #stood: readonly Stood[] = [];
  #state: T['state'] | undefined;
  /** The move that is shown. */
  #plan: (Plan & {readonly step: StepOf<T>}) | undefined;
  #moment: Moment | undefined;
  #known: Layout<T> | undefined;

  constructor(context: GameContext<T>, board: Board<T>) {
    this.#context = context;
    this.#board = board;
    const {element} = context;
    if (isServer || !board.upright) return;
    // not at once: the other form may have another height, which would be observed in the same frame
    let observer: ResizeObserver | undefined;
    element.addController({
      hostConnected: () => {
        // that of its own window, which may be a frame
        const {ResizeObserver: Observer, requestAnimationFrame: next} = windowOf(element);
        observer = new Observer(() => next(() => this.#turn()));
        observer.observe(element);
      },
      hostDisconnected: () => observer?.disconnect(),
    });
  }

  // form

  /** Whether the upright form makes the board larger, beside or above everything else. */
  #standsUpright(view: GameView<T>): boolean {
    const {element} = this.#context;
    const [width, height] = [element.clientWidth, 0.6 * windowOf(element).innerHeight];
    const scale = ([, , across, down]: Box): number => Math.min(width / across, height / down);
    const [flat, upright] = [this.#board, this.#board.upright!].map(({box}) => scale(resolved(box, view)));
    return upright! > flat!;
  }

  #turn(): void {
    // its frame may have been removed since
    if (!this.#context.element.ownerDocument.defaultView) return;
    if (this.#standsUpright(this.#context.view) === this.#upright) return;
    this.#upright = !this.#upright;
    this.#known = undefined;
    this.#context.skip();
    this.#context.requestUpdate();
  }

  get #form(): Upright<T> {
    return (this.#upright && this.#board.upright) || this.#board;
  }

  /** The drawn area. */
  box(view: GameView<T>): Box {
    return resolved(this.#form.box, view);
  }

  #placesOf(view: GameView<T>): Places {
    return this.#layout(view).places;
  }

  #targetsOf(view: GameView<T>): readonly Target[] {
    return this.#layout(view).targets;
  }

  /** Places and targets, asked for once for each view. */
  #layout(view: GameView<T>): Layout<T> {
    if (this.#known?.view !== view) {
      const places = resolved(this.#form.places, view);
      this.#known = {view, places, targets: this.#board.targets?.(view, undefined, this.#upright) ?? []};
    }
    return this.#known;
  }

  #at({id, at}: Target, view: GameView<T>): Point {
    return at ?? placeOf(this.#placesOf(view), id).at;
  }

  // input

  focusTarget(): HTMLElement | null {
    return this.#find(this.#stop(this.#context.view)?.id) ?? this.#context.root.querySelector('.targets');
  }

  /** Null before the first render. */
  #find(id: string | undefined): HTMLElement | null {
    return id === undefined ? null : this.#query(`[data-target="${id}"]`);
  }

  #query<E extends Element = HTMLElement>(selector: string): E | null {
    return this.#context.element.shadowRoot?.querySelector<E>(selector) ?? null;
  }

  /** The target in the tab order. */
  #stop(view: GameView<T>): Target | undefined {
    const list = this.#targetsOf(view);
    return list.find(({id}) => id === this.#cursor) ?? list.find(({move}) => move !== undefined) ?? list[0];
  }

  #press(id: string): void {
    const {view} = this.#context;
    this.#cursor = id;
    if (view.turn === undefined || !view.live) return;
    const {move, why} = this.#targetsOf(view).find((target) => target.id === id) ?? {};
    if (view.mayAct && move !== undefined) void this.#context.act(move);
    // no click follows a key
    else if (view.showing) this.#context.skip();
    else this.#refuse(id, why);
  }

  #refuse(id: string, why: string | undefined): void {
    const {view} = this.#context;
    if (view.showing || view.turn === undefined) return;
    const turn = view.paused ? view.words.say('escapeResumes') : view.tell('toPlay', view.turn);
    const shaken =
      this.#query<SVGElement>(`[data-place="${id}"]`) ??
      this.#query<SVGElement>(`[data-ground="${id}"]`) ??
      this.#query<SVGElement>('svg.board');
    this.#context.refuse(view.mayAct ? (why ?? turn) : turn, shaken);
  }

  /** Makes a move of the whole board: what is being shown does not keep a quick player waiting. */
  #make(move: string): void {
    const context = this.#context;
    if (!context.view.live) return;
    if (context.view.mayActSoon) context.skip();
    const {view} = context;
    if (view.mayAct && view.legal.includes(move)) void context.act(move);
    else this.#refuse(move, this.#targetsOf(view).find(({id}) => id === move)?.why);
  }

  /** Keys of the whole board, wherever the focus is beside it. */
  key(event: KeyboardEvent): boolean {
    const move = this.#board.keys?.[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || isFrom(event, '.panel, .card, .below'))
      return false;
    if (!event.repeat) this.#make(move);
    return true;
  }

  readonly onKeydown = (event: KeyboardEvent): void => {
    const {key, ctrlKey} = event;
    if (event.altKey || event.metaKey || event.defaultPrevented || this.#board.keys?.[key] !== undefined) return;
    const {view} = this.#context;
    const list = this.#targetsOf(view);
    const from = list.find(({id}) => id === targetOf(event));
    if (!from) return;
    if (key === 'Enter' || key === ' ') {
      // a key that is held down acts once, and does not scroll the page either
      event.preventDefault();
      if (!event.repeat) this.#press(from.id);
      return;
    }
    const isEnd = key === 'Home' || key === 'End';
    if (!isEnd && (ctrlKey || !/^Arrow(Left|Right|Up|Down)$/.test(key))) return;
    let to = ctrlKey ? undefined : this.#board.next?.(from.id, key, view);
    if (isEnd) to ??= (ctrlKey ? list : list.filter(({row}) => row === from.row)).at(key === 'Home' ? 0 : -1)?.id;
    else
      to ??= this.#arrows.next(
        from.id,
        key,
        list.map((each) => ({id: each.id, at: this.#at(each, view)})),
      );
    // at an edge neither the focus nor the page moves
    event.preventDefault();
    if (to === undefined) return;
    this.#cursor = to;
    this.#context.requestUpdate();
    this.#find(to)?.focus();
  };

  readonly onClick = (event: MouseEvent): void => {
    const id = targetOf(event);
    // the end of a swipe presses nothing, and skips nothing
    if (this.#isSwipe && event.detail > 0) event.preventDefault();
    else if (id !== undefined) this.#press(id);
  };

  readonly onPointer = (event: PointerEvent): void => {
    const {type, clientX, clientY, pointerId} = event;
    if (type === 'pointerdown') {
      this.#isSwipe = false;
      if (event.isPrimary) this.#pressed = [clientX, clientY, pointerId];
      const isFinger = event.pointerType === 'touch' && event.isPrimary && !this.#board.swipe;
      this.#finger = isFinger && this.#moveAt(targetOf(event)) !== undefined ? pointerId : undefined;
    }
    // a finger is told of by the target where it came down
    const isFinger = this.#finger !== undefined && this.#finger === pointerId && type !== 'pointercancel';
    const id = isFinger
      ? targetAt(this.#context.element.shadowRoot!.elementFromPoint(clientX, clientY))
      : event.pointerType === 'mouse'
        ? targetOf(event)
        : undefined;
    if (type === 'pointerup' || type === 'pointercancel') {
      if (type === 'pointerup' && this.#pressed && this.#pressed[2] === pointerId)
        this.#swipe(clientX - this.#pressed[0], clientY - this.#pressed[1]);
      this.#pressed = undefined;
      if (event.pointerType === 'mouse') return;
      this.#point(undefined);
      if (isFinger && id !== undefined) this.#press(id);
    } else if (type !== 'pointerdown' || isFinger) this.#point(type === 'pointerleave' ? undefined : id);
  };

  /** A finger that has made its move presses nothing else, such as a card that has come up under it. */
  readonly onTouchend = (event: TouchEvent): void => {
    if (this.#finger !== undefined) event.preventDefault();
    this.#finger = undefined;
  };

  #point(id: string | undefined): void {
    if (id === this.#pointed) return;
    this.#pointed = id;
    this.#context.requestUpdate();
  }

  #swipe(x: number, y: number): void {
    if (Math.hypot(x, y) < swipeLength) return;
    const way = Math.abs(x) > Math.abs(y) ? (x < 0 ? 'left' : 'right') : y < 0 ? 'up' : 'down';
    const move = this.#board.swipe?.[way];
    if (move === undefined) return;
    this.#isSwipe = true;
    this.#make(move);
  }

  /** The focus comes or goes. */
  readonly onFocus = (event: Event): void => {
    this.#cursor = targetOf(event) ?? this.#cursor;
    this.#context.requestUpdate();
  };

  /** The target with the keyboard focus. */
  get #keyed(): string | undefined {
    return this.#find(this.#cursor)?.matches(':focus-visible') ? this.#cursor : undefined;
  }

  /** The move under the mouse or the finger, or of the target with the keyboard focus. */
  aimed(view: GameView<T>): string | undefined {
    return this.#moveAt(this.#pointed ?? this.#keyed, view);
  }

  /** The move that a press on a target makes now. */
  #moveAt(id: string | undefined, view = this.#context.view): string | undefined {
    if (id === undefined || !view.mayAct || !view.live) return undefined;
    return this.#targetsOf(view).find((target) => target.id === id)?.move;
  }

  update(view: GameView<T>): void {
    // the first render has its form already, but for one that a server has sent
    if (!isServer && this.#board.upright && !this.#isFormed && !view.firstRender)
      this.#upright = this.#standsUpright(view);
    this.#isFormed = true;
    this.#hadFocus = this.#focused?.hasAttribute('data-target') ?? false;
  }

  updated(view: GameView<T>): void {
    if (!view.firstRender && !parts.module) this.#fetch();
    if (this.#hadFocus && !this.#focused) this.focusTarget()?.focus({preventScroll: true});
  }

  /** Loads what shows moves, once the browser has nothing else to do: the first render is over then. */
  #fetch(): void {
    const {requestIdleCallback: idle = setTimeout} = globalThis as Partial<typeof globalThis>;
    idle(() => void parts.use(() => undefined));
  }

  get #focused(): Element | null | undefined {
    return this.#context.element.shadowRoot?.activeElement;
  }

  // moves

  /** The pieces of a state, with the identity they have had so far. */
  #stand(state: T['state']): readonly Stood[] {
    if (state !== this.#state) {
      this.#stood = stand(this.#board.pieces(state), this.#stood);
      this.#state = state;
    }
    return this.#stood;
  }

  /** The moment of the move that is shown; undefined once all is as it is in the end. */
  #shown({showing, state}: GameView<T>): Moment | undefined {
    return showing && this.#plan?.step.state === state ? this.#moment : undefined;
  }

  /** Scores as they are to be seen: those of a move count along. @param of the scores of a state, by seat */
  scores(view: GameView<T>, of: (state: T['state']) => readonly number[]): readonly number[] {
    const moment = this.#shown(view);
    if (!moment) return of(view.state);
    return of(this.#plan!.step.before).map((before, seat) => before + (moment.points[seat] ?? 0));
  }

  /** The pieces on places as they are to be seen: one on its way is on none. */
  standing(view: GameView<T>): readonly Piece[] {
    return this.#shown(view)?.counted ?? this.#stand(view.state);
  }

  present(step: StepOf<T>): Choreography | undefined {
    const {effects, before, state} = step;
    this.#plan = undefined;
    if (effects.length === 0) return undefined;
    const context = this.#context;
    const {view} = context;
    const end = effects.some(({type}) => type === 'won') ? 'win' : undefined;
    const {module} = parts;
    if (!module || view.still) {
      return async (stage) => {
        context.sound(end ?? 'place');
        await stage.wait(220);
      };
    }
    const scenes = effects.map((effect) => ({
      journeys: (this.#board.travel?.(effect, step) ?? []).filter((journey) => !!journey),
      seat: effect.seat ?? step.seat,
    }));
    const places = this.#placesOf(view);
    const known = this.#stand(before);
    const plan = module.planOf(known, this.#board.pieces(state), scenes, places, this.#board.interval ?? 110);
    this.#plan = {...plan, step};
    this.#moment = plan.first;
    [this.#stood, this.#state] = [plan.after, state];
    context.tell(plan.told);
    const spots = new Map([...spotsOf(plan.before, places), ...spotsOf(plan.after, places)]);
    return async (stage) => {
      await module.travel(stage, plan, {
        rendered: (id) => spots.get(id)!,
        parts: (id) => {
          const go = this.#query(`[data-piece="${id}"]`)?.firstElementChild;
          return [go, go?.firstElementChild];
        },
        show: (moment) => {
          this.#moment = moment;
          context.requestUpdate();
        },
        tell: (count) => context.tell(count),
        sound: context.sound,
      });
      if (end && !stage.cut) context.sound(end);
    };
  }

  // rendering

  template(view: GameView<T>): unknown {
    const board = this.#board;
    const upright = this.#upright;
    const {words} = view;
    const aimed = this.aimed(view);
    const hint = view.live ? moveOfHint(view.hint) : undefined;
    const box = this.box(view);
    const places = this.#placesOf(view);
    const stop = this.#stop(view);
    const targets = aimed === undefined ? this.#targetsOf(view) : (board.targets?.(view, aimed, upright) ?? []);
    const marks = new Map(targets.map((target) => [target.id, target.marks || nothing]));
    const move = (target: Target): string => `translate(${this.#at(target, view).join(' ')})`;
    /** The targets where these moves end. */
    const endsOf = (...moves: readonly (string | undefined)[]): Target[] =>
      targets.filter(({move: own, ends = true}) => ends && own !== undefined && moves.includes(own));

    const stood = this.#stand(view.state);
    const moment = this.#shown(view);
    const plan = moment && this.#plan;
    const ids = new Set(stood.map(({id}) => id));
    // hidden once they have gone: an element is that of one piece as long as a move is shown
    const ghosts = plan?.before.filter(({id}) => !ids.has(id)) ?? [];
    const spots = new Map([...(plan ? spotsOf(plan.before, places) : []), ...spotsOf(stood, places)]);
    // in the order of the places, whatever the way to this position; those that travel are above the others
    const order = new Map(Object.keys(places).map((place, i) => [place, i]));
    const rank = ({id, place}: Stood): number => order.get(place)! + (plan?.travelling.has(id) ? order.size : 0);
    const drawn = [...stood, ...ghosts].sort((a, b) => rank(a) - rank(b));
    const piece = ({id, place, look}: Stood): unknown => {
      const {x, y, scale} = spots.get(id)!;
      const now = moment?.looks.get(id) ?? look;
      const body = board.piece ? board.piece(now, view, id) : tokenShape(view.tokens[Number(now)]!);
      return svg`<g class="piece" part="piece" data-piece=${plan ? id : nothing} data-place=${place} data-marks=${marks.get(place) ?? nothing}
        transform="translate(${x} ${y}) scale(${scale})" visibility=${moment?.gone.has(id) ? 'hidden' : nothing}><g><g>${body}</g></g></g>`;
    };
    // no part of the template for what is not drawn: parts cost most of the first render
    const grounds = targets.flatMap((target) => {
      const {id, row, ground = row === undefined ? nothing : squareGround} = target;
      if (ground === nothing) return [];
      return svg`<g data-ground=${id} data-marks=${marks.get(id)} transform=${move(target)}>${ground}</g>`;
    });
    const counted = this.standing(view);
    const counts = Object.entries(places).flatMap(([id, place]) => {
      if (!('count' in place)) return [];
      const n = counted.filter((each) => each.place === id).length;
      const [x, y] = [0, 1].map((axis) => place.at[axis]! + place.count![axis]!);
      return svg`<text class="count" part="count" x=${x} y=${y}>${words.number(n)}</text>`;
    });
    const ring = (target: Target, kind: string): unknown => {
      const [x, y, width, height] = target.hit ?? square;
      return svg`<g transform=${move(target)}>${
        target.ring === undefined
          ? svg`<rect class="ring ${kind}" x=${x + 5} y=${y + 5} width=${width - 10} height=${height - 10} rx="12" />`
          : svg`<path class="ring ${kind}" d=${target.ring} />`
      }</g>`;
    };
    const element = (target: Target): unknown => {
      const {id, label, row, hit = square} = target;
      const [x, y] = this.#at(target, view);
      const may = view.mayAct && target.move !== undefined;
      return html`<div
        class=${may ? 'cell may' : 'cell'}
        part="cell"
        role=${row === undefined ? 'button' : 'gridcell'}
        aria-colindex=${target.column === undefined ? nothing : target.column + 1}
        tabindex=${id === stop?.id ? 0 : -1}
        data-target=${id}
        aria-label=${label}
        ${over(box, [x + hit[0], y + hit[1], hit[2], hit[3]])}
      ></div>`;
    };
    const rows: (Target & {readonly column: number})[][] = [];
    for (const target of targets) {
      if (target.row === undefined) continue;
      const cells = (rows[target.row] ??= []);
      cells.push({...target, column: target.column ?? cells.length});
    }
    const isGrid = rows.length > 0;
    const label = board.label?.(view) ?? words.say(words.has('game') ? 'game' : 'theBoard');
    // screen readers give the arrow keys to cells of a grid and to a toolbar, but not to buttons of a group
    const role = isGrid ? 'grid' : targets.length > 0 ? 'toolbar' : 'application';
    return html`<div
      class="layers ${board.swipe ? 'swipes' : ''}"
      @click=${this.onClick}
      @keydown=${this.onKeydown}
      @focusin=${this.onFocus}
      @focusout=${this.onFocus}
      @pointermove=${this.onPointer}
      @pointerleave=${this.onPointer}
      @pointerdown=${this.onPointer}
      @pointerup=${this.onPointer}
      @pointercancel=${this.onPointer}
      @touchend=${this.onTouchend}
    >
      <svg
        class="board"
        part="board"
        viewBox=${box.join(' ')}
        width=${box[2] * 9}
        height=${box[3] * 9}
        aria-hidden="true"
      >
        ${board.under?.(view, aimed, upright) ?? nothing} ${grounds}
        <g>${drawn.map(piece)}</g>
        ${endsOf(aimed, hint).map(
          (target) => svg`<g class="preview" transform=${move(target)}>${target.preview ?? nothing}</g>`,
        )}
        ${counts} ${board.over?.(view, aimed, upright) ?? nothing} ${endsOf(hint).map((target) => ring(target, 'hint'))}
        ${stop && stop.id === this.#keyed ? ring(stop, 'focus') : nothing}
      </svg>
      <div
        class="targets free"
        role=${role}
        aria-label=${label}
        aria-rowcount=${isGrid ? rows.length : nothing}
        aria-colcount=${isGrid ? Math.max(...rows.flat().map(({column}) => column)) + 1 : nothing}
        tabindex=${targets.length > 0 ? nothing : 0}
      >
        ${
          isGrid
            ? rows.map((cells, row) => html`<div role="row" aria-rowindex=${row + 1}>${cells.map(element)}</div>`)
            : targets.map(element)
        }
      </div>
    </div>`;
  }
}

/** The window of an element that is in a document. */
const windowOf = (element: Element): typeof globalThis => element.ownerDocument.defaultView!;

const resolved = <V extends object, View>(value: V | ((view: View) => V), view: View): V =>
  typeof value === 'function' ? value(view) : value;

/** The target that an event is on. */
const targetOf = (event: Event): string | undefined => targetAt(event.composedPath()[0] as Element);

const targetAt = (element: Element | null): string | undefined =>
  element?.closest?.('[data-target]')?.getAttribute('data-target') ?? undefined;

/** Attributes, and not a rule of the styles, so that only games with squares read the colours of squares. */
const squareGround = svg`<rect class="ground" x="-50" y="-50" width="100" height="100" stroke-width="3"
  fill="var(--game-square, light-dark(#fbf5e7, #28433f))" stroke="var(--game-line, light-dark(#d9c9a5, #162723))" />`;

/** Styles of a board; those of its game come after them. */
export const boardStyles = [
  targetStyles,
  css`
    .swipes {
      touch-action: none;
    }
    .cell {
      cursor: default;
    }
    .cell.may {
      cursor: pointer;
      touch-action: pinch-zoom;
    }
    .targets .cell:focus-visible {
      box-shadow: none;
      outline: none;
    }
    .preview {
      opacity: 0.4;
    }
    .count {
      font-size: 30px;
      text-anchor: middle;
      dominant-baseline: central;
      fill: currentColor;
    }
    .ring {
      fill: none;
      stroke: none;
      stroke-width: 6;
    }
    .ring.hint {
      stroke: var(--game-hint, light-dark(#ffd23f, #ffe06b));
      stroke-width: 9;
      stroke-dasharray: 16 12;
    }
    .ring.focus {
      stroke: var(--_ink);
    }
    @media (forced-colors: active) {
      .ground {
        fill: Canvas;
        stroke: CanvasText;
      }
      .ring.hint {
        stroke: Highlight;
      }
    }
  `,
];
