/** One buyer: reads pages, logs in, fills the cart, orders, and asks for the orders. */
import { setTimeout as wait } from 'node:timers/promises';
import { type CompleteShop, createShop, isShopError, memoryStore } from '@clinicart/sdk';
import { allLines } from '@clinicart/sdk/cart';
import { type Confirmation, goodsOfCart } from '@clinicart/sdk/checkout';
import { endpoints } from '@clinicart/sdk/contract';
import { emptyContact } from '@clinicart/sdk/identity';
import { SCENARIO_PASSWORD } from '../../packages/sandbox/src/seed/scenarios.ts';
import { emailOf, type Good } from './clinics.ts';
import type { Told } from './compare-orders.ts';
import type { Releases } from './releases.ts';
import { openTab, type Tab } from './tab.ts';
import type { Tally } from './tally.ts';

/** A buyer thinks for a time between these two before each step, any time as likely as another. */
export const THINK_MS = [3000, 9000] as const;
/** How often a buyer presses a button before the shop has lost them. */
const PRESSES = 3;
/** How often, and after what pause, a buyer asks for an outcome that is not known. */
const ASKS = 10;
const ASK_PAUSE_MS = 2000;
const KEYWORDS = ['gloves', 'mask', 'ALL', 'needle', '口罩', 'composite', 'cotton', 'syringe'];

const reads = new Set(endpoints.filter(({ read }) => read).map(({ name }) => name));

export interface Market {
  readonly site: string;
  /** Address that the shop calls: of the API itself, or of the site that passes the calls on. */
  readonly api: string;
  readonly releases: Releases;
  readonly goods: readonly Good[];
  readonly tally: Tally;
  /** Takes what the shop tells buyers about their orders. */
  readonly told: Told[];
  /** False when no buyer should begin with another basket. */
  isOpen(): boolean;
}

interface Buyer extends Market {
  readonly number: number;
  readonly shop: CompleteShop;
  readonly tab: Tab;
}

const between = (least: number, most: number) => least + Math.random() * (most - least);
const think = () => wait(between(...THINK_MS));
function pick<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

/** A step that was given up; what was lost is counted already. */
class GivenUp extends Error {}

/** Counts each call of a shop. A write without an answer is no loss yet: the SDK asks for its outcome. */
const countCalls =
  ({ tally }: Market) =>
  ({ endpoint, outcome }: { endpoint: string; outcome: string }) => {
    if (outcome === 'aborted') return;
    const kind = reads.has(endpoint) ? 'API read' : 'API write';
    tally.tried(kind);
    if (outcome === 'ok' || outcome === 'server') return;
    if (kind === 'API read') tally.lost(kind, `${endpoint}: ${outcome}`);
    else tally.note(`writes whose answer was lost (${endpoint})`);
  };

function createBuyer(market: Market, number: number): Buyer {
  const session = memoryStore();
  const cookies = () =>
    ['token', 'user', 'cartAmount']
      .flatMap((name) => {
        const value = session.get(name);
        return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
      })
      .join('; ');
  const shop = createShop({
    apiBase: market.api,
    defaultLanguage: 'en',
    storage: { session, settings: memoryStore() },
    onCall: countCalls(market),
  });
  return { ...market, number, shop, tab: openTab({ ...market, cookies }) };
}

/** The row of all presses together. */
const ANSWERED = 'press without a failure';

/** Presses a button again after a failure that the shop has shown; a press that returns false did nothing yet. */
async function press(buyer: Buyer, kind: string, action: () => Promise<boolean>): Promise<void> {
  const { tally } = buyer;
  tally.tried(kind);
  tally.tried(ANSWERED);
  let why = 'nothing happened';
  for (let time = 1; time <= PRESSES; time++) {
    if (time > 1) {
      tally.lost(ANSWERED, `${kind}: pressed again, since nothing was made (${why})`);
      await think();
    }
    try {
      if (await action()) return;
    } catch (error) {
      if (!isShopError(error)) throw error;
      why = [error.endpoint, error.kind, error.status, error.resultID].filter(Boolean).join(' ');
    }
  }
  tally.lost(kind, why);
  throw new GivenUp();
}

/** Reads home, search and a product, with a script of each page. */
async function readPages({ tab, goods }: Buyer): Promise<void> {
  const pages = [
    ['home', '/'],
    [
      'search',
      `/search?${new URLSearchParams({ keyword: pick(KEYWORDS), searchType: 'keyword' })}`,
    ],
    ['product', `/product/${pick(goods).productId}`],
  ] as const;
  for (const [kind, path] of pages) {
    await think();
    await tab.open(kind, path);
    await tab.loadScript();
  }
}

