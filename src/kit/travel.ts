/**
 * Pieces that travel between places: plans a move from the pieces before and after it and from the journeys that its effects
 * make, and shows it. The pieces are rendered as they are in the end, and animated from where they were, so that all of it can be
 * cut at any time. Loaded after the first render; until then pieces jump. Knows no element and no template.
 */
import type {Stage} from '../input/presenter.js';
import type {SoundName} from '../frame/game-definition.js';
import type {Point} from '../play/game-types.js';
import {arc, landTime, lift, liftTime, putDown, squash, walkTime} from './gait.js';
import {freshIds, placeOf, spotAt, spotsOf, stand, type Look, type Piece, type Places, type Stood} from './pieces.js';
import type {Spot} from './walk.js';

/**
 * How a piece travels: it `slide`s, `hop`s along its way, `fly`s in one arc, `drop`s and bounces; or what happens to it where it
 * is: it `flip`s over, `grow`s where it was not, `fade`s away; or keyframes of its drawing.
 */
export type How = 'slide' | 'hop' | 'fly' | 'drop' | 'flip' | 'grow' | 'fade' | Keyframe[];

/** The journey of one piece. `piece` or `from` says which one; a journey with neither is that of a new one. */
export interface Journey {
  /** The piece with this id. */
  readonly piece?: string;
  /** A piece of this place: the last one that has come there. */
  readonly from?: string;
  /** All pieces of `from`. */
  readonly all?: boolean;
  /** The point where it comes from, if that is not its place: where a new one comes in, or a dragged one was let go. */
  readonly start?: Point | undefined;
  /** The place where it ends. Default: its place after the move. */
  readonly to?: string | undefined;
  /** Places or points on the way. */
  readonly via?: readonly (string | Point)[];
  /** Starts so many intervals of the board after its effect. Default 0. */
  readonly delay?: number;
  /** Default: `slide`; `grow` for a new one, `flip` for one that stays. */
  readonly how?: How;
  /** Milliseconds at normal speed. Default: by the way. */
  readonly time?: number;
  /** The sound as it lands. Equal ones at the same time sound once. */
  readonly sound?: SoundName;
  /** Points that the player of the effect gets as it lands: the scores count along. */
  readonly points?: number;
}

/** One effect: what it shows, and the seat that gets its points. */
export interface Scene {
  readonly journeys: readonly Journey[];
  readonly seat: number;
}

/** The picture at one moment of a move. */
export interface Moment {
  /** The pieces on places: those that are on their way are on none. */
  readonly counted: readonly Stood[];
  /** Pieces that do not look yet as they do in the end. */
  readonly looks: ReadonlyMap<string, Look>;
  /** Pieces that are no more. */
  readonly gone: ReadonlySet<string>;
  /** Points so far by seat, beyond those before the move. */
  readonly points: readonly number[];
}

/** One piece's part of a plan, in milliseconds from the start of the move. */
interface Leg {
  readonly id: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly way: readonly Spot[];
  readonly how: How;
  readonly journey: Journey;
  readonly seat: number;
  start: number;
  end: number;
  /** The pieces that have their new look once it has landed. */
  turns: string[];
  /** The piece is no more once it has landed. */
  ends: boolean;
}

interface Frame {
  readonly t: number;
  readonly spot: Spot;
  readonly easing?: string;
}

export interface Plan {
  readonly before: readonly Stood[];
  readonly after: readonly Stood[];
  /** The pieces with a journey. */
  readonly travelling: ReadonlySet<string>;
  readonly first: Moment;
  /** The number of effects that are told at once. */
  readonly told: number;
  /** The way of each piece that moves. */
  readonly tracks: ReadonlyMap<string, readonly Frame[]>;
  /** When a new piece appears. */
  readonly appears: ReadonlyMap<string, number>;
  /** The events of a move by time: another moment, so many effects told, a sound, the drawing of a piece that hops or turns. */
  readonly marks: readonly {
    readonly t: number;
    readonly moment?: Moment;
    readonly told?: number;
    readonly sound?: SoundName;
    readonly lift?: Lift;
  }[];
}

