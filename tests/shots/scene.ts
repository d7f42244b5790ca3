// The shop of one folder, served by its sandbox and its site under a frozen clock, with the data that the screens show.
import { join } from 'node:path';
import type { Cookie } from 'playwright';
import { SCENARIO_PASSWORD } from '../../packages/sandbox/src/seed/scenarios.ts';
import { createShop, memoryStore } from '../../packages/sdk/src/index.ts';
import type { OrderTab } from '../../packages/sdk/src/orders/types.ts';
import { freePort, startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import type { Numbers, Person } from './screens.ts';

/** The time that servers and pages show: 20 November 2026, 10:00 in Hong Kong. */
export const NOW = Date.UTC(2026, 10, 20, 2);

/** A served shop; `close` stops its servers. */
export interface Scene {
  readonly origin: string;
  /** Cookies of a person who has signed in; none for a visitor. */
  readonly cookies: Readonly<Record<Person, readonly Cookie[]>>;
  readonly numbers: Numbers;
  close(): Promise<void>;
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;

/** Serves the built shop of a folder. */
export async function openScene(root: string): Promise<Scene> {
  const [api, site] = [await freePort(), await freePort()];
  const origin = `http://localhost:${site}`;
  const env = {
    SHOTS_NOW: String(NOW),
    HOST: '0.0.0.0',
    PORT: String(site),
    API_BASE: `http://localhost:${api}`,
    SHOP: origin,
    CARD_SCRIPT: `http://localhost:${api}/stand-in/stripe.js`,
    PAGE_CACHE_MB: '0',
    READ_CACHE_MB: '0',
  };
  const frozen = ['--import', join(import.meta.dirname, 'frozen-date.mjs')];
  const place = ['--port', String(api), '--file', ':memory:', '--quiet'];
  const sandbox = startChild(
    process.execPath,
    [...frozen, '--conditions=source', 'packages/sandbox/src/main.ts', ...place],
    { cwd: root, env },
  );
  const shop = startChild(process.execPath, [...frozen, 'dist/server/entry.mjs'], {
    cwd: join(root, 'packages/host-site'),
    env,
  });
  const close = async () => void (await Promise.all([stopChild(sandbox), stopChild(shop)]));
  try {
    await untilAnswers(`http://localhost:${api}/health`, sandbox);
    await untilAnswers(`${origin}/robots.txt`, shop);
    const people = {
      regular: await signIn(env.API_BASE, 'regular'),
      unverified: await signIn(env.API_BASE, 'unverified'),
    };
    const numbers = await prepareData(people.regular.shop);
    const { regular, unverified } = people;
    const cookies = {
      visitor: [],
      regular: regular.cookies,
      unverified: unverified.cookies,
    };
    return { origin, cookies, numbers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function signIn(apiBase: string, account: string) {
  const session = memoryStore();
  const kept = new Map<string, string>();
  const recording = {
    get: session.get,
    set: (key: string, value: string) => {
      kept.set(key, value);
      session.set(key, value);
    },
    remove: (key: string) => {
      kept.delete(key);
      session.remove(key);
    },
  };
  const shop = createShop({ apiBase, storage: { session: recording, settings: memoryStore() } });
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: `${account}@clinicart.test`,
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '',
    code: '',
  });
  const cookies = [...kept].map(
    ([name, value]): Cookie => ({
      name,
      value: encodeURIComponent(value),
      domain: 'localhost',
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax',
    }),
  );
  return { shop, cookies };
}

/** Places an unpaid order, begins another, fills a cart, and finds numbers in the seeded history. */
export async function prepareData(shop: SignedIn['shop']): Promise<Numbers> {
  const goods = async (wanted: readonly (readonly [id: string, multiples: number])[]) =>
    Promise.all(
      wanted.map(async ([id, multiples]) => {
        const { specifications } = await shop.catalogue.specifications.get({ id });
        const sold = specifications.find(({ stock, step }) => stock >= step * multiples);
        if (!sold) throw new Error(`Product ${id} is out of stock.`);
        return { specificationId: sold.id, quantity: sold.step * multiples };
      }),
    );
  const begin = async () => {
    const begun = await shop.checkout.begin(await goods([['10006', 2]]), 'product');
    if (!begun.ok) throw new Error(`No temporary order: ${begun.reason}`);
  };
  await begin();
  const confirmation = await shop.checkout.confirmation.get(null);
  shop.checkout.choose(confirmation.orderNo, { payment: 'online' });
  const placed = await shop.checkout.place(confirmation);
  if (!placed.ok) throw new Error(`No order: ${JSON.stringify(placed)}`);
  await begin();
  await shop.cart.add(
    await goods([
      ['10001', 2],
      ['10006', 1],
      ['10008', 1],
    ]),
  );
  const { returns } = await shop.afterSales.list.get({ keyword: '', page: 1 });
  /** An order without an application for a return. */
  const firstOf = async (tab: OrderTab) => {
    const { orders } = await shop.orders.list.get({ tab, keyword: '', page: 1 });
    const isFree = (orderNo: string) => returns.every((each) => each.orderNo !== orderNo);
    return orders.find((each) => isFree(each.orderNo))?.orderNo ?? 'none';
  };
  const [exchange] = await shop.points.exchanges.get(null);
  return {
    unpaid: placed.orderNo,
    shipped: await firstOf('to-receive'),
    completed: await firstOf('completed'),
    return: returns[0]?.returnNo ?? 'none',
    exchange: exchange?.orderNo ?? 'none',
  };
}
