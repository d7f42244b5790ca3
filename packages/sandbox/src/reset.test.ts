import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { CIPHER_KEYS } from './identity/session/captcha-keys.ts';
import { SCENARIO_PASSWORD } from './seed/scenarios.ts';
import { refused, signedIn } from './testing/answers.ts';
import { testShop } from './testing/shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Values that are random by design, so different in each shop. */
const RANDOM: Readonly<Record<string, readonly string[]>> = {
  account: ['licence'],
  stored_file: ['id'],
};

const tablesOf = (db: DatabaseSync) =>
  db
    .prepare(`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'`)
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !name.startsWith('sqlite_'));

function rowsOf(db: DatabaseSync, table: string) {
  const rows = db.prepare(`SELECT * FROM ${table}`).all();
  return rows
    .filter(({ key }) => table !== 'meta' || !CIPHER_KEYS.includes(String(key)))
    .map((row) => {
      const named = Object.entries(row).filter(([name]) => !RANDOM[table]?.includes(name));
      return JSON.stringify(Object.fromEntries(named));
    })
    .toSorted();
}

/** A row that only a reset removes. */
function spoil(db: DatabaseSync, table: string): void {
  const columns = db.prepare(`SELECT name, type FROM pragma_table_info('${table}')`).all();
  const junk = columns.map(({ type }) =>
    type === 'INTEGER' || type === 'REAL' ? 987654 : type === 'BLOB' ? new Uint8Array(3) : 'junk',
  );
  const blanks = columns.map(() => '?').join();
  db.prepare(`INSERT INTO ${table} VALUES (${blanks})`).run(...junk);
}

function shopInFile(name: string) {
  const file = join(folder, name);
  const shop = testShop({ file });
  const db = new DatabaseSync(file, { timeout: 3000 });
  db.exec('PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON');
  const end = () => {
    db.close();
    shop.sandbox.close();
  };
  return { shop, db, end };
}

test.each([':memory:', 'later.db'])(
  'a shop opened later starts with the whole catalogue, whatever an earlier one changed (%s)',
  (name) => {
    const file = name === ':memory:' ? name : join(folder, name);
    const earlier = testShop();
    const sold = earlier.sandbox.console.findSpecifications('gloves');
    expect(sold.length).toBeGreaterThan(3);
    for (const { id } of sold) earlier.sandbox.console.setStock(String(id), 7);
    const later = testShop({ file });
    expect(later.sandbox.console.findSpecifications('gloves')).toEqual(sold);
    earlier.sandbox.close();
    later.sandbox.close();
  },
);

test('a reset leaves every table as a fresh shop has it', async () => {
  const fresh = shopInFile('fresh.db');
  const used = shopInFile('used.db');
  const { console } = used.shop.sandbox;
  const tables = tablesOf(used.db);
  for (const table of tables) spoil(used.db, table);
  console.setFault({ kind: 'drop', path: '/api/login' });
  console.setLateNotices(true);
  console.setDocumented(true);
  console.advanceClock(60_000);
  console.setStock(String(used.db.prepare('SELECT id FROM specification').get()?.['id']), 0);
  console.reset();

  expect(tables.length).toBeGreaterThan(50);
  for (const table of tables)
    expect(rowsOf(used.db, table), table).toEqual(rowsOf(fresh.db, table));
  expect(used.db.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(console.faults()).toEqual([]);
  expect(console.requests()).toEqual([]);
  expect(console.lateNotices()).toBe(false);
  expect(console.documented()).toBe(false);
  expect(console.now()).toBe(fresh.shop.sandbox.console.now());
  const found = (await used.shop.search({ keyword: 'gloves' })).data;
  expect(found).toEqual((await fresh.shop.search({ keyword: 'gloves' })).data);
  for (const each of [fresh, used]) each.end();
});

test('a reset unlocks an account that was locked by wrong passwords', async () => {
  const { sandbox, call } = testShop();
  const signIn = (password: string) =>
    call('session.login', { userName: 'verified@clinicart.test', password });
  for (let tries = 0; tries < 8; tries += 1) await signIn('Wrong12345');
  expect(await signIn(SCENARIO_PASSWORD)).toEqual(refused(1302));
  sandbox.console.reset();
  expect(await signIn(SCENARIO_PASSWORD)).toEqual(signedIn());
  sandbox.close();
});

test('a reset in memory gives back the goods, the flags and the clock', () => {
  const fresh = testShop();
  const used = testShop();
  const { console } = used.sandbox;
  const sold = console.findSpecifications('gloves');
  for (const { id } of sold) console.setStock(String(id), 0);
  console.setLateNotices(true);
  console.advanceClock(60_000);
  console.reset();
  expect(console.findSpecifications('gloves')).toEqual(sold);
  expect(console.lateNotices()).toBe(false);
  expect(console.now()).toBe(fresh.sandbox.console.now());
  fresh.sandbox.close();
  used.sandbox.close();
});

test('a clock that was reset stays so when the file is opened again', () => {
  const file = join(folder, 'clock.db');
  const before = testShop({ file });
  const start = before.sandbox.console.now();
  before.sandbox.console.advanceClock(60_000);
  before.sandbox.console.reset();
  before.sandbox.close();
  const after = testShop({ file });
  expect(after.sandbox.console.now()).toBe(start);
  after.sandbox.close();
});
