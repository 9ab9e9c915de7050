// Share codes as version 0.1.0 wrote them, from those of today: these have a checksum, and name moves in a row once.

const SUM_BYTES = 3;

/** The code in the form of version 1; anything else as it is. */
export function asVersion1(code: string): string {
  if (!code.startsWith('2')) return code;
  const bytes = [...atob(code.slice(1).replaceAll('-', '+').replaceAll('_', '/'))].map((char) => char.charCodeAt(0));
  const end = bytes.indexOf(0);
  const head = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes.slice(0, end)))) as {
    m?: (string | [move: string, times: number])[];
  };
  const moves = head.m?.flatMap((run) => (typeof run === 'string' ? [run] : Array<string>(run[1]).fill(run[0])));
  const text = new TextEncoder().encode(JSON.stringify(moves ? {...head, m: moves} : head));
  const all = [...text, ...bytes.slice(end, -SUM_BYTES)];
  const base64 = btoa(all.map((byte) => String.fromCharCode(byte)).join(''));
  return `1${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The same for whatever a trace holds. */
export function withVersion1<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' && /^2ey[\w-]+$/.test(item) ? asVersion1(item) : item,
  ) as T;
}
