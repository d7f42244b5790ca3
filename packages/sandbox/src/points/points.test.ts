// The calls of the points mall on the wire. Spec: 2§2.10, 2§3, 2§7, 2§9
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { START, testShop } from '../testing/shop.ts';

const HOUR_MS = 3_600_000;
const MASKS = '6004';
/** One per account. */
const GIFT = '6043';

let shop: ReturnType<typeof testShop>;
let token = '';
let now = START;
beforeEach(async () => {
  now = START;
  shop = testShop({ clock: { now: () => now } });
  token = await shop.signIn('verified');
});
afterEach(() => shop.sandbox.close());

const EN = { langEnv: 'ENGLISH' };
const ZH = { langEnv: 'TRADITIONAL_CHINESE' };
const list = (more: object = {}, who = token) =>
  shop.call('points.products', { pageIndex: 1, pageSize: 12, ...EN, ...more }, who);
const detail = (id: string, who = token, langEnv: object = EN) =>
  shop.call('points.product', { id, ...langEnv }, who, '3');
const addressIds = async (who = token) =>
  ((await shop.call('address.list', {}, who)).data as unknown as { id: string }[]).map(
    ({ id }) => id,
  );
const redeem = async (pointsProductId: string, amount = 1, more: object = {}) => {
  const [addressId] = await addressIds();
  return shop.call('points.redeem', { addressId, pointsProductId, amount, ...EN, ...more }, token);
};
const balance = async () => Number((await list()).data['points']);

describe('the products', () => {
  it('show the original price to approved clinics alone, and points to members alone', async () => {
    const approved = (await detail(MASKS)).data;
    expect(approved).toMatchObject({ price: 290, isAuth: true, productPoints: 2800 });
    const unverified = await shop.signIn('unverified');
    for (const who of ['', unverified]) {
      const seen = await detail(MASKS, who);
      expect(seen.data).toMatchObject({ price: null, isAuth: false });
      expect(JSON.stringify(seen)).not.toContain('290');
    }
    expect((await list({}, '')).data['points']).toBeNull();
    expect((await list({}, unverified)).data['points']).toBe(0);
    expect(await balance()).toBe(12_500);
  });

  it('speak the language of the body, whatever the header says, in refusals too', async () => {
    expect((await detail(MASKS)).data['name']).toBe('ASTM level 3 masks, 5 boxes');
    expect((await detail(MASKS, token, ZH)).data['name']).toBe('ASTM Level 3 口罩 5 盒');
    expect((await detail('1', token, EN)).message).toContain('does not exist');
    expect((await detail('x', token, ZH)).message).toContain('不存在');
  });

  it('have pictures separated by semicolons, each of which is drawn', async () => {
    const paths = String((await detail(GIFT)).data['picturePath']).split(';');
    expect(paths).toHaveLength(2);
    for (const path of paths) {
      const answer = await shop.sandbox.fetch(new Request(path.replace('{0}', '200x200')));
      expect(answer.status).toBe(200);
    }
  });
});

describe('redeeming', () => {
  it('is refused in both languages for too few points, too little stock and a second piece', async () => {
    shop.sandbox.console.setPointsStock(Number(MASKS), 2);
    const words = async (id: string, amount: number) => {
      const [zh, en] = [await redeem(id, amount, ZH), await redeem(id, amount)];
      return [en.resultID, en.message, zh.message];
    };
    expect(await words(MASKS, 3)).toEqual([
      1431,
      'Insufficient stock: 2 left of “ASTM level 3 masks, 5 boxes”.',
      '「ASTM Level 3 口罩 5 盒」庫存不足，餘 2 件。',
    ]);
    expect(await words('6001', 2)).toEqual([
      1430,
      'Not enough points: 13600 needed, 12500 available.',
      '積分不足：需要 13600 分，現有 12500 分。',
    ]);
    expect((await redeem(GIFT)).resultID).toBe(1200);
    expect(await words(GIFT, 1)).toEqual([
      1432,
      '“Pantry gift box” is limited to 1 per account.',
      '「診所茶點禮盒」每個帳戶限換 1 件。',
    ]);
    expect((await detail(GIFT)).data['isPay']).toBe(true);
    expect((await redeem('6031')).resultID).toBe(1431);
    expect(shop.sandbox.console.pointsOrders()).toHaveLength(1);
  });

  it('happens once where points suffice for one, however many calls arrive together', async () => {
    shop.sandbox.console.grantPoints('verified', { points: 2800 - 12_500 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => redeem(MASKS)));
    expect(answers.filter(({ resultID }) => resultID === 1200)).toHaveLength(1);
    expect(answers.filter(({ resultID }) => resultID === 1430)).toHaveLength(5);
    expect(shop.sandbox.console.pointsOrders()).toHaveLength(1);
    expect(await balance()).toBe(0);
  });

  it('answers a repeated request with the order that it has placed', async () => {
    const first = await redeem(MASKS, 1, { requestId: 'a1' });
    const again = await redeem(MASKS, 1, { requestId: 'a1' });
    expect(again.data).toEqual(first.data);
    expect(shop.sandbox.console.pointsOrders()).toHaveLength(1);
    expect((await redeem(MASKS, 1, { requestId: 'a2' })).data).not.toEqual(first.data);
    expect(shop.sandbox.console.pointsOrders()).toHaveLength(2);
  });

  it('takes nothing for the address of another account, or an incomplete one', async () => {
    const [other] = await addressIds(await shop.signIn('finance'));
    expect((await redeem(MASKS, 1, { addressId: other })).resultID).not.toBe(1200);
    const incomplete = (await addressIds()).at(-1);
    expect((await redeem(MASKS, 1, { addressId: incomplete })).resultID).not.toBe(1200);
    expect(await balance()).toBe(12_500);
    expect(shop.sandbox.console.pointsOrders()).toEqual([]);
  });

  it('keeps the address as it was, and follows the clock in both languages', async () => {
    const { data } = await redeem(MASKS, 2);
    expect(data).toMatchObject({ point: 5600 });
    const [addressId] = await addressIds();
    await shop.call('address.delete', { addressId }, token);
    expect(shop.sandbox.console.pointsOrders()[0]).toMatchObject({
      orderNo: data['orderNo'],
      consignee: '何靜怡醫生',
      address: expect.stringContaining('駱克道 388 號'),
    });
    const status = async (langEnv: object) =>
      String((await shop.call('points.exchanges', langEnv, token)).data[0]?.['statusString']);
    const seen: string[] = [];
    for (const hours of [0, 20, 42, 48]) {
      now = START + hours * HOUR_MS;
      seen.push(await status(EN), await status(ZH));
    }
    expect(seen).toEqual([
      'Processing',
      '處理中',
      'On its way',
      '已出貨',
      'Out for delivery',
      '派送中',
      'Completed',
      '已完成',
    ]);
  });
});

it('the history has income and expenditure apart, newest first', async () => {
  now += HOUR_MS;
  await redeem(MASKS);
  const history = async (type: string) =>
    (
      (await shop.call('points.history', { pageIndex: 1, pageSize: 10, ...EN, type }, token)).data[
        'list'
      ] as unknown as { usedPoints: number; tag: string; productName: string }[]
    ).map(({ usedPoints, tag, productName }) => [usedPoints, tag, productName]);
  const spent = [-2800, 'Redeemed', 'ASTM level 3 masks, 5 boxes'];
  const given = [12_500, 'Adjusted by the shop', 'Points adjustment'];
  expect(await history('total')).toEqual([spent, given]);
  expect(await history('plus')).toEqual([given]);
  expect(await history('reduce')).toEqual([spent]);
});
