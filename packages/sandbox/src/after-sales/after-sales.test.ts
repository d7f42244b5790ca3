import { endpoints } from '@clinicart/sdk/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AfterPurchaseShop, afterPurchaseShop } from '../testing/after-purchase.ts';
import { refused, succeeded } from '../testing/answers.ts';
import { composite, glove, listOf, medicine, suture } from '../testing/checkout.ts';
import { pictureFile, START } from '../testing/shop.ts';

let at: AfterPurchaseShop;
beforeEach(async () => {
  at = await afterPurchaseShop();
});
afterEach(() => at.shop.sandbox.close());

const DAY_MS = 86_400_000;
const MOST_BYTES = 2_097_152;
const WHY = { zh: '包裝已開封', en: 'The packs were opened' };

/** Applies and returns the number. */
async function applied(orderNo: string, kind: string, more: object = {}): Promise<string> {
  const reply = await at.apply(orderNo, kind, more);
  if (reply.resultID !== 1200) throw new Error(reply.message);
  return String(reply.data);
}

async function sentOrder(): Promise<string> {
  const orderNo = await at.paid([
    [glove, 2],
    [suture, 1],
  ]);
  at.sent(orderNo);
  return orderNo;
}

const detail = (id: string, language = '2') => at.answer('afterSales.detail', { id }, language);
const stepsOf = async (id: string) =>
  listOf((await detail(id))['progressBar'])
    .filter((step) => step['show'])
    .map((step) => [String(step['text']), step['time'] !== null]);

describe('a return', () => {
  it('goes from application to refund, and shows each step', async () => {
    const orderNo = await sentOrder();
    const id = await applied(orderNo, '0', { remark: '買多了' });
    expect(await detail(id)).toMatchObject({
      afterSaleNo: id,
      orderNo,
      afterSaleType: '0',
      afterSaleTypeValue: 'Return everything for a refund',
      afterOrderStatus: '0',
      reasonValue: 'Bought too many or the wrong ones',
      remark: '買多了',
      createTime: '2026-11-20 12:00:00',
      refundType: 'To your account balance',
      backAddr: null,
    });
    expect(await at.detail(orderNo)).toMatchObject({ canBack: false, afterSaleNo: id });
    at.console.approveReturn(id);
    expect(await detail(id)).toMatchObject({
      afterOrderStatus: '1',
      backPhone: '+852 2345 6780',
      backAddr: expect.stringContaining('Fo Tan'),
      backRemark: expect.stringContaining(id),
    });
    expect(await at.sendBack(orderNo)).toEqual(succeeded());
    expect(await at.sendBack(orderNo)).toEqual(succeeded());
    expect(await detail(id)).toMatchObject({
      afterOrderStatus: '2',
      mailNo: 'SF123456',
      expressName: 'SF Express',
    });
    at.console.receiveReturn(id);
    expect((await detail(id))['afterOrderStatus']).toBe('3');
    at.console.refundReturn(id);
    expect((await detail(id))['afterOrderStatus']).toBe('4');
    expect(await stepsOf(id)).toEqual([
      ['Application submitted', true],
      ['Merchant review', true],
      ['Products sent back', true],
      ['Products received', true],
      ['Refund completed', true],
    ]);
    expect(await at.apply(orderNo, '1')).toEqual(refused(1411));
  });

  it('skips the goods where only money is refunded', async () => {
    const id = await applied(await sentOrder(), '2');
    at.console.approveReturn(id);
    expect((await detail(id))['afterOrderStatus']).toBe('3');
    expect(await stepsOf(id)).toEqual([
      ['Application submitted', true],
      ['Merchant review', true],
      ['Refund completed', false],
    ]);
    at.console.refundReturn(id);
    expect((await detail(id))['afterOrderStatus']).toBe('4');
  });

  it('is cancelled idempotently, after which the order may apply again', async () => {
    const orderNo = await sentOrder();
    const id = await applied(orderNo, '0');
    for (let tab = 0; tab < 2; tab += 1)
      expect(await at.call('afterSales.cancel', { id })).toEqual(succeeded());
    expect(await stepsOf(id)).toEqual([
      ['Application submitted', true],
      ['Cancelled', true],
    ]);
    expect(await at.detail(orderNo)).toMatchObject({ canBack: true, afterSaleNo: null });
    expect((await at.apply(orderNo, '1')).resultID).toBe(1200);
  });

  it('is rejected with a reason in each language', async () => {
    const id = await applied(await sentOrder(), '0');
    at.console.rejectReturn(id, WHY);
    expect(await detail(id)).toMatchObject({ afterOrderStatus: '6', checkResult: WHY.en });
    expect(await detail(id, '3')).toMatchObject({ checkResult: WHY.zh });
  });
});

