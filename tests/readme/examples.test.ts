// The examples of docs/api.md run against a server that answers only what the documents name.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort, startChild, stopChild, untilAnswers } from '../../scripts/children.mjs';
import { SECTIONS } from '../../scripts/docs/api-sections.ts';

const root = join(import.meta.dirname, '../..');
const folder = 'examples/sdk';
const run = promisify(execFile);
let stop = async () => {};
let api = '';

beforeAll(async () => {
  const port = await freePort();
  api = `http://localhost:${port}`;
  const sandbox = startChild(process.execPath, [
    '--conditions=source',
    'packages/sandbox/src/main.ts',
    '--port',
    String(port),
    '--file',
    ':memory:',
    '--quiet',
    '--plain-pictures',
    '--documented',
  ]);
  stop = () => stopChild(sandbox);
  await untilAnswers(`${api}/console`, sandbox);
});
afterAll(() => stop());
beforeEach(async () => {
  const { ok } = await fetch(`${api}/console/api/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(ok).toBe(true);
});

/** Runs an example to its end; returns the lines that it prints. */
async function linesOf(example: string, ...args: readonly string[]): Promise<string[]> {
  const { stdout, stderr } = await run(process.execPath, [`${folder}/${example}.ts`, ...args], {
    cwd: root,
    env: { ...process.env, SHOP_API: api },
    timeout: 30_000,
  });
  expect(stderr).toBe('');
  return stdout.trimEnd().split('\n');
}

const MONEY = String.raw`HK\$[\d,]+\.\d\d`;
const like = (...patterns: readonly string[]) =>
  patterns.map((pattern) => expect.stringMatching(new RegExp(`^${pattern}$`)));

describe('the examples of docs/api.md', () => {
  it('has one for each task, and no other', () => {
    const files = readdirSync(join(root, folder)).map((file) => basename(file, '.ts'));
    expect(files.toSorted()).toEqual(SECTIONS.map(({ example }) => example).toSorted());
  });

  it('start-a-shop prints its call and the categories', async () => {
    const [call, ...categories] = await linesOf('start-a-shop');
    expect(call).toBe('catalogue.parentCategories: ok');
    expect(categories).toContain('100 Infection control');
  });

  it('find-products prints the specifications of the first product', async () => {
    const [count, name, ...specifications] = await linesOf('find-products');
    expect(count).toBe('9 products for “gloves”');
    expect(name).toMatch(/gloves/i);
    expect(specifications.length).toBeGreaterThan(1);
    for (const line of specifications)
      expect(line).toMatch(/^ {2}[A-Z]{2}-\S+ {2}.+, \d+ in stock$/);
  });

  it('fill-the-cart adds one multiple and prints the cart', async () => {
    expect(await linesOf('fill-the-cart')).toEqual(
      like(String.raw`\d+ × .*[Gg]loves.*`, `Total without delivery: ${MONEY}`),
    );
  });

  it('order-by-article-number rounds a line to its multiple and adds both', async () => {
    expect(await linesOf('order-by-article-number')).toEqual([
      'KR-D100-314016: changed, 10 Rounded down to 10: sold in multiples of 5\u00a0packs.',
      'BR-PP100-PROPHYMI: ready, 4',
      '2 lines in the cart',
    ]);
  });

  it('use-coupons sorts the coupons of a product, and claims them once', async () => {
    const first = await linesOf('use-coupons');
    expect(first[0]).toMatch(/: \d+ % off$/);
    expect(first.at(-1)).toMatch(/^[1-9]\d* claimed$/);
    expect((await linesOf('use-coupons')).at(-1)).toBe(
      'There are no coupons left for you to claim.',
    );
  });

  it('redeem-points prints what can be redeemed, redeems once and prints the entry', async () => {
    const [balance, ...lines] = await linesOf('redeem-points');
    expect(balance).toBe('12500 points');
    const products = lines.filter((line) => /, \d+ points: /.test(line));
    expect(products).toHaveLength(12);
    expect(products.some((line) => line.endsWith(': redeem'))).toBe(true);
    expect(products.some((line) => line.endsWith(': out-of-stock'))).toBe(true);
    const [first = '', cost] = /^(.+), (\d+) points/.exec(products[0] ?? '')?.slice(1) ?? [];
    expect(lines.slice(12)).toEqual([`Redeemed for ${cost} points`, `-${cost} ${first}`]);
  });

  it('place-an-order prints the total and the number of the order', async () => {
    expect(await linesOf('place-an-order')).toEqual(like(`Total: ${MONEY}`, String.raw`Order \d+`));
  });

  it('pay pays a placed order by bank transfer', async () => {
    const [total = '', placed = ''] = await linesOf('place-an-order');
    const paid = await linesOf('pay', placed.replace('Order ', ''));
    expect(paid[0]).toBe(total.replace('Total', 'To pay'));
    expect(paid).toContain('card: Credit or debit card');
    expect(paid.join('\n')).toMatch(/^Transfer to Bank: .+\nAccount name: .+\nAccount number: /m);
  });

  it('follow-orders places an order, prints its amounts and actions, and cancels it', async () => {
    const lines = await linesOf('follow-orders');
    expect(lines.slice(0, 5)).toEqual(
      like(
        'Awaiting payment',
        `  goods: ${MONEY}`,
        `  freight: ${MONEY}`,
        '  pay: allowed',
        '  cancel: allowed',
      ),
    );
    expect(lines.at(-1)).toBe('Cancelled');
  });

  it('read-the-wallet prints balance and refunds, and exports every entry', async () => {
    const lines = await linesOf('read-the-wallet');
    expect(lines[0]).toMatch(new RegExp(`^Balance: ${MONEY}$`));
    expect(lines.slice(1, -1).length).toBeGreaterThan(0);
    for (const line of lines.slice(1, -1))
      expect(line).toMatch(new RegExp(String.raw`^After-sales refund \d+: \+${MONEY}$`));
    expect(lines.at(-1)).toMatch(/^balance-details-\d{4}-\d\d-\d\d\.csv: [1-9]\d+ entries$/);
  });

  it('manage-an-account prints the account with its addresses, and logs out', async () => {
    const [account, address, ...rest] = await linesOf('manage-an-account');
    expect(account).toBe('何靜怡醫生, 皓晴牙科診所: approved');
    expect(address).toMatch(/^\S.+, \S/);
    expect(rest.at(-1)).toBe('visitor');
  });

  it('read-content prints parts of the home page, the questions, an article and the offers', async () => {
    const lines = await linesOf('read-content');
    expect(lines[0]).toMatch(/^[1-9]\d* banners, [1-9]\d* zones on the home page$/);
    expect(lines).toContain('36: How is delivery charged?');
    expect(lines.slice(-3)).toEqual(
      like(
        'About us',
        String.raw`A campaign with [1-9]\d* sections`,
        String.raw`For new customers: [1-9]\d* banners, [1-9]\d* coupons`,
      ),
    );
  });

  it('change-the-language prints the same category and sentence in both languages', async () => {
    expect(await linesOf('change-the-language')).toEqual([
      'en: Infection control',
      'zh: 感染控制',
      '庫存不足，餘 3\u00a0件。',
      'Insufficient stock. 3 left.',
    ]);
  });

  it('calculate-with-money takes 5 % off to the cent', async () => {
    const lines = await linesOf('calculate-with-money');
    expect(lines).toEqual(like(`Two of each: ${MONEY}`, `5 % off: ${MONEY}`));
    const [goods = 0, reduced] = lines.map((line) => Number(line.replace(/.*HK\$|,/g, '')));
    expect(goods).toBeGreaterThan(0);
    expect(reduced).toBeCloseTo(goods * 0.95, 1);
  });

  it('handle-errors prints the refusal of the server, and an answer that it watched', async () => {
    expect(await linesOf('handle-errors')).toEqual([
      'This product does not exist or is no longer sold. (catalogue.product, server 1328)',
      '9 products',
    ]);
  });

  it('keep-state shares the login between tabs and moves the clock by hand', async () => {
    expect(await linesOf('keep-state')).toEqual([
      'The second tab has a member',
      'A minute has passed',
    ]);
  });

  it('check-input judges links and a file', async () => {
    expect(await linesOf('check-input')).toEqual([
      '/product/10008: own',
      'https://clinic.example/: web',
      'javascript:alert(1): refused',
      'This file is not a JPG or PNG picture. Choose another.',
      'At most 2000 characters in a message',
    ]);
  });
});
