/**
 * Ends of one game that the page has been told of: after an undo, the same end again is told no second time, and
 * another end takes its place.
 */
import {GameOverEvent, GamePlaceEvent, GameWinEvent} from './events.js';
import {sameJson} from '../core/json.js';

export class ToldEnds {
  /** Places by seat. */
  readonly #places = new Map<number, number>();
  #over: unknown;

  /** The events of a move without those of an end that has been told. */
  newsOf(events: readonly Event[]): readonly Event[] {
    const finished = events.filter(isFinish).map(({detail}) => detail.seat);
    return events.filter((event) => {
      if (isFinish(event)) {
        const {seat} = event.detail;
        const place = event instanceof GamePlaceEvent ? event.detail.place : 1;
        if (this.#places.get(seat) === place) return false;
        for (const [other, at] of this.#places)
          if (at === place && !finished.includes(other)) this.#places.delete(other);
        this.#places.set(seat, place);
      } else if (event instanceof GameOverEvent) {
        const over = overOf(event.detail);
        if (sameJson(over, this.#over)) return false;
        this.#over = over;
        for (const [seat, place] of this.#places)
          if (place === 1 && !event.detail.winners.includes(seat)) this.#places.delete(seat);
      }
      return true;
    });
  }
}

const isFinish = (event: Event): event is GameWinEvent | GamePlaceEvent =>
  event instanceof GameWinEvent || event instanceof GamePlaceEvent;

const overOf = ({winners, reason, scores}: Pick<GameOverEvent['detail'], 'winners' | 'reason' | 'scores'>): unknown => [
  winners,
  reason,
  scores ?? null,
];