describe('the table of what may be done in each status', () => {
  type Act = (id: string, orderNo: string) => unknown;
  const steps: readonly Act[] = [
    () => undefined,
    (id) => at.console.approveReturn(id),
    (_, orderNo) => at.sendBack(orderNo),
    (id) => at.console.receiveReturn(id),
    (id) => at.console.refundReturn(id),
  ];
  /** Takes a new application to a status. */
  async function inStatus(status: number) {
    const orderNo = await sentOrder();
    const id = await applied(orderNo, '0');
    if (status === 5) await at.answer('afterSales.cancel', { id });
    else if (status === 6) at.console.rejectReturn(id, WHY);
    else for (const step of steps.slice(0, status + 1)) await step(id, orderNo);
    return { id, orderNo };
  }
  const isTaken = (run: () => void) => {
    try {
      run();
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
      return false;
    }
  };
  const MAY: Readonly<Record<string, readonly number[]>> = {
    cancel: [0, 5],
    waybill: [1, 2],
    approve: [0],
    reject: [0],
    receive: [2],
    refund: [3],
  };

  it.each(Object.entries(MAY))('%s is possible in %j alone', async (action, statuses) => {
    const acts: Readonly<Record<string, (id: string, orderNo: string) => unknown>> = {
      cancel: async (id) => (await at.call('afterSales.cancel', { id })).resultID === 1200,
      waybill: async (_, orderNo) => (await at.sendBack(orderNo)).resultID === 1200,
      approve: (id) => isTaken(() => at.console.approveReturn(id)),
      reject: (id) => isTaken(() => at.console.rejectReturn(id, WHY)),
      receive: (id) => isTaken(() => at.console.receiveReturn(id)),
      refund: (id) => isTaken(() => at.console.refundReturn(id)),
    };
    for (let status = 0; status <= 6; status += 1) {
      const { id, orderNo } = await inStatus(status);
      expect(at.returnOf(id)?.status).toBe(status);
      expect(await acts[action]?.(id, orderNo), `in ${status}`).toBe(statuses.includes(status));
    }
  });
});

describe('an application', () => {
  it('before shipment is for a refund only', async () => {
    const orderNo = await at.paid([[glove, 2]]);
    for (const kind of ['0', '1']) expect(await at.apply(orderNo, kind)).toEqual(refused(1414));
    expect((await at.apply(orderNo, '2')).resultID).toBe(1200);
    expect(() => at.console.shipOrder(orderNo)).toThrow(/application/);
  });

  it('is refused for an unpaid, a closed and a long received order', async () => {
    const orderNo = await at.order([[glove, 2]]);
    expect(await at.apply(orderNo, '2')).toEqual(refused(1412));
    await at.answer('orders.close', { id: orderNo });
    expect(await at.apply(orderNo, '2')).toEqual(refused(1412));
    const sent = await sentOrder();
    await at.answer('orders.confirmReceipt', { id: sent });
    at.pass(14 * DAY_MS);
    await at.signIn('regular');
    expect((await at.detail(sent))['canBack']).toBe(true);
    at.pass(1);
    expect((await at.detail(sent))['canBack']).toBe(false);
    expect(await at.apply(sent, '0')).toEqual(refused(1412, expect.stringContaining('14 days')));
  });

  it.each(['0', '2'])(
    'of kind %s takes medicines too, which no document excludes',
    async (kind) => {
      const orderNo = await at.paid([
        [medicine, 1],
        [glove, 1],
      ]);
      await at.acceptBills(orderNo);
      at.sent(orderNo);
      expect((await at.apply(orderNo, kind)).resultID).toBe(1200);
    },
  );

  it('refunds medicines that were not sent', async () => {
    const orderNo = await at.paid([[medicine, 1]]);
    expect((await at.apply(orderNo, '2')).resultID).toBe(1200);
  });

  it('takes goods of the order alone, and no more than were bought', async () => {
    const orderNo = await sentOrder();
    const ask = (id: number, amount: unknown, kind = '1') =>
      at.apply(orderNo, kind, {
        goods: JSON.stringify([{ searchProductId: String(id), amount }]),
      });
    expect(await ask(composite.id, 1)).toEqual(refused(1417));
    expect(await ask(glove.id, glove.sellPartCount * 2 + 1)).toEqual(
      refused(1418, expect.stringContaining(glove.product.name.en)),
    );
    expect(await ask(glove.id, 1, '0')).toEqual(refused(1419));
    expect(await at.apply(orderNo, '1', { goods: '[]' })).toEqual(refused(1416));
    for (const amount of [0, -1, 0.5, '1', null])
      expect(await ask(glove.id, amount)).toEqual(refused(1400));
    for (const goods of ['{}', 'x', '[1]', '[{}]'])
      expect(await at.apply(orderNo, '1', { goods })).toEqual(refused(1400));
  });

  it('keeps up to three pictures, which only its buyer’s session opens', async () => {
    const orderNo = await sentOrder();
    const files = (count: number, bytes = 10) =>
      Array.from({ length: count }, () => pictureFile('png', bytes));
    expect(await at.apply(orderNo, '0', { pictures: files(4) })).toEqual(refused(1420));
    const tooLarge = await at.apply(orderNo, '0', { pictures: files(1, MOST_BYTES) });
    expect(tooLarge.resultID).not.toBe(1200);
    expect((await at.apply(orderNo, '0', { pictures: [pictureFile('gif')] })).resultID).not.toBe(
      1200,
    );
    const id = await applied(orderNo, '0', { pictures: files(3, MOST_BYTES - 8) });
    const urls = listOf((await detail(id))['pictures']).map(String);
    expect(urls).toHaveLength(3);
    const open = (url: string) => at.shop.sandbox.fetch(new Request(url));
    expect((await open(urls[0] ?? '')).headers.get('Content-Type')).toBe('image/png');
    expect((await open(`${urls[0]}x`)).status).toBe(404);
    at.console.expireSessions();
    expect((await open(urls[0] ?? '')).status).toBe(404);
  });

  it('of another account does not exist', async () => {
    const id = await applied(await sentOrder(), '0');
    await at.signIn('verified');
    for (const name of ['afterSales.detail', 'afterSales.cancel'])
      expect(await at.call(name, { id })).toEqual(
        refused(1410, 'After-sales application not found.'),
      );
    const list = await at.answer('afterSales.list', { keyword: '', pageIndex: 1, pageSize: 20 });
    expect(list['totalCount']).toBe(0);
  });

  it('needs a known carrier and an approved return to be sent back', async () => {
    const orderNo = await sentOrder();
    expect(await at.sendBack(orderNo)).toEqual(refused(1422));
    const body = { orderNo, shipMailNo: '1', expressId: 'pigeon' };
    expect(await at.call('afterSales.waybill', body)).toEqual(refused(1423));
    const carriers = listOf(await at.answer('afterSales.carriers'));
    expect(carriers[0]).toEqual({ expressId: 'sf', expressName: 'SF Express' });
  });
});

