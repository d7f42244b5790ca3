// Meets every row with every fault. The rows go side by side under one fake clock, so that no trial takes time.
import { memoryStore, type Shop, type ShopOptions } from '@clinicart/sdk';
import { type AnyEndpoint, type Endpoint, endpoints } from '@clinicart/sdk/contract';
import { vi } from 'vitest';
import { FAULTS, type Fault } from './faulty-server.ts';
import { type RecordedRow, responseOf } from './recorded-answers.ts';
import { endpointPath } from './requests.ts';

export const TOKEN = 'tok-3f9a71c2d4e8';
export const LANGUAGES = ['en', 'zh'] as const;

/** How a call ended: 'never' where nothing is left that could end it. */
export type Ending = { readonly value: unknown } | { readonly error: unknown } | 'never';

/** A row with a separate shop, whose server is faulty for this row alone. */
export interface Desk {
  readonly endpoint: AnyEndpoint;
  readonly shop: Shop;
  call(): Promise<unknown>;
  /** The fault of the server; without one it answers well. */
  meet: Fault['meet'] | undefined;
  /** When the requests of the row were sent, and how often the server worked. */
  sentAt: number[];
  works: number;
}

export function openDesk(
  { endpoint, input, good }: RecordedRow,
  others: readonly RecordedRow[],
  createShop: (options: ShopOptions) => Shop,
): Desk {
  const echo = JSON.stringify({ token: TOKEN, ...input });
  // The body is already the wire's.
  const row = { ...endpoint, toWire: (wire: object) => wire } as unknown as Endpoint<
    object,
    unknown,
    unknown
  >;
  const shop = createShop({
    apiBase: 'http://shop.test',
    storage: { session: memoryStore({ token: TOKEN }), settings: memoryStore() },
    fetch: async (request, init) => {
      const path = new URL(new Request(request, init).url).pathname;
      if (path !== endpointPath(endpoint.name)) {
        const other = others.find((each) => endpointPath(each.endpoint.name) === path);
        return other ? responseOf(other.good) : new Response('', { status: 404 });
      }
      desk.sentAt.push(Date.now());
      const work = () => {
        desk.works += 1;
        return responseOf(good);
      };
      return desk.meet ? desk.meet({ endpoint, good, echo, work }) : work();
    },
  });
  const call = () => shop.call(row, input);
  const desk: Desk = { endpoint, shop, call, meet: undefined, sentAt: [], works: 0 };
  return desk;
}

/** Moves the time on until all calls have ended, or nothing is left that could end them. */
async function endingsOf(calls: readonly Promise<unknown>[]): Promise<readonly Ending[]> {
  const endings: Ending[] = calls.map(() => 'never');
  let open = calls.length;
  const end = (at: number) => (ending: Ending) => {
    endings[at] = ending;
    open -= 1;
  };
  for (const [at, call] of calls.entries())
    call
      .then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      )
      .then(end(at));
  // A turn also lets bodies arrive, which takes turns but no time.
  for (let idle = 0; open > 0 && idle < 50; idle = vi.getTimerCount() === 0 ? idle + 1 : 0)
    await vi.advanceTimersToNextTimerAsync();
  return endings;
}

async function meetAll(desks: readonly Desk[], meet: Fault['meet'] | undefined) {
  for (const desk of desks) Object.assign(desk, { meet, sentAt: [], works: 0 });
  return endingsOf(desks.map((desk) => desk.call()));
}

/** One row, one fault, one entry of the SDK, one language. */
export interface Trial {
  readonly ending: Ending;
  /** When each request was sent, in milliseconds. */
  readonly sentAt: readonly number[];
  readonly works: number;
  /** The same call when the fault has gone. */
  readonly again: Ending;
}

export interface Trials {
  /** The ending of each row without a fault. */
  readonly undisturbed: ReadonlyMap<AnyEndpoint, Ending>;
  of(fault: Fault, language: (typeof LANGUAGES)[number], endpoint: AnyEndpoint): Trial | undefined;
}

/** Runs every trial of an entry of the SDK. Needs fake timers. */
export async function runTrials(
  rows: readonly RecordedRow[],
  createShop: (options: ShopOptions) => Shop,
): Promise<Trials> {
  const desks = rows.map((row) => openDesk(row, rows, createShop));
  const whole = await meetAll(desks, undefined);
  const trials = new Map<string, Trial>();
  const keyOf = (fault: Fault, language: string, { name }: AnyEndpoint) =>
    [fault.title, language, name].join('\n');
  for (const fault of FAULTS)
    for (const language of LANGUAGES) {
      for (const { shop } of desks) shop.language.use(language);
      const endings = await meetAll(desks, fault.meet);
      const met = desks.map(({ sentAt, works }) => ({ sentAt, works }));
      // Late answers arrive, for which no call waits.
      await vi.runAllTimersAsync();
      const again = await meetAll(desks, undefined);
      for (const [at, { endpoint }] of desks.entries())
        trials.set(keyOf(fault, language, endpoint), {
          ending: endings[at] ?? 'never',
          again: again[at] ?? 'never',
          ...(met[at] ?? { sentAt: [], works: 0 }),
        });
    }
  return {
    undisturbed: new Map(desks.map(({ endpoint }, at) => [endpoint, whole[at] ?? 'never'])),
    of: (fault, language, endpoint) => trials.get(keyOf(fault, language, endpoint)),
  };
}

/** Rows of the contract that were not recorded. */
export const unrecorded = (rows: readonly RecordedRow[]): readonly string[] =>
  endpoints
    .filter((endpoint) => !rows.some((row) => row.endpoint === endpoint))
    .map(({ name }) => name);
