/**
 * The thinking of the computers of a process: in slices of some milliseconds, each followed by a pause of the same length,
 * so that computers take at most half of the process. Addresses take turns: one with many rooms delays its own computers.
 */
import type {Search} from '../core/search.js';
import {mostUnits, type Think} from '../rooms/state/computer.js';

/** Milliseconds of a slice. */
const slice = 4;

interface Thought {
  readonly search: Search<string | undefined>;
  units: number;
  readonly answer: (move: string | undefined) => void;
}

export class Thinking {
  /** By address, in the order of their turns. */
  readonly #thoughts = new Map<string, Thought[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seconds = 0;
  /** Units of a step that takes about a quarter of a slice. */
  #budget = 8;

  /** Computers that are choosing a move. */
  get size(): number {
    return [...this.#thoughts.values()].reduce((sum, {length}) => sum + length, 0);
  }

  /** Seconds spent so far. */
  get seconds(): number {
    return this.#seconds;
  }

  /** The thinking for rooms of an address. */
  of(address: string): Think {
    return (search) =>
      new Promise((answer) => {
        const thoughts = this.#thoughts.get(address) ?? [];
        this.#thoughts.set(address, thoughts);
        thoughts.push({search, units: 0, answer});
        this.#timer ??= setTimeout(this.#next);
      });
  }

  readonly #next = (): void => {
    const [turn] = this.#thoughts;
    if (!turn) return (this.#timer = undefined);
    const [address, [thought, ...others]] = turn as [string, [Thought, ...Thought[]]];
    const began = performance.now();
    const isDone = this.#work(thought, began + slice);
    const time = performance.now() - began;
    this.#seconds += time / 1000;
    this.#thoughts.delete(address);
    const left = isDone ? others : [...others, thought];
    if (left.length > 0) this.#thoughts.set(address, left);
    this.#timer = setTimeout(this.#next, Math.ceil(time));
  };

  /** @returns whether it is done, or has taken too long */
  #work(thought: Thought, end: number): boolean {
    try {
      for (let now = performance.now(); now < end;) {
        const step = thought.search.step(this.#budget);
        if (step.done) {
          thought.answer(step.value);
          return true;
        }
        if ((thought.units += this.#budget) >= mostUnits) break;
        const time = performance.now() - now;
        now += time;
        if (time < slice / 8) this.#budget *= 2;
        else if (time > slice / 4) this.#budget = Math.max(1, this.#budget >> 1);
      }
      if (thought.units < mostUnits) return false;
    } catch {
      // a player that fails: the game goes on
    }
    thought.answer(undefined);
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#thoughts.clear();
  }
}
