import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { refused, succeeded } from '../testing/answers.ts';
import { composite, device, glove, listOf, medicine } from '../testing/checkout.ts';
import { pictureFile, testShop } from '../testing/shop.ts';

let at: AfterPurchaseShop;
beforeEach(async () => {
  at = await afterPurchaseShop();
});
afterEach(() => at.shop.sandbox.close());

const DAY_MS = 86_400_000;
const statusOf = async (orderNo: string) => String((await at.detail(orderNo))['status']);

describe('an order after payment', () => {
  it('is packed, sent in parcels, received, and names each status in both languages', async () => {
    const orderNo = await at.paid([[glove, 6]]);
    const words = async () =>
      Promise.all(
        ['3', '2'].map(async (language) =>
          String((await at.answer('orders.detail', { orderNo }, language))['statusString']),
        ),
      );
    expect(await words()).toEqual(['待出貨', 'Awaiting dispatch']);
    at.console.packOrder(orderNo);
    expect(await words()).toEqual(['備貨中', 'Being packed']);
    at.console.shipOrder(orderNo, { parcels: 3 });
    expect(await words()).toEqual(['待收貨', 'Awaiting receipt']);
    const [store] = listOf((await at.detail(orderNo))['shardingPayOrder']);
    expect(listOf(store?.['mailList'])).toHaveLength(3);
    expect(await at.call('orders.confirmReceipt', { id: orderNo })).toEqual(succeeded());
    expect(await words()).toEqual(['已完成', 'Completed']);
  });

  it('distributes the goods over the parcels without losing or adding any', async () => {
    const orderNo = await at.paid([
      [glove, 5],
      [composite, 1],
    ]);
    const waybills = at.console.shipOrder(orderNo, { parcels: 4 });
    const held = new Map<string, number>();
    for (const mailNo of waybills)
      for (const good of listOf(await at.answer('orders.parcelGoods', { orderNo, mailNo }))) {
        const id = String(good['searchProductId']);
        held.set(id, (held.get(id) ?? 0) + Number(good['amount']));
      }
    const ordered = (await at.goodsOf(orderNo)).map((good) => [good.searchProductId, good.amount]);
    expect([...held].toSorted()).toEqual(ordered.toSorted());
  });

  it('awaits shipment until its last store has sent', async () => {
    const orderNo = await at.paid(
      [
        [glove, 2],
        [device, 1],
      ],
      'cheque',
    );
    at.console.shipOrder(orderNo, { store: 1 });
    expect(await statusOf(orderNo)).toBe('8');
    expect((await at.detail(orderNo))['canBack']).toBe(false);
    at.console.shipOrder(orderNo, { store: 3 });
    expect(await statusOf(orderNo)).toBe('3');
  });

  it('keeps medicines until their bills are accepted, and says why bills were rejected', async () => {
    const orderNo = await at.paid([[medicine, 1]]);
    expect(() => at.console.shipOrder(orderNo)).toThrow(/bills/);
    const upload = (reUpload: string, more: number) =>
      at.answer('order.uploadBills', {
        orderNo,
        medicineBills: pictureFile('png', more),
        reUpload,
        isTempOrder: '0',
      });
    await upload('0', 1);
    expect(await at.detail(orderNo)).toMatchObject({ isYp: true, ypCheckStatus: '1' });
    at.console.judgeBills(orderNo, false, { zh: '印章不清', en: 'The stamp is blurred' });
    expect(await at.detail(orderNo)).toMatchObject({
      ypCheckStatus: '3',
      ypCheckResult: 'The stamp is blurred',
    });
    await upload('1', 2);
    at.console.judgeBills(orderNo, true);
    const accepted = await at.detail(orderNo);
    expect(accepted).toMatchObject({ ypCheckStatus: '2', ypCheckResult: null });
    expect(listOf(accepted['shardingPayOrder'])[0]).toMatchObject({ ypCheckStatus: '2' });
    expect(at.console.shipOrder(orderNo)).toHaveLength(1);
  });

  it('is received by itself ten days after its last parcel was signed for', async () => {
    const orderNo = await at.paid([[glove, 2]]);
    const [first = ''] = at.console.shipOrder(orderNo, { parcels: 2 });
    at.console.setParcelState(first, '2');
    at.pass(40 * DAY_MS);
    await at.signIn('regular');
    expect(await statusOf(orderNo)).toBe('3');
    at.console.setParcelState(first, '302');
    at.pass(10 * DAY_MS - 1);
    expect(await statusOf(orderNo)).toBe('3');
    at.pass(1);
    expect(await statusOf(orderNo)).toBe('4');
  });

  it('is not received by itself while an application is open', async () => {
    const orderNo = await at.paid([[glove, 2]]);
    at.sent(orderNo);
    const { data: id } = await at.apply(orderNo, '2');
    at.pass(11 * DAY_MS);
    await at.signIn('regular');
    expect(await statusOf(orderNo)).toBe('3');
    at.console.rejectReturn(String(id), { zh: '不符', en: 'No' });
    expect(await statusOf(orderNo)).toBe('4');
  });

  it('is packed and shipped by the clock where the console has the warehouse do so', async () => {
    const orderNo = await at.paid([[glove, 2]]);
    at.hours(30);
    expect(await statusOf(orderNo)).toBe('2');
    at.console.setWarehouseAutomatic(true);
    const [medicines, applied, later] = [
      await at.paid([[medicine, 1]]),
      await at.paid([[glove, 2]]),
      await at.paid([[glove, 2]]),
    ];
    await at.apply(applied, '2');
    at.hours(3);
    expect(await statusOf(orderNo)).toBe('3');
    expect(await statusOf(later)).toBe('8');
    at.hours(18);
    expect(await statusOf(later)).toBe('3');
    expect(await statusOf(medicines)).toBe('2');
    expect(await statusOf(applied)).toBe('2');
    await at.acceptBills(medicines);
    expect(await statusOf(medicines)).toBe('3');
  });

  it('names payment, remark, unit and article number', async () => {
    const orderNo = await at.paid([[glove, 2]], 'provider', { remark: '上午送貨' });
    const found = await at.detail(orderNo);
    expect(found).toMatchObject({
      payType: '51',
      payTypeName: 'PayPal',
      payDate: expect.stringMatching(/^2026-11-20 12:00:00$/),
      isPayFinish: true,
      remark: '上午送貨',
      canBack: true,
      afterSaleNo: null,
    });
    expect(listOf(found['goods'])[0]).toMatchObject({
      unit: glove.unit.en,
      erpProductNo: glove.articleNumber,
      amount: glove.sellPartCount * 2,
      unitPrice: glove.pay / 100,
    });
  });
});

