// From goods to an order: the real SDK on the real sandbox, whose rows are inspected. Spec: 1§4, 2§2.2, 2§4, 2§5
import { type CompleteShop, memoryStore } from '@clinicart/sdk';
import {
  addressOf,
  type Confirmation,
  explainOrder,
  goodsOfCart,
  planOf,
} from '@clinicart/sdk/checkout';
import { describe, expect, test } from 'vitest';
import { browserStorage, type OrderDesk, orderDesk, tabsInTurn } from './orders.ts';
import { assumedResult, formOf } from './shop.ts';

const TEMP = '/authapi/order/createTempOrder3';
const CREATE = '/authapi/order/createOrder2';
const CHECK = '/authapi/order/checkOrder';
const ADDRESS = '/authapi/order/changeAddr';
const PAY = '/authapi/pay/payOrderByPwd';
const PAY_ORDER = '/authapi/pay/getPayOrder';

const explained = (shop: CompleteShop, shown: Confirmation) =>
  explainOrder(planOf(shown, shop.checkout.choices(shown.orderNo).get()));
const sentTo = (shop: CompleteShop, shown: Confirmation) =>
  addressOf(shown, shop.checkout.choices(shown.orderNo).get())?.id;
const partsOf = (row: Readonly<Record<string, unknown>> | undefined) => ({
  goods: row?.['goods'],
  cut: row?.['cut'],
  coupon: row?.['coupon'],
  freight: row?.['freight'],
  total: row?.['total'],
});

describe('from a cart to an order', () => {
  test('creates an order that costs what the confirmation showed, and empties the cart', async () => {
    const { shop, goods, orders, rows } = await orderDesk();
    await shop.cart.add(
      goods(3).map(({ specificationId, quantity }) => ({ specificationId, quantity })),
    );
    const cart = await shop.cart.contents.get(null);
    expect(await shop.checkout.begin(goodsOfCart(cart, shop.cart.isTicked), 'cart')).toEqual({
      ok: true,
    });
    const shown = await shop.checkout.confirmation.get(null);
    expect(shown.composition).toMatchObject({ isFromCart: true });
    expect(addressOf(shown)?.isComplete).toBe(true);
    const { totals, blockers } = explained(shop, shown);
    expect(blockers).toEqual([]);
    expect(totals.total, 'the server reckons the same').toBe(shown.total);

    shop.checkout.choose(shown.orderNo, { remark: ' Ring twice ' });
    const placed = await shop.checkout.place(shown);
    expect(placed).toEqual({ ok: true, orderNo: shown.orderNo, next: 'cashier' });
    const [made, ...others] = orders();
    expect(others).toEqual([]);
    expect(partsOf(made)).toEqual(totals);
    expect(made).toMatchObject({ order_no: shown.orderNo, is_transfer: 0, remark: 'Ring twice' });
    expect(rows('SELECT * FROM order_line')).toHaveLength(3);
    // No caller requests the number: a page that only shows it still receives it.
    await expect.poll(() => shop.cart.$count.get()).toBe(0);
    expect((await shop.cart.contents.get(null)).count).toBe(0);
    expect(shop.checkout.$unsettled.get()).toBeUndefined();
    await expect(shop.checkout.confirmation.get(null)).rejects.toMatchObject({
      resultID: assumedResult(1391),
    });
  });

  test('opens the result of a bank transfer, and charges the chosen coupon and delivery', async () => {
    const { shop, goods, begin, orders } = await orderDesk();
    const [one = { specificationId: '', quantity: 1 }] = goods(1);
    const shown = await begin([{ ...one, quantity: one.quantity * 4 }]);
    const [store] = shown.stores;
    const way = store?.deliveries.at(-1);
    const usable = explained(shop, shown).coupons.filter(({ saving }) => saving.ok);
    const coupon = usable.find(({ coupon: each }) => each.id !== shown.defaultCouponId);
    shop.checkout.choose(shown.orderNo, {
      payment: 'transfer',
      couponId: coupon?.coupon.id ?? '',
      deliveries: { [store?.id ?? '']: way?.id ?? '' },
    });
    const { totals } = explained(shop, shown);
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: true, next: 'transfer-result' });
    expect(partsOf(orders()[0])).toEqual(totals);
    expect(orders()[0]).toMatchObject({ is_transfer: 1 });
  });

  test('charges what a coupon for selected products takes off (Spec: 2§5)', async () => {
    const { sandbox, shop, goods, begin, orders, rows } = await orderDesk();
    rows('DELETE FROM account_coupon');
    const [selected] = rows(
      `SELECT id FROM coupon
       WHERE covers_all = 0 AND minimum = 0 AND for_new = 0 AND ? BETWEEN starts_at AND ends_at`,
      sandbox.console.now(),
    );
    const couponId = Number(selected?.['id']);
    await shop.coupons.claim([String(couponId)]);
    const covered = `p.id IN (SELECT product_id FROM coupon_product WHERE coupon_id = ${couponId})`;
    const shown = await begin(goods(1, covered));
    expect(shown.coupons).toMatchObject([{ coversAll: false, fitsOrder: true }]);
    const { totals, coupons } = explained(shop, shown);
    expect(coupons).toMatchObject([{ saving: { ok: true } }]);
    expect(totals.coupon).toBeGreaterThan(0);
    expect(totals.total, 'the server reckons the same').toBe(shown.total);
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: true });
    expect(partsOf(orders()[0])).toEqual(totals);
  });

  test('shows a clinic the server’s sentence about missing information', async () => {
    const { sandbox, shop, goods } = await orderDesk();
    sandbox.console.setFault({
      kind: 'result',
      resultID: 1340,
      message: 'Complete your clinic.',
      path: TEMP,
      times: 1,
    });
    expect(await shop.checkout.begin(goods(1), 'cart')).toEqual({
      ok: false,
      reason: 'incomplete-clinic',
      message: 'Complete your clinic.',
    });
  });

  test('reports blockers before it sends anything', async () => {
    const { shop, goods, begin, orders } = await orderDesk();
    const shown = await begin([...goods(1), ...goods(1, `p.tags LIKE '%medicine%'`)]);
    expect(await shop.checkout.place(shown)).toMatchObject({
      ok: false,
      reason: 'blocked',
      notice: { reason: 'medicine-notice' },
    });
    expect(orders()).toEqual([]);
  });
});

