// Story 6: an integrator runs the example scripts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { see } from '../support/expect.ts';
import { merchant } from '../support/merchant-console.ts';
import { parseCsv, runScript as run } from '../support/scripts.ts';

beforeEach(merchant.reset);

test('a first order prints specifications with prices, and then the cart', async () => {
  const { code, out, err } = await run('first-order.mjs', ['gloves']);
  expect(err).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/^[A-Z]{2}-[\w-]+ +(HK\$[\d,]+\.\d\d|Price on request|\S.*) {2}\S.*, \S/m);
  const added = out.match(/^Added (\d+) × (\S+)\. 1 in the cart:$/m);
  expect(added).not.toBeNull();
  const [, quantity, article] = added ?? [];
  expect(out).toMatch(new RegExp(`^ *${quantity} × ${article} +HK\\$[\\d,]+\\.\\d\\d {2}\\S`, 'm'));
  expect(out).toMatch(/^Total without shipping: HK\$[\d,]+\.\d\d$/m);
  expect((await merchant.account('verified')).cartLines).toBe(1);
});

describe('a price list', () => {
  test('prints a table for a spreadsheet, in Chinese', async () => {
    const { code, out, err } = await run('price-list.mjs', [
      '--keyword',
      '手套',
      '--language',
      'zh',
    ]);
    expect(code).toBe(0);
    expect(err, 'progress goes to standard error').toMatch(/^page 1 of \d+, \d+ rows$/m);
    expect(out.startsWith('\uFEFF')).toBe(true);
    const [head, ...rows] = parseCsv(out.slice(1));
    expect(head?.slice(0, 3)).toEqual(['貨號', '產品', '規格']);
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) {
      expect(row).toHaveLength(head?.length ?? 0);
      expect(row[1]).toMatch(/手套/);
      expect(row[7]).toMatch(/^(\d+\.\d\d|enquire)$/);
      expect(Number(row[6])).toBeGreaterThanOrEqual(0);
    }
  });

  test('quotes a value that holds a comma', async () => {
    const { code, out } = await run('price-list.mjs', ['--keyword', 'gloves']);
    expect(code).toBe(0);
    expect(out).toMatch(/,"[^"]*, [^"]*",/);
    const [head, ...rows] = parseCsv(out.slice(1));
    expect(rows.filter((row) => row[1]?.includes(', ')).length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toHaveLength(head?.length ?? 0);
  });
});

describe('a list of article numbers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const file = (name: string) => join(folder, name);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('prints the changes, adds on request, and writes a result that it can read again', async () => {
    writeFileSync(
      file('order.csv'),
      '貨號,數量\nKR-D100-314016,12\nBR-PP100-PROPHYMI,4\n合計,16\n',
    );
    const dry = await run('quick-order.mjs', [file('order.csv')]);
    expect(dry).toMatchObject({ code: 0 });
    expect(dry.out).toMatch(/^ +2 {2}KR-D100-314016 +changed +10 {2}Rounded down to 10/m);
    expect(dry.out).toMatch(/^ +3 {2}BR-PP100-PROPHYMI +ready +4$/m);
    expect((await merchant.account('verified')).cartLines).toBe(0);

    const added = await run('quick-order.mjs', [
      file('order.csv'),
      '--add',
      '--language',
      'zh',
      '--out',
      file('result.xlsx'),
    ]);
    expect(added).toMatchObject({ code: 0 });
    expect(added.out).toContain('2 lines in the cart, 0 not added');
    expect((await merchant.account('verified')).cartLines).toBe(2);
    const again = await run('quick-order.mjs', [file('result.xlsx')]);
    expect(again.out).toMatch(/KR-D100-314016 .*10 already in your cart|KR-D100-314016 +\w+ +10/);
  });

  test('exits with 2 when a line needs a person, and with a sentence when the file is invalid', async () => {
    writeFileSync(file('odd.txt'), 'NO-SUCH-1 5');
    expect(await run('quick-order.mjs', [file('odd.txt')])).toMatchObject({ code: 2 });
    writeFileSync(file('old.xls'), Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]));
    const { code, err } = await run('quick-order.mjs', [file('old.xls')]);
    expect(code).toBe(1);
    expect(err).toMatch(/^This is an old Excel file/);
  });
});

