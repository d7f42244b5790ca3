import type { Sandbox } from '@clinicart/sandbox';

/** Writes a secret in different shapes. Its core must not survive. */
export const SHAPES: readonly ((core: string) => string)[] = [
  (core) => core,
  (core) => `陳${core}醫生`,
  (core) => `Dr ${core} Chan`,
  (core) => `${core}@clinic.hk`,
  (core) => `https://pictures.hk/${core}/{0}.png?token=${core}`,
  (core) => `/product/${core}?keyword=${core}&title=${core}`,
  (core) => `<p title="${core}">${core}<img src="${core}.png"><!-- ${core} --></p>`,
  (core) => `<script>${core}</script><unknown-${core}>&${core};`,
  (core) => `{"name":"${core}","list":["${core}"]}`,
  (core) => `2026-11-30 ${core}`,
  (core) => `810000•${core}`,
  (core) => `+852 ${core}`,
  (core) => `${core}.pdf`,
  (core) => `mailto:${core}`,
];

/** Finds everything that could be a core. */
export const CORE = /zq[0-9a-z]+?xw|\d{8,}|龘.{1,4}鱻/gu;

/** Cores of three scripts: letters, digits, Chinese. */
export const CORES: readonly ((at: number) => string)[] = [
  (at) => `zq${(at * 7919 + 46_656).toString(36)}xw`,
  (at) => `7${String(at * 104_729 + 10_007).padStart(10, '3')}`,
  (at) =>
    `龘${String.fromCodePoint(0x9_f00 + (at % 90))}${String.fromCodePoint(0x9_e00 + (at % 200))}鱻`,
];

const MOST_ENTRIES = 4;

export interface PlantedServer {
  fetch(request: Request): Promise<Response>;
  /** Every planted secret; none may appear in the output. */
  readonly cores: ReadonlySet<string>;
}

/**
 * A server with a secret in every text of every answer, in field names and in undocumented numbers. A request that
 * sends a secret back is understood. `choose` picks shape and core of each.
 */
export function plantedServer(
  server: Pick<Sandbox, 'fetch'>,
  choose: () => { readonly shape: number; readonly core: number },
): PlantedServer {
  const originals = new Map<string, string>();
  const planted = new Map<string, string>();
  const cores = new Set<string>();

  function plant(original: string, { shape, core } = choose()): string {
    const known = planted.get(original);
    if (known !== undefined) return known;
    const secret = (CORES[core % CORES.length] ?? String)(cores.size);
    cores.add(secret);
    const text = (SHAPES[shape % SHAPES.length] ?? String)(secret);
    planted.set(original, text);
    originals.set(text, original);
    return text;
  }

  function plantAll(value: unknown): unknown {
    if (typeof value === 'string') return value === '' ? value : plant(value);
    // A few entries suffice: they have every field that all entries have.
    if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(plantAll);
    if (typeof value !== 'object' || value === null) return value;
    // A token travels in a header, which allows plain letters only.
    const fields = Object.entries(value).map(([key, part]) => [
      key,
      key === 'token' ? plant(String(part), { shape: 0, core: 0 }) : plantAll(part),
    ]);
    const secret = plant(`extra ${cores.size}`);
    const number = 61_000_000 + cores.size;
    cores.add(String(number));
    // A map keyed by a person's name, which is a value elsewhere.
    const extra = { mobileNumber: number, note: secret, byName: { [secret]: 1 } };
    return Object.fromEntries([...fields, ...Object.entries(extra)]);
  }

  function restore(value: unknown): unknown {
    if (typeof value === 'string') return originals.get(value) ?? value;
    if (Array.isArray(value)) return value.map(restore);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, restore(part)]));
  }

  return {
    cores,
    async fetch(request) {
      const { method } = request;
      const headers = new Headers(request.headers);
      const token = headers.get('Authorization');
      if (token) headers.set('Authorization', String(restore(token)));
      const body = method === 'GET' ? undefined : JSON.stringify(restore(await request.json()));
      const response = await server.fetch(
        new Request(request.url, { method, headers, ...(body ? { body } : {}) }),
      );
      if (!response.headers.get('Content-Type')?.includes('json')) return response;
      const { resultID, message, data } = (await response.json()) as Record<string, unknown>;
      return Response.json({ resultID, message, data: plantAll(data) });
    },
  };
}
