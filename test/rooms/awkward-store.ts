// A store of several processes in one: its news may be late or lost, and it fails now and then.
import {MemoryStore, type RoomStore} from '../../src/rooms/state/store.js';
import {times, type Clock} from './bed.js';

type Noted = (note: string) => void;

export class AwkwardStore implements RoomStore {
  readonly #clock: Clock;
  readonly #lists: MemoryStore;
  readonly #noted: Map<string, Set<Noted>>;
  /** `cut`: nothing goes out, nothing comes in, and nobody says so. */
  trouble: 'none' | 'late' | 'lost' | 'down' | 'cut' = 'none';

  /** @param other has the same lists, for another process */
  constructor(clock: Clock, other?: AwkwardStore) {
    this.#clock = clock;
    this.#lists = other ? other.#lists : new MemoryStore(times.idle, () => clock.now);
    this.#noted = other ? other.#noted : new Map<string, Set<Noted>>();
  }

  #check(): void {
    if (this.trouble === 'down') throw new Error('no connection');
  }

  async read(room: string, from: number, to?: number): Promise<readonly string[]> {
    this.#check();
    return this.#lists.read(room, from, to);
  }

  async append(room: string, at: number, entry: string): Promise<boolean> {
    this.#check();
    if (this.trouble === 'cut') return new Promise(() => undefined);
    return this.#lists.append(room, at, entry);
  }

  async tell(room: string, note: string): Promise<void> {
    this.#check();
    if (this.trouble !== 'cut') for (const noted of this.#noted.get(room) ?? []) noted(note);
    return Promise.resolve();
  }

  #deliver(work: () => void): void {
    if (this.trouble === 'late') this.#clock.later(work, 300);
    else if (this.trouble !== 'lost' && this.trouble !== 'cut') work();
  }

  async listen(
    room: string,
    heard: (at: number | undefined, entry: string) => void,
    noted: Noted = () => undefined,
  ): Promise<() => void> {
    const own = (note: string): void => this.#deliver(() => noted(note));
    const all = this.#noted.get(room) ?? new Set();
    this.#noted.set(room, all.add(own));
    const unlisten = await this.#lists.listen(room, (at, entry) => this.#deliver(() => heard(at, entry)));
    return () => {
      all.delete(own);
      unlisten();
    };
  }

  close(): Promise<void> {
    return this.#lists.close();
  }
}
