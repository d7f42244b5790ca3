// After-sales from application to refund: the SDK against the sandbox, as a page and a script use it. Spec: 2§2.7, 2§4
import {
  applicationOf,
  canCancelReturn,
  canSendBack,
  expectedRefund,
  quantitiesOf,
  type ReturnKind,
  returnStores,
  startingService,
} from '@clinicart/sdk/after-sales';
import { afterSales as rows } from '@clinicart/sdk/contract';
import { describe, expect, test } from 'vitest';
import { atCashier, BALANCE, calls, openTill, type Till } from '../payments.ts';
import { formOf, openShop } from '../shop.ts';

const drop = ({ sandbox }: Till, { path }: { path: string }, times = 1) =>
  sandbox.console.setFault({ kind: 'drop', path, times });

/** An order that is paid from the balance and, unless it stays in the warehouse, received. */
async function orderOf(till: Till, where: 'warehouse' | 'clinic'): Promise<string> {
  const order = await atCashier(till);
  const { orderNo } = order;
  expect(await till.shop.cashier.pay(order, BALANCE)).toEqual({ ok: true, next: 'paid' });
  if (where === 'warehouse') return orderNo;
  till.sandbox.console.shipOrder(orderNo);
  expect(await till.shop.orders.confirmReceipt(orderNo)).toEqual({ ok: true });
  return orderNo;
}

/** An application for one unit of the first line, or for everything. */
async function applicationFor(till: Till, orderNo: string, kind: ReturnKind, isWhole = false) {
  const order = await till.shop.orders.order.get(orderNo);
  const [line] = returnStores(order).flatMap(({ lines }) => lines);
  if (!line) throw new Error('an order without goods');
  const quantities = isWhole ? quantitiesOf(order, 'return-all', {}) : { [line.key]: 1 };
  const details = { reason: 'quality', remark: 'Torn.', pictures: [] } as const;
  const application = applicationOf(order, { kind, quantities }, details);
  if (!application) throw new Error('not complete');
  return { application, refund: expectedRefund(order, kind, quantities) };
}

/** Applies; returns the number of the application. */
async function applied(till: Till, orderNo: string, kind: ReturnKind = 'return-some') {
  const { application } = await applicationFor(till, orderNo, kind);
  const outcome = await till.shop.afterSales.apply(application);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.returnNo;
}

async function waybillOf({ shop }: Till, waybill = 'SF1234567890') {
  const [carrier] = await shop.afterSales.carriers.get(null);
  if (!carrier) throw new Error('no carrier');
  return { carrier, waybill };
}

describe('the way of an application', () => {
  test('goes from review over the return parcel to the refund that was expected', async () => {
    const till = await openTill('credit');
    const { shop, sandbox } = till;
    const orderNo = await orderOf(till, 'clinic');
    const { application, refund } = await applicationFor(till, orderNo, 'return-some');
    const outcome = await shop.afterSales.apply(application);
    if (!outcome.ok) return expect.unreachable(outcome.message);
    const { returnNo } = outcome;
    const detail = () => shop.afterSales.detail.get(returnNo);
    expect(await detail()).toMatchObject({
      returnNo,
      orderNo,
      status: 'under-review',
      kind: 'return-some',
      refund: refund.total,
      remark: 'Torn.',
    });
    expect((await shop.orders.order.get(orderNo)).returnNo).toBe(returnNo);
    const { returns } = await shop.afterSales.list.get({ keyword: '', page: 1 });
    expect(returns.map((each) => each.returnNo)).toEqual([returnNo]);

    sandbox.console.approveReturn(returnNo);
    expect(canSendBack(await detail())).toBe(true);
    const typed = await waybillOf(till);
    expect(await shop.afterSales.sendBack(returnNo, typed)).toEqual({ ok: true });
    const parcel = { carrier: typed.carrier.name, waybill: typed.waybill };
    expect(await detail()).toMatchObject({ status: 'sent-back', parcel });
    const changed = { ...typed, waybill: 'SF0000000001' };
    expect(await shop.afterSales.sendBack(returnNo, changed)).toEqual({ ok: true });
    expect((await detail()).parcel.waybill).toBe('SF0000000001');

    sandbox.console.receiveReturn(returnNo);
    expect(await detail()).toMatchObject({ status: 'refunding' });
    sandbox.console.refundReturn(returnNo);
    expect(await detail()).toMatchObject({ status: 'completed', refund: refund.total });
  });

  test('refunds everything of an order that was not shipped, with its freight', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'warehouse');
    const order = await till.shop.orders.order.get(orderNo);
    expect(startingService(order, '0')).toBe('refund-only');
    const { application, refund } = await applicationFor(till, orderNo, 'refund-only', true);
    expect(refund.total).toBe(order.total);
    const outcome = await till.shop.afterSales.apply(application);
    if (!outcome.ok) return expect.unreachable(outcome.message);
    const answer = await till.shop.afterSales.detail.get(outcome.returnNo);
    expect(answer).toMatchObject({ kind: 'refund-only', refund: order.total });
  });

  test('ends by a cancellation, after which the order can be applied for again', async () => {
    const till = await openTill('credit');
    const { shop } = till;
    const orderNo = await orderOf(till, 'clinic');
    const returnNo = await applied(till, orderNo);
    expect(canCancelReturn(await shop.afterSales.detail.get(returnNo))).toBe(true);
    expect(await shop.afterSales.cancel(returnNo)).toEqual({ ok: true });
    expect(await shop.afterSales.cancel(returnNo)).toEqual({ ok: true });
    expect(calls(till, rows.cancelReturn)).toBe(1);
    expect(await shop.afterSales.detail.get(returnNo)).toMatchObject({ status: 'cancelled' });
    const order = await shop.orders.order.get(orderNo);
    expect(shop.orders.actions(order)['apply-after-sales']).toEqual({ ok: true });
    expect(await applied(till, orderNo)).not.toBe(returnNo);
  });

  test('ends by a rejection with its reason, in the language of the buyer', async () => {
    const till = await openTill('credit');
    const returnNo = await applied(till, await orderOf(till, 'clinic'));
    till.sandbox.console.rejectReturn(returnNo, { zh: '已開封。', en: 'Opened.' });
    const answer = await till.shop.afterSales.detail.get(returnNo);
    expect(answer.status).toBe('rejected');
    expect(['已開封。', 'Opened.']).toContain(answer.checkResult);
    const outcome = await till.shop.afterSales.cancel(returnNo);
    expect(outcome).toMatchObject({ ok: false });
    expect(calls(till, rows.cancelReturn)).toBe(0);
  });
});