/** Keyframes of the drawing of a piece. */
interface Lift {
  readonly id: string;
  readonly keyframes: Keyframe[];
  readonly duration: number;
  readonly iterations: number;
}

/** Milliseconds for a piece to make room. */
const asideTime = 190;

const easings: Readonly<Record<string, string>> = {
  slide: 'cubic-bezier(.3,0,.3,1)',
  fly: 'cubic-bezier(.45,.05,.45,.95)',
  drop: 'cubic-bezier(.45,0,.9,.6)',
};

const lifts: Readonly<Record<string, Keyframe[]>> = {
  hop: arc(34),
  fly: arc(70),
  flip: [
    {transform: 'none', easing: 'ease-in'},
    {transform: 'translateY(-14px) scaleX(0)', easing: 'ease-out'},
    {transform: 'none'},
  ],
  grow: [
    {transform: 'scale(0.3)', opacity: 0, easing: 'ease-out'},
    {transform: 'none', opacity: 1},
  ],
  fade: [
    {transform: 'none', opacity: 1, easing: 'ease-in'},
    {transform: 'translateY(-70px) scale(0.6)', opacity: 0},
  ],
};

/** A piece that lands: one that was lifted is put down, one that slides is squashed, one that drops bounces. */
const landings: Readonly<Record<string, Keyframe[]>> = {
  slide: [squash],
  hop: putDown,
  fly: putDown,
  drop: [
    {transform: 'none', easing: 'ease-out'},
    {transform: 'translateY(-7px)', easing: 'ease-in'},
    {transform: 'none'},
  ],
};

/** Milliseconds in which a piece is lifted before its journey: one that hops or flies. */
const liftOf = (how: How): number => (how === 'hop' || how === 'fly' ? liftTime : 0);
const landingOf = (how: How): Keyframe[] | undefined => (typeof how === 'string' ? landings[how] : undefined);

/** The usual time of a journey: of one leg 180 to 320 milliseconds. */
function timeOf(how: How, length: number, hops: number): number {
  const usual = (time: number): number => Math.min(320, Math.max(180, time));
  if (how === 'slide' || how === 'fly') return usual(130 + length * 0.35);
  if (how === 'hop') return walkTime(hops);
  if (how === 'drop') return usual(12.5 * Math.sqrt(length));
  return how === 'grow' ? 220 : 320;
}

const isSame = (a: Spot | undefined, b: Spot): boolean => a?.x === b.x && a.y === b.y && a.scale === b.scale;

/**
 * Plans a move.
 * @param before the pieces before it, with the identity they were rendered with
 * @param pieces those after it
 * @param scenes what each effect shows, one after the other; pieces that none of them moves travel with the first
 * @param interval milliseconds
 */