test('coupons prints which can be claimed, and claims them on request', async () => {
  await merchant.reset();
  const seen = await run('coupons.mjs', ['gloves']);
  expect(seen).toMatchObject({ code: 0, err: '' });
  expect(seen.out).toMatch(/^-\d+% ≥ HK\$[\d,]+\.\d\d +\d{4}-\d\d-\d\d +\S/m);
  expect(seen.out).toMatch(/\(You have already claimed this coupon\.\)$/m);
  const [, open] = seen.out.match(/^\d+ coupons, (\d+) to claim$/m) ?? [];
  expect(Number(open)).toBeGreaterThan(1);
  const claimed = await run('coupons.mjs', ['gloves', '--claim', '--language', 'zh']);
  expect(claimed.out).toContain(`${open} claimed`);
  const again = await run('coupons.mjs', ['gloves']);
  expect(again.out).toMatch(/^\d+ coupons, 0 to claim$/m);
  const held = (out: string) => out.slice(out.indexOf('Held:')).trim().split('\n').length;
  expect(held(again.out) - held(seen.out)).toBe(Number(open));
});

test('an order prints its sums, blockers and alternatives, and is placed once', async () => {
  const asked = await run('explain-order.mjs', ['gloves']);
  expect(asked).toMatchObject({ code: 0, err: '' });
  expect(asked.out).toMatch(/^ +HK\$[\d,]+\.\d\d {2}\d+ × \S/m);
  expect(asked.out).toMatch(/^ {2}Next steps: Spend over HK\$[\d,.]+ more .+ free delivery\.$/m);
  expect(asked.out).toMatch(/^ +HK\$[\d,.]+ {2}What if: twice as many of \S/m);
  expect(asked.out).toMatch(/^ +HK\$[\d,.]+ {2}What if: no coupon$/m);
  expect(asked.out).not.toContain('Order made');
  const [cents] = [...asked.out.matchAll(/HK\$([\d,.]+) {2}Total$/gm)].slice(-1);
  const placed = await run('explain-order.mjs', ['gloves', '--place', '--language', 'zh']);
  expect(placed).toMatchObject({ code: 0, err: '' });
  expect(placed.out).toContain(`HK$${cents?.[1]}  總額`);
  expect(placed.out).toMatch(/^訂單已建立: \d+$/m);
  expect((await merchant.account('verified')).cartLines).toBe(0);
});

describe.each(['first-order.mjs', 'price-list.mjs', 'coupons.mjs', 'explain-order.mjs'])(
  '%s fails readably',
  (script) => {
    test('with a wrong password', async () => {
      const { code, out, err } = await run(script, [], { SHOP_PASSWORD: 'Wrong12345' });
      expect(code).toBe(1);
      expect(out).toBe('');
      expect(err).toMatch(/^\S.{10,}\(session\.\w+, server \d{4}\)$/m);
      expect(err).not.toMatch(/Wrong12345|\n\s+at /);
    });

    test('with no shop there', async () => {
      const { code, err } = await run(script, [], { SHOP_API: 'http://localhost:9' });
      expect(code).toBe(1);
      expect(err).toMatch(/\(session\.\w+, network\)/);
      expect(err).not.toMatch(/\n\s+at /);
    });

    test('for a clinic that may not see prices', async () => {
      const { code, out, err } = await run(
        script,
        ['--keyword', 'gloves'].slice(script === 'price-list.mjs' ? 0 : 1),
        {
          SHOP_EMAIL: 'unverified@clinicart.test',
        },
      );
      expect(out).not.toMatch(/HK\$\d|,\d+\.\d\d,/);
      expect(err).not.toMatch(/\n\s+at /);
      expect([0, 1]).toContain(code);
    });
  },
);

test('registering asks for the code, uploads the certificate, and prints that approval is pending', async () => {
  await merchant.reset();
  const folder = mkdtempSync(join(tmpdir(), 'clinicart-'));
  const licence = join(folder, 'certificate.png');
  writeFileSync(licence, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]));
  const typed = async () => {
    await see.poll(() => merchant.codeFor('new@clinic.test').catch(() => '')).not.toBe('');
    return `${await merchant.codeFor('new@clinic.test')}\n`;
  };
  const ran = await run(
    'register.mjs',
    [
      '--email',
      'new@clinic.test',
      '--clinic',
      'Hocheng Dental',
      '--name',
      'Ho Ching-yi',
      '--region',
      '香港/香港島/灣仔區',
      '--street',
      '44 Yun Ping Road',
      '--unit',
      '1203',
      '--licence',
      licence,
    ],
    {},
    typed,
  );
  rmSync(folder, { recursive: true });
  expect(ran).toMatchObject({
    code: 0,
    out: 'Your account is registered. You can buy once it is verified.\n',
  });
  await merchant.registered('new@clinic.test');
});

test.each([
  ['without an address', []],
  ['an address that is none', ['--email', 'new clinic']],
])('registering %s fails readably', async (_, args) => {
  const { code, out, err } = await run('register.mjs', args);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^\S.{10,} \(session\.sendCode, server \d{4}\)\n$/);
});