describe('medicines', () => {
  const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const picture = (last: number) =>
    new Blob([new Uint8Array([...PNG, last])], { type: 'image/png' });

  test('are ordered once the stamped bills are uploaded and the notice is confirmed', async () => {
    const { sandbox, shop, goods, begin, orders } = await orderDesk();
    const shown = await begin(goods(1, `p.tags LIKE '%medicine%'`));
    const order = { orderNo: shown.orderNo, isTemporary: true };
    expect(await shop.checkout.bills.blank(order)).toMatch(/^http/);
    const path = '/authapi/medicineBillUpload';
    sandbox.console.setFault({ kind: 'drop', path, times: 1 });
    await shop.checkout.bills.hand({ ...order, isReplacement: false }, [picture(1), picture(2)]);
    expect(sandbox.console.requests().filter((each) => each.path === path)).toHaveLength(1);
    expect(await shop.checkout.bills.pictures.get(shown.orderNo), 'each once').toHaveLength(2);

    const now = await shop.checkout.confirmation.get(null);
    expect(now.stores[0]).toMatchObject({ isMedicine: true, bills: 'uploaded' });
    expect(await shop.checkout.place(now)).toMatchObject({
      ok: false,
      reason: 'blocked',
      notice: { reason: 'medicine-notice' },
    });
    expect(orders()).toEqual([]);
    shop.checkout.choose(now.orderNo, { isNotified: true });
    expect(await shop.checkout.place(now)).toMatchObject({ ok: true });
    expect(orders()).toHaveLength(1);
  });
});

