import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/db.ts';
import { START, testShop } from '../testing/shop.ts';
import { expirePoints, movePoints, pointsOf, startOfYear } from './ledger.ts';

const DAY_MS = 86_400_000;
const ACCOUNT = 1;

function ledger() {
  const { db } = openDatabase(':memory:', '');
  db.insert('account', {
    id: ACCOUNT,
    password: '',
    name: '',
    auth_status: '1',
    registered_at: 0,
  });
  return db;
}

interface Move {
  readonly day: number;
  readonly amount: number;
}

/** Points by the rules article, lot by lot: the points of a year end with the next one; first earned, first used. */
function oracle(moves: readonly Move[], from: number, now: number): number {
  const lots: { year: number; left: number }[] = [];
  let debt = 0;
  let year = 0;
  const yearAt = (at: number) => new Date(at + 8 * 3_600_000).getUTCFullYear();
  const turnTo = (next: number) => {
    for (const lot of lots) if (lot.year + 1 < next) lot.left = 0;
    year = next;
  };
  for (const { day, amount } of moves) {
    const at = from + day * DAY_MS;
    if (yearAt(at) > year) turnTo(yearAt(at));
    if (amount > 0) {
      const paidBack = Math.min(debt, amount);
      debt -= paidBack;
      lots.push({ year, left: amount - paidBack });
    } else {
      let due = 0 - amount;
      for (const lot of lots) {
        const taken = Math.min(due, lot.left);
        lot.left -= taken;
        due -= taken;
      }
      debt += due;
    }
  }
  turnTo(yearAt(now));
  return lots.reduce((sum, lot) => sum + lot.left, 0) - debt;
}

describe('points of an account', () => {
  it('are the sum of its entries, whatever moved them and whenever they expired', () => {
    const from = startOfYear(2022);
    const move = fc.record({
      gap: fc.integer({ min: 0, max: 200 }),
      amount: fc.integer({ min: -700, max: 1000 }).filter((amount) => amount !== 0),
      isRead: fc.boolean(),
    });
    const db = ledger();
    let expired = 0;
    let below = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 25 }), (given) => {
        db.exec('DELETE FROM points_entry');
        let day = 0;
        const moves = given.map(({ gap, amount, isRead }) => {
          day += gap;
          return { day, amount, isRead };
        });
        for (const each of moves) {
          const now = from + each.day * DAY_MS + 5000;
          // Points are read before they are taken, and sometimes in between.
          if (each.isRead || each.amount < 0) expirePoints({ db, now }, ACCOUNT);
          movePoints({ db, now }, { accountId: ACCOUNT, amount: each.amount, kind: 'granted' });
        }
        const now = from + (day + 200) * DAY_MS;
        const points = pointsOf({ db, now }, ACCOUNT);
        expect(points).toBe(oracle(moves, from, now));
        expect(pointsOf({ db, now }, ACCOUNT)).toBe(points);
        const rows = db.all<{ amount: number; kind: string }>('SELECT * FROM points_entry');
        expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(points);
        if (rows.some((row) => row.kind === 'expired')) expired += 1;
        if (points < 0) below += 1;
      }),
      { numRuns: 300, seed: 14 },
    );
    db.close();
    expect(expired).toBeGreaterThan(20);
    expect(below).toBeGreaterThan(5);
  });

  it('end with the last moment of the year after the one in which they were earned', () => {
    const db = ledger();
    const entry = { accountId: ACCOUNT, amount: 100, kind: 'granted' } as const;
    movePoints({ db, now: startOfYear(2025) - 1 }, entry);
    movePoints({ db, now: startOfYear(2025) }, { ...entry, amount: 7 });
    expect(pointsOf({ db, now: startOfYear(2026) - 1 }, ACCOUNT)).toBe(107);
    expect(pointsOf({ db, now: startOfYear(2026) }, ACCOUNT)).toBe(7);
    expect(pointsOf({ db, now: startOfYear(2027) }, ACCOUNT)).toBe(0);
    db.close();
  });
});

describe('the points of the regular customer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = join(folder, 'shop.db');
  const shop = testShop({ file, history: true });
  const rows = new DatabaseSync(file, { timeout: 3000 });
  afterAll(() => {
    rows.close();
    shop.sandbox.close();
    rmSync(folder, { recursive: true });
  });
  const number = (sql: string) => Number(Object.values(rows.prepare(sql).get() ?? {})[0]);

  it('have moved for every reason, with points orders in every status', async () => {
    const kinds = rows
      .prepare('SELECT DISTINCT kind FROM points_entry ORDER BY kind')
      .all()
      .map((row) => row['kind']);
    expect(kinds).toEqual(['earned', 'expired', 'granted', 'redeemed', 'taken-back']);
    const token = await shop.signIn('regular');
    const { data } = await shop.call('points.exchanges', { langEnv: 'ENGLISH' }, token);
    const records = data as unknown as { statusString: string }[];
    expect(records.length).toBeGreaterThan(10);
    expect(new Set(records.map((each) => each.statusString))).toEqual(
      new Set(['Processing', 'On its way', 'Out for delivery', 'Completed']),
    );
  });

  it('are one for each dollar paid for the products of a completed order and not refunded', () => {
    const wrong = number(`SELECT count(*) FROM shop_order o WHERE status = 4 AND
      (total - freight - ifnull((SELECT sum(refund - freight) FROM after_sale r WHERE r.order_id = o.id AND r.status = 4), 0)) / 100
      <> ifnull((SELECT sum(amount) FROM points_entry e WHERE e.order_no = o.order_no), 0)`);
    expect(wrong).toBe(0);
    expect(number("SELECT count(*) FROM points_entry WHERE kind = 'earned'")).toBeGreaterThan(100);
    expect(
      number(`SELECT count(*) FROM points_entry e JOIN shop_order o ON o.order_no = e.order_no
        WHERE o.status <> 4`),
    ).toBe(0);
    expect(number(`SELECT max(at) FROM points_entry`)).toBeLessThanOrEqual(START);
  });

  it.each(['2027-01-01', '2027-07-01', '2027-12-31'])(
    'never fall below 0, also on %s',
    async (day) => {
      const at = Date.parse(`${day}T12:00:00+08:00`);
      const later = testShop({ history: true, clock: { now: () => at } });
      const token = await later.signIn('regular');
      const amounts: number[] = [];
      for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex += 1) {
        const wish = { pageIndex, pageSize: 10, langEnv: 'ENGLISH', type: 'total' };
        const { data } = await later.call('points.history', wish, token);
        pages = Number(data['totalPage']);
        const list = data['list'] as unknown as { usedPoints: number }[];
        amounts.push(...list.map(({ usedPoints }) => usedPoints));
      }
      later.sandbox.close();
      let points = 0;
      for (const amount of amounts.toReversed()) {
        points += amount;
        expect(points).toBeGreaterThanOrEqual(0);
      }
      expect(points).toBeGreaterThan(10_000);
    },
  );

  it('never went below what the points orders cost', () => {
    const lowest = number(`SELECT min(running) FROM (
      SELECT sum(amount) OVER (ORDER BY at, id) running FROM points_entry
      WHERE account_id = (SELECT id FROM account WHERE scenario = 'regular'))`);
    expect(lowest).toBeGreaterThanOrEqual(0);
  });
});