describe('closing and receiving', () => {
  it('is idempotent, and gives the stock back once', async () => {
    const before = at.stockOf(glove.id);
    const orderNo = await at.order([[glove, 2]]);
    for (let tab = 0; tab < 3; tab += 1)
      expect(await at.call('orders.close', { id: orderNo })).toEqual(succeeded());
    expect(at.stockOf(glove.id)).toBe(before);
    const other = await at.paid([[glove, 2]]);
    at.sent(other);
    for (let tab = 0; tab < 3; tab += 1)
      expect(await at.call('orders.confirmReceipt', { id: other })).toEqual(succeeded());
  });

  it('is refused for a paid order and for one that is not sent', async () => {
    const orderNo = await at.paid([[glove, 2]], 'provider');
    expect(await at.call('orders.close', { id: orderNo })).toEqual(refused(1408));
    expect(await at.call('orders.confirmReceipt', { id: orderNo })).toEqual(refused(1409));
    expect(await statusOf(orderNo)).toBe('2');
  });

  it('refuses the order of another account like a missing one, in both languages', async () => {
    const orderNo = await at.paid([[glove, 2]]);
    const [waybill = ''] = at.console.shipOrder(orderNo);
    await at.signIn('verified');
    const asked: readonly (readonly [string, object])[] = [
      ['orders.detail', { orderNo }],
      ['orders.close', { id: orderNo }],
      ['orders.confirmReceipt', { id: orderNo }],
      ['orders.parcelGoods', { orderNo, mailNo: waybill }],
      ['afterSales.waybill', { orderNo, shipMailNo: '1', expressId: 'sf' }],
      ['afterSales.apply', { orderNo, afterSaleType: '2', reason: '0', remark: '', goods: '[]' }],
    ];
    for (const [name, body] of asked) {
      expect(await at.call(name, body), name).toEqual(refused(1390, 'Order not found.'));
      expect(await at.call(name, body, '3'), name).toEqual(refused(1390, '找不到此訂單。'));
    }
    expect((await at.answer('orders.list', LIST))['totalCount']).toBe(0);
  });
});

const LIST = { status: '', keyword: '', pageIndex: 1, pageSize: 20, isYp: false };

describe('the table of what may be done in each status', () => {
  /** Statuses in which each action succeeds; idempotent ones also where it was done already. */
  const MAY: Readonly<Record<string, readonly string[]>> = {
    close: ['0', '1', '5', '9'],
    receive: ['3', '4'],
    pack: ['2', '8'],
    deliver: ['3', '4', '8'],
  };

  it.each(Object.entries(MAY))('%s is possible in %j alone', async (action, statuses) => {
    const shop = testShop();
    const { console } = shop.sandbox;
    console.loadHistory();
    const token = await shop.signIn('regular');
    const call = async (name: string, id: string) =>
      (await shop.call(name, { id }, token)).resultID === 1200;
    const attempt = (run: (orderNo: string) => void, orderNo: string) => {
      try {
        run(orderNo);
        return true;
      } catch {
        return false;
      }
    };
    const acts: Readonly<Record<string, (orderNo: string) => boolean | Promise<boolean>>> = {
      close: (orderNo) => call('orders.close', orderNo),
      receive: (orderNo) => call('orders.confirmReceipt', orderNo),
      pack: (orderNo) => attempt(console.packOrder, orderNo),
      deliver: (orderNo) => attempt(console.deliverOrder, orderNo),
    };
    for (let status = 0; status <= 9; status += 1) {
      const list = await shop.call('orders.list', { ...LIST, status: String(status) }, token);
      const order = listOf(list.data['list']).find(
        (each) =>
          String(each['status']) === String(status) &&
          !each['afterSaleNo'] &&
          (action !== 'deliver' || status < 8 || String(each['payType']) === '52'),
      );
      const done = await acts[action]?.(String(order?.['orderNo']));
      expect(done, `${action} in ${status}`).toBe(statuses.includes(String(status)));
    }
    shop.sandbox.close();
  });
});