describe('another address', () => {
  test('reloads its own deliveries, and asks to choose again where one is gone', async () => {
    const { shop, goods, begin, address } = await orderDesk();
    const shown = await begin(goods(1));
    const [store] = shown.stores;
    shop.checkout.choose(shown.orderNo, {
      deliveries: { [store?.id ?? '']: store?.deliveries.at(-1)?.id ?? '' },
    });
    const macau = await address('820000');
    await shop.checkout.changeAddress(shown, macau);
    const now = await shop.checkout.confirmation.get(null);
    expect(now.orderNo).toBe(shown.orderNo);
    expect(sentTo(shop, now)).toBe(macau);
    expect(await shop.checkout.place(now)).toMatchObject({
      reason: 'blocked',
      notice: { reason: 'delivery-gone' },
      blocker: { about: 'store', id: store?.id, reason: 'delivery-gone' },
    });
    shop.checkout.choose(now.orderNo, { deliveries: {} });
    expect(await shop.checkout.place(shown), 'the old one was shown').toMatchObject({
      reason: 'blocked',
    });
    expect(await shop.checkout.place(now)).toMatchObject({ ok: true });
  });
});

test('the address of an order is no choice: it would go elsewhere than its buyer reads', async () => {
  const { shop, goods, begin, address } = await orderDesk();
  const shown = await begin(goods(1));
  const macau = await address('820000');
  expect(() => shop.checkout.choose(shown.orderNo, { addressId: macau } as never)).toThrow(
    expect.objectContaining({
      kind: 'input',
      misfits: [{ field: 'addressId', expected: 'changeAddress' }],
    }),
  );
  expect(sentTo(shop, shown)).not.toBe(macau);
});

describe('swap items at confirmation', () => {
  test('are added exactly once, and keep the other choices', async () => {
    const { shop, goods, begin, orders, rows } = await orderDesk();
    const [one = { specificationId: '', quantity: 1 }] = goods(
      1,
      `s.price > 60000 AND p.tags NOT LIKE '%medicine%'`,
    );
    const shown = await begin([{ ...one, quantity: one.quantity * 4 }]);
    const [offer] = shown.swapOffers;
    if (!offer) throw new Error('no swap offer');
    const page = await shop.checkout.swapProducts.get({ offerId: offer.id, page: 1 });
    const offered = page.tiers.flatMap((tier) => tier.products);
    const stocks = await Promise.all(
      offered.map(
        async ({ specificationId, stock }) =>
          stock ?? (await shop.swapItems.facts.get(specificationId)).stock ?? 0,
      ),
    );
    const gift = offered.find((_, index) => (stocks[index] ?? 0) > 0);
    shop.checkout.choose(shown.orderNo, { remark: 'For the nurse' });
    expect(await shop.checkout.takeSwaps(shown, [gift?.specificationId ?? ''])).toEqual({
      ok: true,
    });
    const now = await shop.checkout.confirmation.get(null);
    expect(now.stores.flatMap((store) => store.goods).map(({ kind }) => kind)).toContain('swap');
    expect(shop.checkout.choices(now.orderNo).get()).toMatchObject({ remark: 'For the nurse' });
    const { totals } = explained(shop, now);
    expect(await shop.checkout.place(now)).toMatchObject({ ok: true });
    expect(partsOf(orders()[0])).toEqual(totals);
    expect(rows(`SELECT * FROM order_line WHERE tag_type = '2'`)).toHaveLength(1);

    const next = await begin([{ ...one }]);
    expect(shop.checkout.choices(next.orderNo).get().remark).toBe('');
  });
});

