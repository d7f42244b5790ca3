// Redeeming points: the SDK against the sandbox, whose rows count every points order. Spec: 2§2.10, 2§4, 2§5
import { points as rows } from '@clinicart/sdk/contract';
import { redeemButton } from '@clinicart/sdk/points';
import { describe, expect, test } from 'vitest';
import { calls } from '../payments.ts';
import { formOf, openShop } from '../shop.ts';
import { GIFT, MASKS, openPoints, type PointsDesk } from './points-desk.ts';

const drop = ({ sandbox }: PointsDesk, { path }: { path: string }, times = 1) =>
  sandbox.console.setFault({ kind: 'drop', path, times });
const fail = ({ sandbox }: PointsDesk, { path }: { path: string }, times?: number) =>
  sandbox.console.setFault({ kind: 'status', path, status: 500, ...(times && { times }) });

const wishOf = async (desk: PointsDesk, name = MASKS, quantity = 1) => ({
  addressId: desk.addressId,
  productId: (await desk.product(name)).id,
  quantity,
});

describe('redeeming', () => {
  test('takes the points and the stock, and places one order with its address', async () => {
    const desk = await openPoints('credit', 10_000);
    const wish = await wishOf(desk, MASKS, 2);
    const before = await desk.product(MASKS);
    const had = desk.points();
    expect(await desk.shop.points.balance.get(null)).toBe(had);
    const outcome = await desk.shop.points.redeem(wish);
    if (!outcome.ok) return expect.unreachable(outcome.message);
    expect(outcome.receipt.points).toBe(before.points * 2);
    expect(desk.points()).toBe(had - before.points * 2);
    expect(await desk.shop.points.balance.get(null)).toBe(desk.points());
    expect((await desk.product(MASKS)).stock).toBe((before.stock ?? 0) - 2);
    expect(await desk.shop.points.exchange.get(outcome.receipt.orderNo)).toMatchObject({
      orderNo: outcome.receipt.orderNo,
      name: MASKS,
      points: before.points,
      quantity: 2,
    });
    expect(await desk.shop.points.exchange.get('P0')).toBeUndefined();
    const [order] = desk.rows('SELECT * FROM points_order');
    expect(order).toMatchObject({ consignee: 'Ho Ching-yi', consignee_phone: '+852 61234567' });
    expect(desk.shop.points.$unconfirmed.get()).toEqual([]);
  });

  test('is refused without an address, with too few points, and above the stock, and sends nothing', async () => {
    const desk = await openPoints('credit', 200);
    const wish = await wishOf(desk);
    const redeem = (more: object) => desk.shop.points.redeem({ ...wish, ...more });
    expect(await redeem({ addressId: '' })).toEqual({
      ok: false,
      reason: 'refused',
      message: 'Please add an address first',
    });
    expect(await redeem({})).toMatchObject({ reason: 'refused', message: 'Not enough points' });
    desk.sandbox.console.grantPoints('credit', { points: 900_000 });
    desk.sandbox.console.setPointsStock(Number(wish.productId), 3);
    expect(await redeem({ quantity: 4 })).toMatchObject({ message: 'Not enough points' });
    expect(calls(desk, rows.redeemPoints)).toBe(0);
  });

  test('of a product limited to one is done once, and then the button says so', async () => {
    const desk = await openPoints('credit', 20_000);
    const wish = await wishOf(desk, GIFT);
    expect(await desk.shop.points.redeem({ ...wish, quantity: 2 })).toMatchObject({
      message: 'Limit 1 per account',
    });
    expect(await desk.shop.points.redeem(wish)).toMatchObject({ ok: true });
    const points = await desk.shop.points.balance.get(null);
    expect(redeemButton(await desk.product(GIFT), { points, quantity: 1 })).toBe('limit-reached');
    expect(await desk.shop.points.redeem(wish)).toMatchObject({ message: 'Limit 1 per account' });
    expect(desk.placed()).toEqual([[GIFT, 1]]);
  });

  test('shows a visitor the mall without points and without prices', async () => {
    const desk = await openPoints();
    const wish = await wishOf(desk);
    desk.shop.session.signOut();
    const page = await desk.shop.points.products.get({ range: 'all', page: 1 });
    expect(page.points).toBeUndefined();
    expect(page.products.every(({ price }) => price?.kind !== 'amount')).toBe(true);
    expect(await desk.shop.points.redeem(wish)).toMatchObject({ ok: false, reason: 'refused' });
    expect(calls(desk, rows.redeemPoints)).toBe(0);
  });
});