it('ends in a refund with the documented fields alone, which the contract reads', async () => {
  at.shop.sandbox.close();
  at = await afterPurchaseShop('regular', { documented: true });
  const read = async (name: string, body: object) => {
    const endpoint = endpoints.find((each) => each.name === name);
    const parsed = endpoint?.response.safeParse(await at.answer(name, body));
    expect(parsed?.error, name).toBeUndefined();
    return parsed?.data as Record<string, unknown>;
  };
  const orderNo = await sentOrder();
  const order = await read('orders.detail', { orderNo });
  expect(order).toMatchObject({ orderNo, status: 'shipped', isReturnable: true });
  const [store] = order['stores'] as { waybills: string[]; delivery: { id: string } }[];
  const way = { nu: store?.waybills[0], com: store?.delivery.id };
  expect(await read('orders.tracking', way)).toMatchObject({ state: 'signed-normally' });
  const goods = await read('orders.parcelGoods', { orderNo, mailNo: store?.waybills[0] });
  expect(goods).toHaveLength(2);
  const id = await applied(orderNo, '0');
  expect(await read('orders.detail', { orderNo })).toMatchObject({ returnNo: id });
  at.console.approveReturn(id);
  await at.sendBack(orderNo);
  at.console.receiveReturn(id);
  at.console.refundReturn(id);
  expect(await read('afterSales.detail', { id })).toMatchObject({ status: 'completed' });
  const pageOne = { keyword: '', pageIndex: 1, pageSize: 20 };
  expect(await read('afterSales.list', pageOne)).toMatchObject({ returns: [{ returnNo: id }] });
  expect((await at.call('orders.tracking', { nu: 'SF0', com: '' })).resultID).toBe(1201);
});

it('lists applications newest first, by number, order and product name in either language', async () => {
  const orderNo = await sentOrder();
  const first = await applied(orderNo, '0');
  at.pass(1000);
  const second = await applied(await at.paid([[composite, 1]]), '2');
  const find = async (keyword: string) => {
    const body = { keyword, pageIndex: 1, pageSize: 20 };
    const list = listOf((await at.answer('afterSales.list', body))['list']);
    return list.map((each) => String(each['afterSaleNo']));
  };
  expect(await find('')).toEqual([second, first]);
  expect(await find(orderNo)).toEqual([first]);
  expect(await find(second.slice(2))).toEqual([second]);
  const { zh, en } = composite.product.name;
  for (const name of [zh, en.toUpperCase()]) expect(await find(name)).toEqual([second]);
  expect(await find('%')).toEqual([]);
  expect(at.console.now()).toBe(START + 1000);
});