export function planOf(
  before: readonly Stood[],
  pieces: readonly Piece[],
  scenes: readonly Scene[],
  places: Places,
  interval: number,
): Plan {
  const {groups, after} = legsOf(before, pieces, scenes, places);
  const was = new Map(before.map((each) => [each.id, each]));
  const is = new Map(after.map((each) => [each.id, each]));
  const marks: Plan['marks'][number][] = [];
  let time = 0;
  groups.forEach((legs, i) => {
    let end = time;
    for (const leg of legs) {
      const {journey, how, way, from, to} = leg;
      const points = [journey.start ?? at(places, from ?? to), ...way.map(({x, y}): Point => [x, y]), at(places, to)];
      const length = points
        .slice(1)
        .reduce((sum, [x, y], n) => sum + Math.hypot(x - points[n]![0], y - points[n]![1]), 0);
      leg.start += time + (journey.delay ?? 0) * interval;
      leg.end = leg.start + liftOf(how) + (journey.time ?? timeOf(how, length, way.length + 1));
      end = Math.max(end, leg.end + (is.has(leg.id) && landingOf(how) ? landTime : 0));
    }
    time = end;
    if (time > 0) marks.push({t: time, told: i + 1});
  });
  const legs = groups.flat().sort((a, b) => a.end - b.end);
  // a new look appears once everything that comes to its place has landed; what is no more goes as it lands
  for (const {id, place, look} of after) {
    const old = was.get(id);
    if (old && old.look !== look) legs.findLast((leg) => leg.id === id || leg.to === place)?.turns.push(id);
  }
  for (const {id} of before) {
    const last = is.has(id) ? undefined : legs.findLast((leg) => leg.id === id);
    if (last) last.ends = true;
  }

  // from one departure or landing to the next
  const tracks = new Map<string, Frame[]>();
  const appears = new Map<string, number>();
  const spots = new Map(spotsOf(before, places));
  let now = [...before];
  let moment: Moment = {
    counted: now,
    looks: new Map(before.map(({id, look}) => [id, look])),
    gone: new Set(),
    points: [],
  };
  const first = moment;
  const frame = (id: string, t: number, spot: Spot, easing?: string): void => {
    const track = tracks.get(id) ?? [];
    tracks.set(id, track);
    track.push({t: Math.max(t, track.at(-1)?.t ?? 0), spot, ...(easing && {easing})});
  };
  /** Pieces on places make room until `t`, or from then on. */
  const settle = (t: number, isBefore: boolean): Map<string, Spot> => {
    const found = spotsOf(now, places);
    for (const [id, spot] of found) {
      const old = spots.get(id);
      if (old && !isSame(old, spot)) {
        frame(id, isBefore ? Math.max(0, t - asideTime) : t, old, 'ease-out');
        frame(id, isBefore ? t : t + asideTime, spot);
      }
      spots.set(id, spot);
    }
    return found;
  };
  const land = (t: number, landing: readonly Leg[]): void => {
    const old = new Map(spots);
    for (const {id, from, to, ends} of landing) {
      if (ends) now = now.filter((each) => each.id !== id);
      // one that is merged takes no room
      else if (from !== to) now = [...now, {id, place: to, look: was.get(id)?.look ?? ''}];
      spots.delete(id);
    }
    const found = settle(t, true);
    const looks = new Map(moment.looks);
    const gone = new Set(moment.gone);
    const points = [...moment.points];
    for (const leg of landing) {
      const {id, from, to, how, way, journey, end, seat} = leg;
      const start = leg.start + liftOf(how);
      const [duration, hops] = [end - start, way.length + 1];
      if (!was.has(id) && !appears.has(id)) appears.set(id, leg.start);
      const host = now.find((each) => each.place === to);
      const goal = found.get(id) ?? (host && spots.get(host.id)) ?? spotAt(placeOf(places, to));
      if (from !== to && !(from === undefined && !journey.start)) {
        const path = [journey.start ? {...goal, x: journey.start[0], y: journey.start[1]} : old.get(id)!, ...way, goal];
        path.forEach((spot, n) =>
          frame(id, start + (duration * n) / hops, spot, typeof how === 'string' ? easings[how] : undefined),
        );
      }
      spots.set(id, goal);
      const keyframes = typeof how === 'string' ? lifts[how] : how;
      const iterations = how === 'hop' ? hops : 1;
      if (start > leg.start) marks.push({t: leg.start, lift: {id, keyframes: lift, duration: liftTime, iterations: 1}});
      if (keyframes) marks.push({t: start, lift: {id, keyframes, duration: duration / iterations, iterations}});
      const landed = leg.ends ? undefined : landingOf(how);
      if (landed) marks.push({t: end, lift: {id, keyframes: landed, duration: landTime, iterations: 1}});
      if (journey.sound)
        for (let n = 1; n <= iterations; n++)
          marks.push({t: start + (duration * n) / iterations, sound: journey.sound});
      for (const turned of leg.turns) {
        looks.delete(turned);
        if (turned !== id)
          marks.push({
            t,
            lift: {id: turned, keyframes: [{scale: 1}, {scale: 1.16}, {scale: 1}], duration: 170, iterations: 1},
          });
      }
      if (leg.ends) gone.add(id);
      if (journey.points) points[seat] = (points[seat] ?? 0) + journey.points;
    }
    moment = {counted: now, looks, gone, points: Array.from(points, (sum = 0) => sum)};
    // it turns when it is seen from the edge
    const flip = landing.every(({how}) => how === 'flip') ? landing[0]! : undefined;
    marks.push({t: flip ? (flip.start + t) / 2 : t, moment});
  };
  const leave = (t: number, leaving: readonly Leg[]): void => {
    const ids = new Set(leaving.map(({id}) => id));
    if (!now.some(({id}) => ids.has(id))) return;
    now = now.filter(({id}) => !ids.has(id));
    moment = {...moment, counted: now};
    marks.push({t, moment});
    settle(t, false);
  };
  const times = new Set(legs.flatMap(({start, end}) => [start, end]));
  for (const t of [...times].sort((a, b) => a - b)) {
    const landing = legs.filter(({end}) => end === t);
    if (landing.length > 0) land(t, landing);
    const leaving = legs.filter(({start, from, to}) => start === t && from !== to);
    if (leaving.length > 0) leave(t, leaving);
  }
  const travelling = new Set(legs.map(({id}) => id));
  const told = time > 0 ? 0 : groups.length;
  return {before, after, travelling, first, told, tracks, appears, marks: marks.sort((a, b) => a.t - b.t)};
}

