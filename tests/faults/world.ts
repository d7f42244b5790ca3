// The shop that the trials run against: people who have logged in, and orders in the states that a press needs.
import { choosePlace, EMPTY_ADDRESS, placesAt, REGION_LEVELS } from '@clinicart/sdk/identity';
import type { Identity } from '../browser/support/buyer.ts';
import { merchant } from '../browser/support/merchant-console.ts';
import { beginOrder, fillCart, makeOrder, shopOf } from '../browser/support/orders.ts';
import { makePaidOrder, makeShippedOrder } from '../browser/support/placed-orders.ts';
import { apply } from '../browser/support/returns.ts';
import { places } from '../setup/servers.ts';
import { prepareData, signIn } from '../shots/scene.ts';
import type { Numbers } from '../shots/screens.ts';

/** Orders of the history: enough for each state of an order. */
const ORDERS = 40;

export interface World {
  readonly numbers: Numbers;
  /** Restores the shop of the seed, which also ends every session. The numbers belong to the shop before. */
  reset(): Promise<void>;
  /** Entries of a person's session store; none for a visitor. */
  session(as: string): Promise<Readonly<Record<string, string>>>;
  fillCart(as: string): Promise<void>;
  /** Begins the checkout of some pieces of a product. */
  beginOrder(as: string, product?: string): Promise<void>;
  /** Places an order that awaits its payment; returns its number, as the next ones do. */
  order(as: string): Promise<string>;
  paid(as: string): Promise<string>;
  shipped(as: string): Promise<string>;
  /** Applies for a refund; returns the number of the application. */
  applied(as: string): Promise<string>;
  /** Adds a delivery address that is not the default. */
  addAddress(as: string): Promise<void>;
}

export async function openWorld(): Promise<World> {
  const { sandbox: api } = places();
  let people = new Map<string, Promise<Identity>>();

  function identity(as: string): Promise<Identity> {
    const known =
      people.get(as) ??
      signIn(api, as).then(({ cookies }) => ({ cookies: [...cookies], origins: [] }));
    people.set(as, known);
    return known;
  }
  const shop = async (as: string) => shopOf(await identity(as));

  async function reset(): Promise<void> {
    await merchant.reset();
    await merchant.answers('all');
    people = new Map();
  }
  await reset();
  await merchant.loadHistory(ORDERS);
  const numbers = await prepareData(await shop('regular'));

  return {
    numbers,
    reset,
    async session(as) {
      if (as === 'visitor') return {};
      const { cookies } = await identity(as);
      return Object.fromEntries(
        cookies.map(({ name, value }) => [name, decodeURIComponent(value)]),
      );
    },
    fillCart: async (as) => fillCart(await shop(as), [['10001', 10]]),
    beginOrder: async (as, product = '10006') => beginOrder(await shop(as), [[product, 2]]),
    order: async (as) => (await makeOrder(await identity(as))).orderNo,
    paid: async (as) => (await makePaidOrder(await identity(as))).orderNo,
    shipped: async (as) => (await makeShippedOrder(await identity(as))).orderNo,
    async applied(as) {
      const buyer = await identity(as);
      return apply({ as: buyer, orderNo: (await makeShippedOrder(buyer)).orderNo });
    },
    async addAddress(as) {
      const { account, address } = await shop(as);
      const tree = await account.regions.get(null);
      let form = { ...EMPTY_ADDRESS, name: '陳嘉欣', phone: '61230002', street: '彌敦道 2 號' };
      for (const level of REGION_LEVELS) {
        const [place] = placesAt(tree, form, level);
        if (place) form = { ...form, ...choosePlace(form, level, place) };
      }
      const saved = await address.save(form);
      if (!saved.ok) throw new Error('The address was not saved.');
    },
  };
}
