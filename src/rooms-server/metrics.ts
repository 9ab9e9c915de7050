/** Metrics of a process, in the text format of Prometheus. */
import type {RoomHost} from '../rooms/state/host.js';

export class Metrics {
  readonly #refused = new Map<string, number>();

  refused(code: string): void {
    this.#refused.set(code, (this.#refused.get(code) ?? 0) + 1);
  }

  text(hosts: ReadonlyMap<string, RoomHost>): string {
    let connections = 0;
    let playing = 0;
    for (const {peers, state} of hosts.values()) {
      connections += peers;
      if (state.phase === 'playing') playing++;
    }
    const {user, system} = process.cpuUsage();
    const lines = [
      ...figure('parlour_rooms', 'gauge', 'Rooms with someone in them in this process.', hosts.size),
      ...figure('parlour_rooms_playing', 'gauge', 'Rooms of these in which a game is on.', playing),
      ...figure('parlour_connections', 'gauge', 'Connections to rooms.', connections),
      '# HELP parlour_refused_total What was refused or went wrong, by code.',
      '# TYPE parlour_refused_total counter',
      ...[...this.#refused].map(
        ([code, count]) => `parlour_refused_total{code="${code.replace(/[^\w-]/g, '_')}"} ${count}`,
      ),
      ...figure('process_resident_memory_bytes', 'gauge', 'Memory of this process.', process.memoryUsage().rss),
      ...figure('process_cpu_seconds_total', 'counter', 'Time of processors.', (user + system) / 1e6),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function figure(name: string, type: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, `${name} ${value}`];
}