describe('applying', () => {
  test('is done once though its answer is lost', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'clinic');
    const { application } = await applicationFor(till, orderNo, 'return-some');
    drop(till, rows.applyForReturn);
    const outcome = await till.shop.afterSales.apply(application);
    const { returnNo } = await till.shop.orders.order.get(orderNo);
    expect(outcome).toEqual({ ok: true, returnNo });
    expect(calls(till, rows.applyForReturn)).toBe(1);
    expect(till.shop.afterSales.$unconfirmed.get()).toEqual([]);
  });

  test('does not take the application of a colleague for the one whose answer was lost', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'clinic');
    const { application } = await applicationFor(till, orderNo, 'return-some');
    const colleague = openShop(till.sandbox);
    await colleague.session.signIn(formOf('credit'));
    const theirs = { ...application, remark: 'Late.' };
    const mine = till.tab({
      async fetch(input, init) {
        const request = new Request(input, init);
        if (!request.url.endsWith(rows.applyForReturn.path)) return till.sandbox.fetch(request);
        expect(await colleague.afterSales.apply(theirs)).toMatchObject({ ok: true });
        throw new TypeError('the line is cut');
      },
    });
    const outcome = await mine.afterSales.apply(application);
    const { returnNo } = await till.shop.orders.order.get(orderNo);
    expect(outcome).toMatchObject({ ok: false, reason: 'exists', returnNo });
    expect(mine.afterSales.$unconfirmed.get()).toEqual([]);
  });

  test('is done once by two clicks, and a second tab names the application', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'clinic');
    const { application } = await applicationFor(till, orderNo, 'return-some');
    const other = till.tab();
    const [one, two, three] = await Promise.all([
      till.shop.afterSales.apply(application),
      till.shop.afterSales.apply(application),
      other.afterSales.apply(application),
    ]);
    const { returnNo } = await till.shop.orders.order.get(orderNo);
    expect(one).toEqual({ ok: true, returnNo });
    expect(two).toBe(one);
    expect(three).toMatchObject({ ok: false, reason: 'exists', returnNo });
    expect(calls(till, rows.applyForReturn)).toBe(1);
  });

  test('tells the other tab, which reads the list again', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'clinic');
    const other = till.tab();
    const $list = other.afterSales.list.watch({ keyword: '', page: 1 });
    const counts: (number | undefined)[] = [];
    const stop = $list.subscribe(({ value }) => void counts.push(value?.returns.length));
    await expect.poll(() => counts.at(-1)).toBe(0);
    await applied(till, orderNo);
    await expect.poll(() => counts.at(-1)).toBe(1);
    stop();
  });

  test('keeps its draft for a reload until it is sent', async () => {
    const till = await openTill('credit');
    const orderNo = await orderOf(till, 'clinic');
    const draft = till.shop.afterSales.draft(orderNo);
    const filled = {
      step: 2,
      kind: 'return-some',
      quantities: { 1: 2 },
      reason: 'other',
      remark: 'x',
      hadPictures: true,
    } as const;
    draft.keep(filled);
    expect(till.shop.afterSales.draft(orderNo).load()).toEqual(filled);
    expect(till.shop.afterSales.draft('another').load()).toBeUndefined();
    await applied(till, orderNo);
    expect(draft.load()).toBeUndefined();
  });
});

test.each([
  ['cancelling', rows.cancelReturn],
  ['sending the waybill', rows.sendBack],
] as const)('%s is done though its answer is lost', async (_, row) => {
  const till = await openTill('credit');
  const { shop, sandbox } = till;
  const returnNo = await applied(till, await orderOf(till, 'clinic'));
  const isCancel = row === rows.cancelReturn;
  if (!isCancel) sandbox.console.approveReturn(returnNo);
  drop(till, row);
  const outcome = isCancel
    ? await shop.afterSales.cancel(returnNo)
    : await shop.afterSales.sendBack(returnNo, await waybillOf(till));
  expect(outcome).toEqual({ ok: true });
  const { status } = await shop.afterSales.detail.get(returnNo);
  expect(status).toBe(isCancel ? 'cancelled' : 'sent-back');
});