describe('an answer that is lost after the work was done', () => {
  test.each([
    ['of the temporary order', TEMP],
    ['of the order', CREATE],
    ['of another address', ADDRESS],
  ])('%s makes one order, and the buyer continues', async (_, path) => {
    const { sandbox, shop, goods, orders } = await orderDesk();
    sandbox.console.setFault({ kind: 'drop', path, times: 1 });
    expect(await shop.checkout.begin(goods(2), 'product')).toEqual({ ok: true });
    const first = await shop.checkout.confirmation.get(null);
    const other = first.addresses.find(({ id }) => id !== sentTo(shop, first));
    await shop.checkout.changeAddress(first, (other ?? first.addresses[0])?.id ?? '');
    const shown = await shop.checkout.confirmation.get(null);
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: true, orderNo: shown.orderNo });
    expect(orders()).toHaveLength(1);
    expect(sandbox.console.faults()).toEqual([]);
  });

  test('confirms the order before it sends again, when asking fails too', async () => {
    const { sandbox, shop, goods, begin, orders, again } = await orderDesk();
    const shown = await begin(goods(2));
    sandbox.console.setFault({ kind: 'drop', path: CREATE, times: 1 });
    sandbox.console.setFault({ kind: 'status', status: 404, path: CHECK });
    expect(await shop.checkout.place(shown)).toMatchObject({
      ok: false,
      reason: 'unknown',
      notice: { reason: 'order-unknown', facts: { orderNo: shown.orderNo } },
    });
    expect(await shop.checkout.place(shown), 'pressed again').toMatchObject({ reason: 'unknown' });
    const creates = () =>
      sandbox.console.requests().filter((request) => request.path === CREATE).length;
    expect(creates()).toBe(1);

    const later = again();
    expect(later.checkout.$unsettled.get()).toMatchObject({ orderNo: shown.orderNo });
    expect(await later.checkout.settle()).toMatchObject({ reason: 'unknown' });
    sandbox.console.clearFaults();
    expect(await later.checkout.settle()).toEqual({
      ok: true,
      orderNo: shown.orderNo,
      next: 'cashier',
    });
    expect(later.checkout.$unsettled.get()).toBeUndefined();
    expect(await later.checkout.settle()).toBeUndefined();
    expect(await shop.checkout.place(shown), 'the first page goes on too').toMatchObject({
      ok: true,
    });
    expect(creates()).toBe(1);
    expect(orders()).toHaveLength(1);
  });

  test('is reported before the next order begins', async () => {
    const { sandbox, shop, goods, begin, orders } = await orderDesk();
    const shown = await begin(goods(2));
    sandbox.console.setFault({ kind: 'drop', path: CREATE, times: 1 });
    sandbox.console.setFault({ kind: 'status', status: 404, path: CHECK, times: 1 });
    await shop.checkout.place(shown);
    const told = await shop.checkout.begin(goods(1), 'cart');
    expect(told).toMatchObject({ ok: false, reason: 'refused' });
    expect(told.ok ? '' : told.message).toContain(shown.orderNo);
    expect(await shop.checkout.begin(goods(1), 'cart')).toEqual({ ok: true });
    expect(orders()).toHaveLength(1);
  });
});