const at = (places: Places, place: string): Point => placeOf(places, place).at;

/** The journeys of the pieces, effect by effect, and the pieces after them. */
function legsOf(
  before: readonly Stood[],
  pieces: readonly Piece[],
  scenes: readonly Scene[],
  places: Places,
): {groups: Leg[][]; after: readonly Stood[]} {
  const own = new Map(pieces.flatMap(({id, place}) => (id === undefined ? [] : [[id, place] as const])));
  const fresh = freshIds([...before, ...pieces].map(({id}) => id ?? ''));
  const named = new Set<string>();
  let now = [...before];
  const legOf = (id: string, from: string | undefined, to: string, how: How, journey: Journey, seat = 0): Leg => {
    const scale = placeOf(places, to).scale ?? 1;
    const way = (journey.via ?? []).map((each) =>
      typeof each === 'string' ? spotAt(placeOf(places, each)) : {x: each[0], y: each[1], scale},
    );
    return {id, from, to, way, how, journey, seat, start: 0, end: 0, turns: [], ends: false};
  };
  const groups = scenes.map(({journeys, seat}) => {
    const standing = [...now];
    const legs = journeys.flatMap((journey) => {
      const {piece, from, all, start, to, how} = journey;
      const here = standing.filter(({place}) => place === from).slice(all ? 0 : -1);
      const ids = piece !== undefined ? [piece] : from === undefined ? [fresh()] : here.map(({id}) => id);
      return ids.flatMap((id) => {
        const index = standing.findIndex((each) => each.id === id);
        const [stood] = index < 0 ? [] : standing.splice(index, 1);
        const goal = to ?? own.get(id) ?? stood?.place;
        // of an effect without a place: "{to: move}" of a win
        if (goal === undefined) return [];
        named.add(id);
        const usual = !stood && !start ? 'grow' : stood?.place === goal ? 'flip' : 'slide';
        return legOf(id, stood?.place, goal, how ?? usual, journey, seat);
      });
    });
    for (const {id, from, to} of legs.toSorted((a, b) => (a.journey.delay ?? 0) - (b.journey.delay ?? 0))) {
      const look = now.find((each) => each.id === id)?.look ?? '';
      if (from !== to) now = [...now.filter((each) => each.id !== id), {id, place: to, look}];
    }
    return legs;
  });

  // what no effect mentions: of those that look alike, the nearest one that has gone from its place has come here
  let after = stand(pieces, now);
  const [was, is] = [before, after].map((list) => new Map(list.map((each) => [each.id, each]))) as [
    Map<string, Stood>,
    Map<string, Stood>,
  ];
  const rest: Leg[] = [];
  let lost = before.filter(({id}) => !is.has(id) && !named.has(id));
  for (const piece of after.filter(({id}) => !was.has(id) && !named.has(id))) {
    const [x, y] = at(places, piece.place);
    const far = ({place}: Stood): number => Math.hypot(at(places, place)[0] - x, at(places, place)[1] - y);
    const twin = own.has(piece.id)
      ? undefined
      : lost.filter(({look}) => look === piece.look).sort((a, b) => far(a) - far(b))[0];
    lost = lost.filter((each) => each !== twin);
    if (twin) after = after.map((each) => (each === piece ? {...each, id: twin.id} : each));
    rest.push(
      twin
        ? legOf(twin.id, twin.place, piece.place, 'slide', {sound: 'place'})
        : legOf(piece.id, undefined, piece.place, 'grow', {sound: 'place'}),
    );
  }
  const legs = groups.flat();
  for (const {id, place} of lost) {
    // one that is captured goes with who comes
    const scene = groups.find((group) => group.some((leg) => leg.to === place && leg.id !== id));
    (scene ?? rest).push(legOf(id, place, place, 'fade', scene ? {} : {sound: 'place'}));
  }
  for (const {id, place, look} of after) {
    const old = was.get(id);
    if (!old || named.has(id)) continue;
    if (old.place !== place) {
      if (!rest.some((leg) => leg.id === id)) rest.push(legOf(id, old.place, place, 'slide', {sound: 'place'}));
    } else if (old.look !== look && !legs.some(({to}) => to === place)) rest.push(legOf(id, place, place, 'flip', {}));
  }
  groups[0]?.push(...rest);
  return {groups, after};
}

