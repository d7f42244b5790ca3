import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { testShop } from '../../testing/shop.ts';
import { consoleWords, parcelWords } from '../words.ts';

const folder = new URL('.', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const modules = readdirSync(folder).filter((name) => name.endsWith('.js'));
const shop = testShop();
afterAll(() => shop.sandbox.close());
const get = (path: string) => shop.sandbox.fetch(new Request(`http://shop.test/console/${path}`));

describe('the console page', () => {
  it.each(modules)('is served with its module %s', async (name) => {
    const answer = await get(name);
    expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await answer.text()).toBe(read(name));
  });

  it('has every word that its modules and its markup use', () => {
    const used = [...modules, 'page.html'].flatMap((name) =>
      [...read(name).matchAll(/(?:\b(?:say|button)\('|data-word=")(\w+)['"]/g)].map(
        ([, key = '']) => key,
      ),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter((key) => !Object.hasOwn(consoleWords, key))).toEqual([]);
  });

  it('has words for the codes of orders, applications, refunds and parcels', async () => {
    const words = await (await get('words.json')).json();
    const codes = (prefix: string, most: number) =>
      Array.from({ length: most + 1 }, (_, code) => `${prefix}${code}`);
    const refunds = ['provider', 'balance', 'cheque'].map((to) => `refund_${to}`);
    for (const key of [
      ...codes('order', 9),
      ...codes('return', 6),
      ...codes('bills', 3),
      ...refunds,
    ])
      expect(words[key], key).toEqual({ zh: expect.any(String), en: expect.any(String) });
    expect(Object.keys(parcelWords).filter((key) => !words[key])).toEqual([]);
  });
});

describe('the actions of the console', () => {
  const post = async (action: string, body: object) => {
    const answer = await shop.sandbox.fetch(
      new Request(`http://shop.test/console/api/${action}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    return answer.status;
  };
  const application = (status: number) =>
    shop.sandbox.console.returns().find((each) => each.status === status)?.returnNo;

  it('take an order and an application through their lives', async () => {
    expect(await post('history', {})).toBe(200);
    expect(await post('history', {})).toBe(400);
    const orderNo = shop.sandbox.console
      .orders()
      .find(
        (each) =>
          each.status === 2 &&
          each.billStatus === null &&
          !shop.sandbox.console.returns().some((row) => row.orderNo === each.orderNo),
      )?.orderNo;
    expect(await post('pack', { order: orderNo })).toBe(200);
    expect(await post('ship', { order: orderNo, store: 1, parcels: 2 })).toBe(200);
    const [parcel] =
      shop.sandbox.console.orders().find((each) => each.orderNo === orderNo)?.parcels ?? [];
    expect(await post('parcel', { waybill: parcel?.waybill, state: '211' })).toBe(200);
    expect(await post('parcel', { waybill: parcel?.waybill, state: 'lost' })).toBe(400);
    expect(await post('deliver', { order: orderNo })).toBe(200);
    expect(await post('automatic-warehouse', { isOn: true })).toBe(200);
    expect(await post('grant-points', { account: 'credit', points: -300 })).toBe(200);
    expect(await post('grant-points', { account: 'credit', points: 0 })).toBe(400);
    expect(await post('grant-points', { account: 'nobody', points: 5 })).toBe(400);
    expect(
      shop.sandbox.console.points().find(({ scenario }) => scenario === 'credit')?.points,
    ).toBe(500);
    const [product] = shop.sandbox.console.pointsProducts();
    expect(await post('points-stock', { product: product?.id, stock: null })).toBe(200);
    expect(await post('points-stock', { product: product?.id, stock: -1 })).toBe(400);
    expect(await post('points-stock', { product: 1, stock: 1 })).toBe(400);
    expect(shop.sandbox.console.pointsProducts()[0]?.stock).toBeNull();
    expect(shop.sandbox.console.pointsOrders()[0]).toMatchObject({
      product: { en: 'Saliva ejectors, 1,000 pieces' },
      points: 3800,
    });
    const id = application(0);
    expect(await post('return-approve', { return: id })).toBe(200);
    expect(await post('return-reject', { return: id, reason: 'Late' })).toBe(400);
    expect(await post('return-reject', { return: application(0), reason: 'Late' })).toBe(200);
    expect(await post('return-receive', { return: application(2) })).toBe(200);
    expect(await post('return-refund', { return: application(3) })).toBe(200);
    expect(shop.sandbox.console.returns().filter(({ status }) => status === 6)).toHaveLength(2);
  });
});
