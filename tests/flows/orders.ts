// A shop server in a file, with a connection through which a test reads its rows.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '@clinicart/sandbox';
import { type Clock, type CompleteShop, memoryStore, type ShopOptions } from '@clinicart/sdk';
import type { Confirmation, OrderGood } from '@clinicart/sdk/checkout';
import { onTestFinished } from 'vitest';
import { formOf, openSandbox, openShop } from './shop.ts';

type Row = Readonly<Record<string, string | number | null>>;

/** The stores of a browser that survive a crash, and those of one of its tabs. */
export const browserStorage = () => ({ session: memoryStore(), settings: memoryStore() });

/** Runs one job per subject at a time, as the tabs of one browser do. */
export function tabsInTurn(): NonNullable<ShopOptions['exclusive']> {
  const turns = new Map<string, Promise<unknown>>();
  return (subject, job) => {
    const turn = (turns.get(subject) ?? Promise.resolve()).then(job);
    turns.set(
      subject,
      turn.catch(() => {}),
    );
    return turn;
  };
}

/** From here on a timer is a time limit, which a busy machine needs in full. */
const TIME_LIMIT_MS = 15_000;

/** A clock with shortened pauses, so that no test waits. */
export const hastyClock = (now: () => number): Clock => ({
  now,
  after(ms, run) {
    const timer = setTimeout(run, ms < TIME_LIMIT_MS ? Math.min(ms, 5) : ms);
    return () => clearTimeout(timer);
  },
});

export interface OrderDesk {
  readonly sandbox: Sandbox;
  readonly shop: CompleteShop;
  /** Rows of the server's database. */
  rows(sql: string, ...values: (string | number)[]): Row[];
  /**
   * Finds the given number of different goods, one multiple of each, among those that match `where` (on `s` and `p`).
   */
  goods(count: number, where?: string): OrderGood[];
  /** Opens another page of the same browser: a second tab, or the first one after a crash. */
  again(options?: Partial<ShopOptions>): CompleteShop;
  /** Makes a temporary order of these goods, as order confirmation shows it. */
  begin(goods: readonly OrderGood[]): Promise<Confirmation>;
  orders(): Row[];
  /** Adds a delivery address in a province, by its code; returns its id. */
  address(province: string): Promise<string>;
}

/** Starts a server with a logged-in person. */
export async function orderDesk(
  scenario = 'verified',
  options: Partial<ShopOptions> = {},
): Promise<OrderDesk> {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const sandbox = openSandbox({ file });
  const database = new DatabaseSync(file, { timeout: 3_000 });
  onTestFinished(() => database.close());
  const storage = browserStorage();
  const clock = hastyClock(sandbox.console.now);
  const again: OrderDesk['again'] = (more) =>
    openShop(sandbox, { storage, clock, exclusive: tabsInTurn(), ...options, ...more });
  const shop = again();
  await shop.session.signIn(formOf(scenario));
  const rows: OrderDesk['rows'] = (sql, ...values) =>
    database
      .prepare(sql)
      .all(...values)
      .map((row) => ({ ...row }) as Row);
  return {
    sandbox,
    shop,
    rows,
    again,
    goods: (count, where = `p.tags NOT LIKE '%medicine%'`) =>
      rows(
        `SELECT s.id, s.multiple FROM specification s JOIN product p ON p.id = s.product_id
         WHERE p.on_shelf = 1 AND s.price < 10000000 AND s.buy_limit IS NULL AND s.stock >= s.multiple * 4
           AND p.tags NOT LIKE '%new-customer%' AND ${where} ORDER BY s.id LIMIT ${count}`,
      ).map((row) => ({ specificationId: String(row['id']), quantity: Number(row['multiple']) })),
    async begin(goods) {
      const begun = await shop.checkout.begin(goods, 'product');
      if (!begun.ok) throw new Error(begun.message);
      return shop.checkout.confirmation.get(null);
    },
    async address(code) {
      const regions = await shop.account.regions.get(null);
      const named = (region: { code: string; zh: string } | undefined) =>
        region && { code: region.code, name: region.zh };
      const found = regions.find((each) => each.code === code);
      const [city] = found?.cities ?? [];
      const saved = await shop.address.save({
        name: 'Ho Ching-yi',
        phone: '61234567',
        areaCode: '+852',
        isDefault: false,
        street: '3 Central Road',
        unit: '2B',
        province: named(found),
        city: named(city),
        district: named(city?.districts[0]),
      });
      if (!saved.ok) throw new Error('the address was not saved');
      return saved.id;
    },
    orders: () => rows('SELECT * FROM shop_order ORDER BY id'),
  };
}