describe('an order that the server creates and does not confirm', () => {
  const creates = (sandbox: OrderDesk['sandbox']) =>
    sandbox.console.requests().filter((request) => request.path === CREATE).length;

  test('is not placed again, and shows the server’s reason', async () => {
    const desk = await orderDesk();
    const { sandbox, goods, orders, rows } = desk;
    const shop = desk.again({
      async fetch(input, init) {
        const request = new Request(input, init);
        const { pathname } = new URL(request.url);
        const answer = await sandbox.fetch(request);
        if (pathname === CREATE) rows('UPDATE shop_order SET status = 5');
        return answer;
      },
    });
    await shop.checkout.begin(goods(2), 'product');
    const shown = await shop.checkout.confirmation.get(null);
    const rejected = {
      ok: false,
      reason: 'unconfirmed',
      orderNo: shown.orderNo,
      message: 'This order is closed. Order again.',
      notice: { reason: 'order-rejected', facts: { orderNo: shown.orderNo } },
    };
    expect(await shop.checkout.place(shown)).toEqual(rejected);
    expect(shop.checkout.$unsettled.get()).toBeUndefined();
    expect(await shop.checkout.place(shown), 'pressed again').toEqual(rejected);
    expect(creates(sandbox)).toBe(1);
    expect(orders()).toHaveLength(1);
    expect(await shop.checkout.begin(goods(1), 'cart')).toEqual({ ok: true });
  });

  test('sends the buyer to the order when the check is refused with a sentence', async () => {
    const { sandbox, shop, goods, begin, orders } = await orderDesk();
    const shown = await begin(goods(2));
    sandbox.console.setFault({
      kind: 'result',
      resultID: 1399,
      message: 'The warehouse is closed.',
      path: CHECK,
    });
    expect(await shop.checkout.place(shown)).toEqual({
      ok: false,
      reason: 'unconfirmed',
      orderNo: shown.orderNo,
      message: 'The warehouse is closed.',
      notice: { reason: 'order-unconfirmed', facts: { orderNo: shown.orderNo } },
    });
    expect(shop.checkout.$unsettled.get()).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });

  test('counts as created when the answer is lost, the check is refused and the cashier has it', async () => {
    const { sandbox, shop, goods, begin, orders } = await orderDesk();
    const shown = await begin(goods(2));
    sandbox.console.setFault({ kind: 'drop', path: CREATE, times: 1 });
    sandbox.console.setFault({ kind: 'result', resultID: 1399, message: 'Busy.', path: CHECK });
    expect(await shop.checkout.place(shown)).toMatchObject({
      reason: 'unconfirmed',
      orderNo: shown.orderNo,
      message: 'Busy.',
    });
    expect(shop.checkout.$unsettled.get()).toBeUndefined();
    expect(orders()).toHaveLength(1);
  });

  test('delays the next order once when the answer is lost and the check is refused', async () => {
    const { sandbox, shop, goods, begin } = await orderDesk();
    const shown = await begin(goods(2));
    sandbox.console.setFault({ kind: 'drop', path: CREATE, times: 1 });
    for (const path of [CHECK, PAY_ORDER])
      sandbox.console.setFault({ kind: 'result', resultID: 1399, message: 'Closed.', path });
    expect(await shop.checkout.place(shown)).toMatchObject({
      reason: 'unknown',
      message: 'Closed.',
    });
    expect(await shop.checkout.place(shown)).toMatchObject({ reason: 'unknown' });
    expect(creates(sandbox)).toBe(1);
    const told = await shop.checkout.begin(goods(1), 'cart');
    expect(told.ok ? '' : told.message).toMatch(
      `Closed. We did not hear back, so order ${shown.orderNo}`,
    );
    expect(await shop.checkout.begin(goods(1), 'cart')).toEqual({ ok: true });
  });
});

test('orders once after a page is lost between the record and the call', async () => {
  const desk = await orderDesk();
  const { sandbox, goods, orders } = desk;
  let isDown = false;
  const crashing = desk.again({
    fetch: (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (isDown || pathname === CREATE) {
        isDown = true;
        return Promise.reject(new TypeError('the page is gone'));
      }
      return sandbox.fetch(request);
    },
  });
  await crashing.checkout.begin(goods(2), 'product');
  const shown = await crashing.checkout.confirmation.get(null);
  expect(await crashing.checkout.place(shown)).toMatchObject({ reason: 'unknown' });
  expect(orders()).toEqual([]);

  const later = desk.again();
  expect(later.checkout.$unsettled.get()).toMatchObject({
    orderNo: shown.orderNo,
    payment: 'online',
  });
  const told = await later.checkout.settle();
  expect(told).toMatchObject({ ok: false, reason: 'refused' });
  expect(later.checkout.$unsettled.get()).toBeUndefined();
  expect(await later.checkout.place(await later.checkout.confirmation.get(null))).toMatchObject({
    ok: true,
    orderNo: shown.orderNo,
  });
  expect(orders()).toHaveLength(1);
}, 20_000);