describe('a lost answer', () => {
  test('is looked up, and the order is named', async () => {
    const desk = await openPoints('credit', 10_000);
    const wish = await wishOf(desk);
    await desk.shop.points.redeem(wish);
    drop(desk, rows.redeemPoints);
    const outcome = await desk.shop.points.redeem(wish);
    const [newest] = await desk.shop.points.exchanges.get(null);
    expect(outcome).toMatchObject({ ok: true, receipt: { orderNo: newest?.orderNo } });
    expect(desk.placed()).toHaveLength(2);
    expect(desk.shop.points.$unconfirmed.get()).toEqual([]);
  });

  test('stays recorded while nothing can be read, survives a crash, and is not sent again', async () => {
    const desk = await openPoints('credit', 10_000);
    const wish = await wishOf(desk);
    drop(desk, rows.redeemPoints);
    // The read before it passes.
    desk.sandbox.console.setFault({ kind: 'delay', path: rows.redeemPoints.path, ms: 200 });
    const redeeming = desk.shop.points.redeem(wish);
    await expect.poll(() => desk.shop.points.$unconfirmed.get()).toHaveLength(1);
    fail(desk, rows.exchangeRecords);
    expect(await redeeming).toMatchObject({ ok: false, reason: 'unknown' });
    expect(desk.kept()).toContain(wish.productId);
    desk.sandbox.console.clearFaults();
    const later = desk.tab();
    expect(later.points.$unconfirmed.get()).toHaveLength(1);
    expect(await later.points.redeem(wish)).toMatchObject({ ok: true });
    expect(desk.placed()).toEqual([[MASKS, 1]]);
    expect(calls(desk, rows.redeemPoints)).toBe(1);
    expect(desk.shop.points.$unconfirmed.get()).toEqual([]);
  });

  test('belongs to the account, not to its name, which two people may have and each may change', async () => {
    const desk = await openPoints('credit', 10_000);
    const { shop } = desk;
    const wish = await wishOf(desk);
    const { name } = await shop.account.me.get(null);
    await shop.session.signIn(formOf('verified'));
    desk.sandbox.console.grantPoints('verified', { points: 50_000 });
    const theirs = { ...wish, addressId: await desk.address('810000') };
    expect(await shop.points.redeem(theirs)).toMatchObject({ ok: true });
    await shop.profile.changePerson({ name });

    await shop.session.signIn(formOf('credit'));
    drop(desk, rows.redeemPoints);
    desk.sandbox.console.setFault({ kind: 'delay', path: rows.redeemPoints.path, ms: 200 });
    const redeeming = shop.points.redeem(wish);
    await expect.poll(() => shop.points.$unconfirmed.get()).toHaveLength(1);
    fail(desk, rows.exchangeRecords);
    expect(await redeeming).toMatchObject({ reason: 'unknown' });
    desk.sandbox.console.clearFaults();

    await shop.session.signIn(formOf('verified'));
    expect(shop.points.$unconfirmed.get()).toEqual([]);
    expect(await shop.points.redeem(theirs)).toMatchObject({ ok: true });
    expect(desk.rows('SELECT 1 FROM points_order')).toHaveLength(3);

    const device = openShop(desk.sandbox);
    await device.session.signIn(formOf('credit'));
    await device.profile.changePerson({ name: 'Ms Ho' });
    await shop.session.signIn(formOf('credit'));
    expect(shop.points.$unconfirmed.get()).toHaveLength(1);
    expect(await shop.points.redeem(wish)).toMatchObject({ ok: true });
    expect(desk.placed()).toEqual([[MASKS, 1]]);
  });

  test('is found in another language than the one it was sent in', async () => {
    const desk = await openPoints('credit', 10_000);
    const wish = await wishOf(desk);
    drop(desk, rows.redeemPoints);
    desk.sandbox.console.setFault({ kind: 'delay', path: rows.redeemPoints.path, ms: 200 });
    const redeeming = desk.shop.points.redeem(wish);
    await expect.poll(() => desk.shop.points.$unconfirmed.get()).toHaveLength(1);
    fail(desk, rows.exchangeRecords);
    await redeeming;
    desk.sandbox.console.clearFaults();
    desk.shop.language.use('zh');
    expect(await desk.shop.points.redeem(wish)).toMatchObject({ ok: true });
    expect(desk.placed()).toHaveLength(1);
  });
});

describe('one at a time', () => {
  test('two clicks are one order, and two tabs do not spend the same points', async () => {
    const { points: cost } = await (await openPoints()).product(MASKS);
    const desk = await openPoints('credit', cost);
    const wish = await wishOf(desk);
    const tab = desk.tab();
    const [first, second] = await Promise.all([
      desk.shop.points.redeem(wish),
      desk.shop.points.redeem(wish),
    ]);
    expect(second).toEqual(first);
    expect(desk.placed()).toHaveLength(1);
    expect(await tab.points.redeem(wish)).toMatchObject({ message: 'Not enough points' });
  });

  test('a second tab hears of the spent points', async () => {
    const desk = await openPoints('credit', 10_000);
    const tab = desk.tab();
    const $balance = tab.points.balance.watch(null);
    const stop = $balance.listen(() => {});
    await expect.poll(() => $balance.get().value).toBe(desk.points());
    await desk.shop.points.redeem(await wishOf(desk));
    await expect.poll(() => $balance.get().value).toBe(desk.points());
    stop();
  });

  test('two devices with points for one get one', async () => {
    const { points: cost } = await (await openPoints()).product(MASKS);
    const desk = await openPoints('credit', cost - 800);
    expect(desk.points()).toBe(cost);
    const wish = await wishOf(desk);
    const device = openShop(desk.sandbox);
    await device.session.signIn(formOf('credit'));
    const outcomes = await Promise.all([desk.shop.points.redeem(wish), device.points.redeem(wish)]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ reason: 'refused' });
    expect(desk.placed()).toEqual([[MASKS, 1]]);
    expect(desk.points()).toBe(0);
  });

  test('an account that logs in meanwhile spends nothing', async () => {
    const desk = await openPoints('credit', 10_000);
    const wish = await wishOf(desk);
    desk.sandbox.console.setFault({ kind: 'delay', path: rows.pointsProduct.path, ms: 800 });
    const redeeming = desk.shop.points.redeem({ ...wish, quantity: 2 });
    await desk.shop.session.signIn(formOf('verified'));
    expect(await redeeming).toMatchObject({ ok: false, reason: 'refused' });
    expect(desk.rows('SELECT 1 FROM points_order')).toEqual([]);
    expect(desk.shop.points.$unconfirmed.get()).toEqual([]);
  });
});
