// A shop server with people, each with two tabs and a second device, on a network that loses what a test tells it to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '@clinicart/sandbox';
import { type CompleteShop, isShopError, type ShopOptions } from '@clinicart/sdk';
import type { AnyEndpoint } from '@clinicart/sdk/contract';
import { browserStorage, hastyClock, tabsInTurn } from '../orders.ts';
import { tabsThatHear } from '../payments.ts';
import { formOf, openSandbox, openShop } from '../shop.ts';

const MINUTE_MS = 60_000;
export const MISHAPS = [
  'cut before',
  'cut after',
  'failed after (500)',
  'refused before (502)',
  'busy (429)',
  'late',
  'unreadable',
] as const;
export type Mishap = (typeof MISHAPS)[number];

export interface Person {
  readonly scenario: string;
  /** Two tabs of one browser, and a device of the same account. */
  readonly shops: readonly CompleteShop[];
  readonly addressId: string;
}

type Send = () => Promise<Response>;

export interface World {
  readonly sandbox: Sandbox;
  readonly people: readonly Person[];
  rows(sql: string, ...values: (string | number)[]): Readonly<Record<string, unknown>>[];
  /** The next call of a row meets this. */
  lose(row: AnyEndpoint, mishap: Mishap): void;
  /** Delivers the calls that are still on their way. */
  arrive(): Promise<void>;
  /** Moves the clock of shop and server. A call is on its way for less than a minute. */
  wait(minutes: number): Promise<void>;
  /** Ends every fault, and waits until no call can still arrive. */
  calm(): Promise<void>;
  close(): void;
}

/** Waits for a call that may fail with a ShopError, and then returns undefined. */
export const unlessLost = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (!isShopError(error)) throw error;
    return undefined;
  });

/** Gives each of these people a coupon for every product: the one with the least minimum. */
export function giveCoupons(
  { sandbox, rows }: Pick<World, 'sandbox' | 'rows'>,
  people: readonly string[],
): void {
  const now = sandbox.console.now();
  const [coupon] = rows(
    'SELECT id FROM coupon WHERE covers_all = 1 AND for_new = 0 AND starts_at <= ? AND ends_at > ? ORDER BY minimum, id',
    now,
    now,
  );
  for (const scenario of people) sandbox.console.grantCoupon(Number(coupon?.['id']), scenario);
}

/** A network whose next call of a path can be lost. */
function unreliable(sandbox: Sandbox) {
  const waiting: { readonly path: string; readonly mishap: Mishap }[] = [];
  const underway: Send[] = [];

  async function meet(mishap: Mishap, send: Send): Promise<Response> {
    if (mishap === 'refused before (502)') return new Response('<html>', { status: 502 });
    if (mishap === 'busy (429)')
      return new Response('', { status: 429, headers: { 'Retry-After': '60' } });
    if (mishap === 'late') {
      underway.push(send);
      throw new DOMException('too slow', 'TimeoutError');
    }
    if (mishap !== 'cut before') await send();
    if (mishap === 'failed after (500)') return new Response('', { status: 500 });
    if (mishap === 'unreadable') return Response.json({ code: 0 });
    throw new TypeError('fetch failed');
  }

  const fetch: NonNullable<ShopOptions['fetch']> = (input, init) => {
    const request = new Request(input, init);
    const kept = request.clone();
    const send = () => sandbox.fetch(new Request(kept, { signal: null }));
    const at = waiting.findIndex(({ path }) => path === new URL(request.url).pathname);
    const [met] = at < 0 ? [] : waiting.splice(at, 1);
    return met ? meet(met.mishap, send) : send();
  };

  return {
    fetch,
    lose: ({ path }: AnyEndpoint, mishap: Mishap) => void waiting.push({ path, mishap }),
    clear: () => void waiting.splice(0),
    async arrive() {
      for (const send of underway.splice(0)) await send();
    },
  };
}

async function enter(
  sandbox: Sandbox,
  scenario: string,
  fetch: NonNullable<ShopOptions['fetch']>,
): Promise<Person> {
  /** A browser: its tabs share storage and locks, and hear each other. */
  const browser = () => {
    const [storage, exclusive, door] = [browserStorage(), tabsInTurn(), tabsThatHear()];
    return () =>
      openShop(sandbox, {
        fetch,
        storage,
        exclusive,
        channel: door(),
        clock: hastyClock(sandbox.console.now),
        // A second try would wait by the machine's clock.
        retry: 0,
      });
  };
  const tab = browser();
  const device = browser()();
  const first = tab();
  for (const { session } of [first, device]) await session.signIn(formOf(scenario));
  // The second tab finds the session of the browser.
  const shops = [first, tab(), device];
  const regions = await device.account.regions.get(null);
  const province = regions.find(({ code }) => code === '810000');
  const city = province?.cities[0];
  const named = (region: { code: string; zh: string } | undefined) =>
    region && { code: region.code, name: region.zh };
  const saved = await device.address.save({
    name: 'Ho Ching-yi',
    phone: '61234567',
    areaCode: '+852',
    isDefault: true,
    street: '3 Central Road',
    unit: '2B',
    province: named(province),
    city: named(city),
    district: named(city?.districts[0]),
  });
  if (!saved.ok) throw new Error('the address was not saved');
  return { scenario, shops, addressId: saved.id };
}

export async function openWorld(scenarios: readonly string[]): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  const sandbox = openSandbox({ file });
  const database = new DatabaseSync(file, { timeout: 3_000 });
  const network = unreliable(sandbox);
  const people: Person[] = [];
  for (const scenario of scenarios) people.push(await enter(sandbox, scenario, network.fetch));
  const wait = async (minutes: number) => {
    await network.arrive();
    sandbox.console.advanceClock(minutes * MINUTE_MS);
    // A session ends after a month.
    for (const { scenario, shops } of people)
      for (const { session } of shops) {
        session.refresh();
        if (session.$session.get().status === 'visitor') await session.signIn(formOf(scenario));
      }
  };
  return {
    sandbox,
    people,
    rows: (sql, ...values) =>
      database
        .prepare(sql)
        .all(...values)
        .map((row) => ({ ...row })),
    lose: network.lose,
    arrive: network.arrive,
    wait,
    async calm() {
      network.clear();
      await wait(1);
    },
    close() {
      database.close();
      rmSync(folder, { recursive: true });
    },
  };
}
