/** Metrics of a process, in the text format of Prometheus. */
import {monitorEventLoopDelay} from 'node:perf_hooks';
import type {RoomHost} from '../rooms/state/host.js';
import type {Thinking} from './thinking.js';

/** Milliseconds between two measurements of the event loop. */
const resolution = 20;

/** Upper bounds of the buckets of a move's delay, in seconds. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export class Metrics {
  readonly #refused = new Map<string, number>();
  /** Moves by bucket; the last one is for slower ones. */
  readonly #moves = Array<number>(bounds.length + 1).fill(0);
  #seconds = 0;
  readonly #loop = monitorEventLoopDelay({resolution});

  constructor() {
    this.#loop.enable();
  }

  close(): void {
    this.#loop.disable();
  }

  /** A move of a person was settled after so many milliseconds. */
  moved(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    const found = bounds.findIndex((bound) => seconds <= bound);
    this.#moves[found < 0 ? bounds.length : found]!++;
    this.#seconds += seconds;
  }

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  /** @param roundTrip of the store, in milliseconds */
  text(hosts: ReadonlyMap<string, RoomHost>, thinking: Thinking, roundTrip: number | undefined): string {
    let connections = 0;
    let playing = 0;
    for (const {peers, state} of hosts.values()) {
      connections += peers;
      if (state.phase === 'playing') playing++;
    }
    const {user, system} = process.cpuUsage();
    // what is measured is the time between two ticks
    const [mean, max] = [this.#loop.mean, this.#loop.max].map(
      (each) => Math.max(0, each / 1e9 - resolution / 1000) || 0,
    );
    this.#loop.reset();
    const lines = [
      ...figure('parlour_rooms', 'gauge', 'Rooms with someone in them in this process.', hosts.size),
      ...figure('parlour_rooms_playing', 'gauge', 'Rooms of these in which a game is on.', playing),
      ...figure('parlour_connections', 'gauge', 'Connections to rooms.', connections),
      '# HELP parlour_refused_total What was refused or went wrong, by code.',
      '# TYPE parlour_refused_total counter',
      ...[...this.#refused].map(
        ([code, count]) => `parlour_refused_total{code="${code.replace(/[^\w-]/g, '_')}"} ${count}`,
      ),
      ...this.#delays(),
      ...figure(
        'parlour_event_loop_delay_mean_seconds',
        'gauge',
        'Mean delay of the event loop since the last request.',
        mean!,
      ),
      ...figure(
        'parlour_event_loop_delay_max_seconds',
        'gauge',
        'Longest delay of the event loop since the last request.',
        max!,
      ),
      ...figure('parlour_computers_thinking', 'gauge', 'Computers that are choosing a move.', thinking.size),
      ...figure('parlour_computers_seconds_total', 'counter', 'Time in which computers chose moves.', thinking.seconds),
      ...(roundTrip === undefined
        ? []
        : figure(
            'parlour_store_round_trip_seconds',
            'gauge',
            'Last request to Redis and its answer.',
            roundTrip / 1000,
          )),
      ...figure('process_resident_memory_bytes', 'gauge', 'Memory of this process.', process.memoryUsage().rss),
      ...figure('process_cpu_seconds_total', 'counter', 'Time of processors.', (user + system) / 1e6),
    ];
    return `${lines.join('\n')}\n`;
  }

  #delays(): string[] {
    let count = 0;
    const name = 'parlour_move_seconds';
    const buckets = [...bounds, '+Inf'].map(
      (bound, i) => `${name}_bucket{le="${bound}"} ${(count += this.#moves[i]!)}`,
    );
    return [
      `# HELP ${name} Moves of people, and the time from the request until it was settled.`,
      `# TYPE ${name} histogram`,
      ...buckets,
      `${name}_sum ${this.#seconds}`,
      `${name}_count ${count}`,
    ];
  }
}

function figure(name: string, type: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}