test('asks again when the server is still working as the page gives up, and orders once', async () => {
  const desk = await orderDesk();
  const { sandbox, goods, orders } = desk;
  let work: (() => Promise<Response>) | undefined;
  const impatient = desk.again({
    fetch: (input, init) => {
      const request = new Request(input, init);
      if (new URL(request.url).pathname !== CREATE) return sandbox.fetch(request);
      const sent = request.clone();
      work = () => sandbox.fetch(new Request(sent, { signal: null }));
      return Promise.reject(new DOMException('too slow', 'TimeoutError'));
    },
  });
  await impatient.checkout.begin(goods(2), 'product');
  const shown = await impatient.checkout.confirmation.get(null);
  expect(await impatient.checkout.place(shown)).toMatchObject({ ok: false, reason: 'unknown' });
  expect(await impatient.checkout.settle(), 'it may still come').toMatchObject({
    reason: 'unknown',
  });
  expect(orders()).toEqual([]);
  await work?.();
  expect(await impatient.checkout.settle()).toMatchObject({ ok: true, orderNo: shown.orderNo });
  expect(orders()).toHaveLength(1);
});

describe('two presses and two tabs', () => {
  test('make one order', async () => {
    const exclusive = tabsInTurn();
    const { sandbox, shop, goods, begin, orders, again } = await orderDesk('verified', {
      exclusive,
    });
    const shown = await begin(goods(2));
    const other = again({ exclusive });
    const outcomes = await Promise.all([
      shop.checkout.place(shown),
      shop.checkout.place(shown),
      other.checkout.place(shown),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: true });
    expect(orders()).toHaveLength(1);
    expect(sandbox.console.requests().filter(({ path }) => path === CREATE)).toHaveLength(1);
  });

  test('does not place from an old page what another tab has begun since', async () => {
    const { shop, goods, begin, orders, again } = await orderDesk();
    const shown = await begin(goods(1));
    await again().checkout.begin(goods(2), 'product');
    const outcome = await shop.checkout.place(shown);
    expect(outcome).toMatchObject({
      ok: false,
      reason: 'blocked',
      notice: { reason: 'order-replaced' },
    });
    expect(outcome, 'nothing for the buyer to mend').not.toHaveProperty('blocker');
    expect(orders()).toEqual([]);
  });

  test('shows a price that changed before it orders', async () => {
    const { shop, goods, begin, orders, rows } = await orderDesk();
    const [good = { specificationId: '', quantity: 1 }] = goods(1, 's.discount_price IS NULL');
    const shown = await begin([good]);
    rows('UPDATE specification SET price = price + 100 WHERE id = ?', good.specificationId);
    expect(await shop.checkout.place(shown)).toMatchObject({
      ok: false,
      reason: 'blocked',
      notice: { reason: 'order-total-changed' },
    });
    const now = await shop.checkout.confirmation.get(null);
    expect(await shop.checkout.place(now)).toMatchObject({ ok: true });
    expect(orders()[0]).toMatchObject({ total: explained(shop, now).totals.total });
  });
});

