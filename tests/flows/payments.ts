// A browser at the cashier of a shop server whose payments can be counted.
import {
  type CashierOrder,
  type CompleteShop,
  memoryStore,
  type ShopOptions,
  type TabChannel,
} from '@clinicart/sdk';
import type { PaymentMethod, PaymentSelection, PaymentStatus } from '@clinicart/sdk/cashier';
import { expect } from 'vitest';
import { type OrderDesk, orderDesk, tabsInTurn } from './orders.ts';

type Hear = Parameters<TabChannel['listen']>[0];

/** Signals between tabs: each tab receives those of the others, not its own. */
export function tabsThatHear() {
  const tabs = new Set<Set<Hear>>();
  return (): TabChannel => {
    const mine = new Set<Hear>();
    tabs.add(mine);
    return {
      post(signal) {
        for (const tab of tabs) if (tab !== mine) for (const hear of tab) hear(signal);
      },
      listen(hear) {
        mine.add(hear);
        return () => void mine.delete(hear);
      },
    };
  };
}

/** Settings that a test can read, as a person with access to the machine could. */
function openSettings() {
  const kept = new Map<string, string>();
  return {
    store: {
      get: (key: string) => kept.get(key),
      set: (key: string, value: string) => void kept.set(key, value),
      remove: (key: string) => void kept.delete(key),
    },
    text: () => JSON.stringify([...kept]),
  };
}

export interface Till extends OrderDesk {
  /** Another tab of the same browser. */
  tab(options?: Partial<ShopOptions>): CompleteShop;
  /** The locks that the browser's tabs share. */
  readonly exclusive: NonNullable<ShopOptions['exclusive']>;
  /** Places an order slightly above the given sum in cents; returns its number. */
  order(least?: number): Promise<string>;
  /** Method, status, and what balance and provider pay, of each payment. */
  payments(): readonly (readonly [
    method: string,
    status: string,
    balance: number,
    provider: number,
  ])[];
  /** Gives the provider the money of the open payment; its notice to the shop is late. */
  take(): void;
  /** The last payment's identifier at its provider, which the provider sends back. */
  token(): string;
  balance(): number;
  /** Everything that the browser stores beyond the life of a tab. */
  kept(): string;
}

/** Starts a server with a buyer at the cashier. Pauses are short, so that no test waits. */
export async function openTill(scenario: string): Promise<Till> {
  const exclusive = tabsInTurn();
  const door = tabsThatHear();
  const settings = openSettings();
  const storage = { session: memoryStore(), settings: settings.store };
  const desk = await orderDesk(scenario, { exclusive, storage, channel: door() });
  const { rows, shop } = desk;
  return {
    ...desk,
    exclusive,
    tab: (options) => desk.again({ exclusive, storage, channel: door(), ...options }),
    async order(least = 1) {
      const [good] = rows(
        `SELECT s.id, s.multiple, s.price FROM specification s JOIN product p ON p.id = s.product_id
         WHERE p.on_shelf = 1 AND s.price BETWEEN ? AND 10000000 AND s.buy_limit IS NULL AND s.stock >= s.multiple
           AND p.tags NOT LIKE '%new-customer%' AND p.tags NOT LIKE '%medicine%' AND s.discount_price IS NULL
         ORDER BY s.price, s.id LIMIT 1`,
        least,
      );
      const quantity = Number(good?.['multiple']);
      if ((await shop.address.list.get(null)).length === 0) await desk.address('810000');
      const shown = await desk.begin([{ specificationId: String(good?.['id']), quantity }]);
      const placed = await shop.checkout.place(shown);
      if (!placed.ok) throw new Error(JSON.stringify(placed));
      return placed.orderNo;
    },
    payments: () =>
      rows('SELECT pay_type, status, from_balance, from_provider FROM payment ORDER BY id').map(
        (row) => [
          String(row['pay_type']),
          String(row['status']),
          Number(row['from_balance']),
          Number(row['from_provider']),
        ],
      ),
    take: () =>
      void rows(
        "UPDATE payment SET taken_at = ? WHERE status = 'open'",
        desk.sandbox.console.now(),
      ),
    token: () =>
      String(rows('SELECT provider_token FROM payment ORDER BY id DESC')[0]?.['provider_token']),
    balance: () =>
      Number(
        rows(
          'SELECT balance FROM wallet w JOIN account a ON a.id = w.account_id WHERE a.scenario = ?',
          scenario,
        )[0]?.['balance'],
      ),
    kept: settings.text,
  };
}

/** The payment password of every account that has one, and a wrong one. */
export const PAY_PASSWORD = '246810';
export const WRONG_PASSWORD = '135791';

export const by = (method: PaymentMethod): PaymentSelection => ({ method, useBalance: false });
export const BALANCE: PaymentSelection = {
  method: undefined,
  useBalance: true,
  password: PAY_PASSWORD,
};
export const CHEQUE: PaymentSelection = {
  method: 'cheque',
  useBalance: false,
  password: PAY_PASSWORD,
};
/** Pays with the balance, and the rest by card. */
export const MIXED: PaymentSelection = { method: 'card', useBalance: true, password: PAY_PASSWORD };

/** Counts the requests of a call. */
export const calls = ({ sandbox }: Till, { path }: { path: string }): number =>
  sandbox.console.requests().filter((request) => request.path === path).length;
/** Returns the payments made; never more than one. */
export const paidOnce = (till: Till) => till.payments().filter(([, status]) => status === 'paid');

/** Places an order at the cashier. */
export async function atCashier(till: Till, least?: number): Promise<CashierOrder> {
  return till.shop.cashier.order.get(await till.order(least));
}

/** Listens until the shop knows the order as paid or closed. */
export async function end(shop: CompleteShop, orderNo: string): Promise<PaymentStatus> {
  const $following = shop.cashier.follow(orderNo);
  const stop = $following.listen(() => {});
  await expect.poll(() => $following.get().status, { timeout: 10_000 }).toMatch(/paid|closed/);
  stop();
  return $following.get();
}