const signIn = (buyer: Buyer) =>
  press(buyer, 'log in', async () => {
    const contact = { ...emptyContact('email'), email: emailOf(buyer.number) };
    await buyer.shop.session.signIn({
      ...contact,
      with: 'password',
      password: SCENARIO_PASSWORD,
      code: '',
    });
    return true;
  });

/** Puts a product into the cart; looks there first, so that a press whose answer was lost is not repeated. */
async function fillCart(buyer: Buyer, { specificationId, pieces }: Good): Promise<void> {
  const { shop, tally } = buyer;
  const have = async () =>
    allLines(await shop.cart.contents.get(null))
      .filter((line) => line.specificationId === specificationId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  await press(buyer, 'put into the cart', async () => {
    if ((await have()) < pieces) await shop.cart.add([{ specificationId, quantity: pieces }]);
    return true;
  });
  const found = await have();
  if (found !== pieces) tally.lost('put into the cart', `${found} pieces, not ${pieces}`);
}

/** Asks for the outcome of an order until the server tells. Returns its number; undefined if there is none. */
async function settle({ shop, tally }: Buyer): Promise<string | undefined> {
  tally.note('orders of unknown outcome that were settled later');
  for (let time = 0; time < ASKS; time++) {
    await wait(ASK_PAUSE_MS);
    const outcome = await shop.checkout.settle();
    if (outcome?.ok) return outcome.orderNo;
    if (!shop.checkout.$unsettled.get()) return undefined;
  }
  tally.lost('order', 'the outcome stayed unknown');
  throw new GivenUp();
}

async function placeOrder(buyer: Buyer, shown: Confirmation): Promise<string> {
  const { shop } = buyer;
  let orderNo: string | undefined;
  await press(buyer, 'order', async () => {
    const outcome = await shop.checkout.place(shown);
    if (outcome.ok) orderNo = outcome.orderNo;
    else if (outcome.reason === 'unknown') orderNo = await settle(buyer);
    else if (outcome.reason !== 'refused') throw new Error(`order ${outcome.reason}`);
    return orderNo !== undefined;
  });
  return orderNo ?? '';
}

/** Buys one product: from the search to the list of orders. */
async function buyBasket(buyer: Buyer, basket: string): Promise<void> {
  const { shop, tally, told, goods } = buyer;
  const good = pick(goods);
  const { pieces } = good;
  let orderNo: string | undefined;
  try {
    await shop.catalogue.search.get({ keyword: pick(KEYWORDS) });
    await think();
    await shop.catalogue.specifications.get({ id: good.productId });
    await think();
    await fillCart(buyer, good);
    await think();
    await press(buyer, 'begin an order', async () => {
      const cart = await shop.cart.contents.get(null);
      const begun = await shop.checkout.begin(goodsOfCart(cart, shop.cart.isTicked), 'cart');
      if (!begun.ok) throw new Error(begun.message);
      return true;
    });
    const shown = await shop.checkout.confirmation.get(null);
    shop.checkout.choose(shown.orderNo, { remark: basket });
    await think();
    orderNo = await placeOrder(buyer, shown);
  } finally {
    told.push({ basket, orderNo, pieces });
  }
  await think();
  const { orders } = await shop.orders.list.get({ tab: 'pending', keyword: '', page: 1 });
  tally.tried('order in the buyer’s list');
  if (!orders.some((each) => each.orderNo === orderNo))
    tally.lost('order in the buyer’s list', 'not there');
}

/** Removes what a basket that was given up has left. */
async function emptyCart({ shop }: Buyer): Promise<void> {
  const lines = allLines(await shop.cart.contents.get(null));
  if (lines.length > 0) await shop.cart.remove(lines.map(({ id }) => id));
}

/** Buys until the market closes, and finishes the last basket. */
export async function runBuyer(market: Market, number: number): Promise<void> {
  const buyer = createBuyer(market, number);
  let hasGivenUp = false;
  const orMiss = async (what: string, step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      hasGivenUp = true;
      // A failed call is counted where it was made.
      if (error instanceof GivenUp || isShopError(error)) return;
      market.tally.lost(what, error instanceof Error ? error.message : String(error));
    }
  };
  // Not all at once.
  await wait(between(0, THINK_MS[1]));
  await readPages(buyer);
  while (buyer.shop.session.$session.get().status === 'visitor') {
    if (!market.isOpen()) return;
    await orMiss('log in', () => signIn(buyer));
  }
  for (let basket = 1; market.isOpen(); basket++) {
    await readPages(buyer);
    if (hasGivenUp) await orMiss('put into the cart', () => emptyCart(buyer));
    hasGivenUp = false;
    await orMiss('order', () => buyBasket(buyer, `${number}-${basket}`));
  }
}