describe('a cheque', () => {
  const secret = { password: '246810' };
  const payments = `SELECT pay_type, status FROM payment`;
  async function chequeDesk() {
    const desk = await orderDesk('finance');
    await desk.address('810000');
    const shown = await desk.begin(desk.goods(2));
    desk.shop.checkout.choose(shown.orderNo, { payment: 'cheque' });
    return { ...desk, shown };
  }

  test('asks for the password, refuses a wrong one before it creates anything, and pays at once', async () => {
    const { shop, shown, orders, rows } = await chequeDesk();
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: false, reason: 'password' });
    const wrong = await shop.checkout.place(shown, { password: '999999' });
    expect(wrong).toMatchObject({ ok: false, reason: 'password', isUnchecked: false });
    expect(orders()).toEqual([]);
    expect(await shop.checkout.place(shown, secret)).toEqual({
      ok: true,
      orderNo: shown.orderNo,
      next: 'paid-result',
    });
    expect(rows(payments)).toEqual([{ pay_type: '53', status: 'paid' }]);
  });

  test('says that the password was not checked where the check fails, and makes nothing', async () => {
    const { sandbox, shop, shown, orders } = await chequeDesk();
    sandbox.console.setFault({ kind: 'drop', path: '/authapi/pay/validatePayPwd', times: 3 });
    const outcome = await shop.checkout.place(shown, secret);
    expect(outcome).toMatchObject({ ok: false, reason: 'password', isUnchecked: true });
    expect(orders()).toEqual([]);
  });

  test.each([
    ['a limit that was used up', { chequeQuota: 100 }, 'cheque-over-quota'],
    ['cheques that were stopped', { chequeStop: { zh: '暫停', en: 'Stopped' } }, 'cheque-unusable'],
  ])('makes no order after %s since confirmation was read', async (_, change, reason) => {
    const { sandbox, shop, shown, orders } = await chequeDesk();
    sandbox.console.setWallet('finance', change);
    expect(await shop.checkout.place(shown, secret)).toMatchObject({
      ok: false,
      reason: 'blocked',
      blocker: { about: 'payment', reason },
    });
    expect(orders()).toEqual([]);
    shop.checkout.choose(shown.orderNo, { payment: 'online' });
    expect(await shop.checkout.place(shown)).toMatchObject({ ok: true, next: 'cashier' });
  });

  test('pays once when the answer of the payment is lost', async () => {
    const { sandbox, shop, shown, orders, rows } = await chequeDesk();
    sandbox.console.setFault({ kind: 'drop', path: PAY, times: 1 });
    expect(await shop.checkout.place(shown, secret)).toMatchObject({
      ok: true,
      next: 'paid-result',
    });
    expect(orders()).toHaveLength(1);
    expect(rows(payments)).toEqual([{ pay_type: '53', status: 'paid' }]);
  });

  test('continues at the cashier when the payment is refused, and confirms the outcome after a crash', async () => {
    const { sandbox, shop, shown, again } = await chequeDesk();
    sandbox.console.setFault({ kind: 'drop', path: PAY, times: 1 });
    sandbox.console.setFault({ kind: 'status', status: 404, path: '/authapi/pollOrderStatus' });
    expect(await shop.checkout.place(shown, secret)).toMatchObject({ reason: 'unknown' });
    sandbox.console.clearFaults();
    const later = again();
    expect(later.checkout.$unsettled.get()).toMatchObject({ payment: 'cheque' });
    expect(await later.checkout.settle()).toMatchObject({ ok: true, next: 'paid-result' });

    const [next] = [await chequeDesk()];
    next.sandbox.console.setFault({ kind: 'result', resultID: 1399, path: PAY, times: 1 });
    expect(await next.shop.checkout.place(next.shown, secret)).toMatchObject({
      ok: false,
      reason: 'unpaid',
      orderNo: next.shown.orderNo,
    });
  });
});

test('keeps choices over a reload, and clears them on logout', async () => {
  const storage = { ...browserStorage(), drafts: memoryStore() };
  const { again, begin, goods, shop } = await orderDesk('verified', { storage });
  const { orderNo } = await begin(goods(1));
  shop.checkout.choose(orderNo, { remark: 'By the back door', payment: 'transfer' });
  const reloaded = again();
  const typed = { remark: 'By the back door', payment: 'transfer', couponId: undefined };
  expect(reloaded.checkout.choices(orderNo).get()).toMatchObject(typed);
  expect(reloaded.checkout.choices('another').get()).toMatchObject({
    remark: '',
    payment: 'online',
  });
  reloaded.session.signOut();
  expect(reloaded.checkout.choices(orderNo).get()).toMatchObject({ remark: '', payment: 'online' });
  await reloaded.session.signIn(formOf('verified'));
  expect(again().checkout.choices(orderNo).get().remark).toBe('');
});

test('explains a cart and an order, and what other choices would change', async () => {
  const { shop, goods, begin } = await orderDesk();
  const [one = { specificationId: '', quantity: 1 }] = goods(1);
  await shop.cart.add([{ specificationId: one.specificationId, quantity: one.quantity }]);
  const cart = await shop.checkout.explainCart();
  expect(cart.blockers).toEqual([]);
  expect(cart.totals).toMatchObject({ freight: 0, total: cart.totals.goods });
  expect(cart.next.length).toBeGreaterThan(0);
  const { total } = await begin([one]);
  const asShown = await shop.checkout.explain();
  expect(asShown.totals.total).toBe(total);
  const without = await shop.checkout.explain({ couponId: '' });
  expect(without.totals.total).toBe(asShown.totals.total + asShown.totals.coupon);
});