/** Whoever renders. */
export interface Host {
  /** The elements of a piece: the group that travels, and inside it the one that is lifted. */
  parts(id: string): readonly (Element | null | undefined)[];
  /** The spot where a piece is rendered. */
  rendered(id: string): Spot;
  show(moment: Moment): void;
  tell(count: number): void;
  sound(name: SoundName): void;
}

/** Shows a plan. */
export async function travel(stage: Stage, {tracks, appears, marks}: Plan, host: Host): Promise<void> {
  const running: Promise<unknown>[] = [];
  for (const [id, frames] of tracks) {
    const end = host.rendered(id);
    const duration = Math.max(1, frames.at(-1)!.t);
    const keyframes = frames.map(({t, spot: {x, y, scale}, easing = 'linear'}) => ({
      offset: t / duration,
      transform: `translate(${(x - end.x) / end.scale}px,${(y - end.y) / end.scale}px) scale(${scale / end.scale})`,
      easing,
    }));
    // the first one counts from the start
    running.push(
      stage.animate(host.parts(id)[0], [{...keyframes[0]!, offset: 0}, ...keyframes], {duration, easing: 'linear'}),
    );
  }
  for (const [id, duration] of appears) {
    if (duration > 0) running.push(stage.animate(host.parts(id)[0], {opacity: [0, 1]}, {duration, easing: 'step-end'}));
  }
  const heard = new Set<string>();
  const happen = async ({t, moment, told, sound, lift}: Plan['marks'][number]): Promise<void> => {
    // a piece that grows is hidden from the start: on a busy page it would be seen before a later animation began
    const delay = lift?.keyframes === lifts['grow'] ? t : 0;
    if (t > delay) await stage.wait(t);
    if (stage.cut) return;
    if (moment) host.show(moment);
    if (told !== undefined) host.tell(told);
    if (sound && !heard.has(`${sound} ${t}`)) host.sound(sound);
    heard.add(`${sound} ${t}`);
    if (lift) await stage.animate(host.parts(lift.id)[1], lift.keyframes, {...lift, delay, easing: 'linear'});
  };
  await Promise.all([...running, ...marks.map(happen)]);
}
