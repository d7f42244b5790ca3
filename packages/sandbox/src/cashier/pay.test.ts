import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import { shopWithRows } from '../testing/orders.ts';

const PASSWORD = '246810';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let shop: ReturnType<typeof shopWithRows>;
beforeEach(() => {
  shop = shopWithRows();
});
afterEach(() => shop.close());

const start = (token: string, orderNo: string, payType: string, more: object = {}) =>
  shop.call(
    'cashier.start',
    { orderNo, payType, bank: '', mixFlag: false, preType: '0', ...more },
    token,
  );
const pay = (token: string, orderNo: string, payType: '9' | '53', payPwd = PASSWORD) =>
  shop.call('cashier.payByPassword', { orderNo, payPwd, payType }, token);
const prove = (token: string, payPwd = PASSWORD) =>
  shop.call('cashier.validatePassword', { payPwd }, token);
const order = (token: string, id: string) => shop.call('cashier.order', { id }, token);
const isPaid = async (token: string, id: string) =>
  (await shop.call('cashier.poll', { id }, token)).data['isPay'];
const payments = () =>
  shop.rows.prepare('SELECT pay_type, status, from_balance, from_provider FROM payment').all();
const balanceOf = (scenario: string) =>
  shop.first(
    'SELECT balance FROM wallet w JOIN account a ON a.id = w.account_id WHERE a.scenario = ?',
    scenario,
  );

test('an order is shown with its ways of paying, what the balance may pay and the time left', async () => {
  const token = await shop.signIn('credit');
  const no = shop.placeOrder({ scenario: 'credit', dollars: 3859, expiresIn: DAY_MS + 61_000 });
  const { data } = await order(token, no);
  expect(data).toEqual({
    orderNo: no,
    status: '0',
    expiredDay: 1,
    expiredHour: 0,
    expiredMinutes: 1,
    expiredSeconds: 1,
    shardingPayOrder: [{ storeName: expect.any(String), goods: [expect.any(Object)] }],
    paymentTypes: ['9', '52', '57', '56', '50', '54', '1', '51', '8'].map((value) => ({
      value,
      name: expect.any(String),
      icon: `http://shop.test/pictures/44x28/method~${value}.svg`,
    })),
    quota: 1200,
    totalPrice: 3859,
    productPrice: 3859,
    freight: 0,
    discountPrice: 0,
    couponPrice: 0,
    paymentSetVo: expect.any(Object),
  });
  expect(data['shardingPayOrder']?.[0]?.['goods']?.[0]).toEqual({
    searchProductId: expect.stringMatching(/^\d+$/),
    productName: expect.any(String),
    standard: expect.any(String),
    picturePath: expect.any(String),
    price: 3859,
    amount: 1,
    tag: expect.any(String),
    fulltag: expect.any(String),
  });
  const icon = new URL(String(data['paymentTypes']?.[1]?.['icon']));
  const mark = await shop.sandbox.fetch(new Request(icon));
  expect(await mark.text()).toContain('CARD');
});

test('an account without credit or cheques has no balance to pay from', async () => {
  const token = await shop.signIn('verified');
  const no = shop.placeOrder({ scenario: 'verified', dollars: 50 });
  const { data } = await order(token, no);
  expect(data['quota']).toBe(0);
  expect(JSON.stringify(data['paymentTypes'])).not.toMatch(/"value":"(9|53)"/);
  expect(await pay(token, no, '9')).toEqual(refused(1350));
  expect(await pay(token, no, '53')).toEqual(refused(1351));
});

test("answers for another buyer's order as for a missing one", async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 10 });
  const token = await shop.signIn('verified');
  for (const id of [no, 'nothing']) {
    const noOrder = refused(1390);
    expect(await order(token, id)).toEqual(noOrder);
    expect(await start(token, id, '52')).toEqual(noOrder);
    expect(await pay(token, id, '9')).toEqual(noOrder);
    expect(await shop.call('cashier.poll', { id }, token)).toEqual(noOrder);
    expect(await shop.call('cashier.pollProvider', { id }, token)).toEqual(noOrder);
  }
});

test('an order whose time is over is closed to every way of paying', async () => {
  const token = await shop.signIn('finance');
  const no = shop.placeOrder({ scenario: 'finance', dollars: 10, expiresIn: MINUTE_MS });
  shop.sandbox.console.advanceClock(MINUTE_MS);
  expect(await shop.refusalOf('cashier.order', { id: no }, token)).toEqual([
    1333,
    expect.stringMatching(/訂單已過期/),
    expect.stringMatching(/order has expired/),
  ]);
  for (const answer of [
    await start(token, no, '52'),
    await pay(token, no, '9'),
    await pay(token, no, '53'),
  ])
    expect(answer.resultID).toBe(1333);
  expect(payments()).toEqual([]);
});

test.each([
  ['52', { client_secret: expect.stringMatching(/^pi_[a-f\d]{32}_secret_[a-f\d]{32}$/) }],
  ['51', { links: { approve: expect.stringMatching(/\/stand-in\/paypal\//) } }],
  ['50', { normalUrl: expect.stringMatching(/\/stand-in\/alipay\//) }],
  ['1', { code_url: expect.stringMatching(/\/stand-in\/wechat\//) }],
  ['57', { qrCode: expect.stringMatching(/\/stand-in\/fps\//) }],
  ['56', { webLink: expect.stringMatching(/\/stand-in\/payme\//) }],
  ['54', { qrCodeHtml: expect.stringMatching(/<svg /) }],
  [
    '8',
    {
      pubTransferAccount: expect.stringMatching(/838/),
      pubTransferCopywriting: expect.any(String),
    },
  ],
])(
  'method %s answers what its provider needs, the same when begun again',
  async (payType, shape) => {
    const token = await shop.signIn('verified');
    const no = shop.placeOrder({ scenario: 'verified', dollars: 99 });
    const first = await start(token, no, payType);
    expect(first.data).toEqual(shape);
    expect((await start(token, no, payType)).data).toEqual(first.data);
    expect(payments()).toEqual([
      { pay_type: payType, status: 'open', from_balance: 0, from_provider: 9900 },
    ]);
  },
);

test('a way that a web page cannot go is refused', async () => {
  const token = await shop.signIn('verified');
  const no = shop.placeOrder({ scenario: 'verified', dollars: 99 });
  for (const payType of ['4', '6', '9', '53', '77'])
    expect(await start(token, no, payType)).toEqual(refused(1354));
  expect(await start(token, no, '56', { successUrl: 'javascript:alert(1)' })).toEqual(
    refused(1400),
  );
});

test('a bank transfer is awaited for days, and given up when another way is chosen', async () => {
  const token = await shop.signIn('verified');
  const no = shop.placeOrder({ scenario: 'verified', dollars: 99 });
  await start(token, no, '8');
  expect((await order(token, no)).data).toMatchObject({
    payType: '8',
    payTypeName: 'Bank transfer',
    expiredDay: 7,
  });
  await start(token, no, '52');
  expect((await order(token, no)).data['payType']).toBeUndefined();
  expect(payments().map((each) => each['status'])).toEqual(['cancelled', 'open']);
  // A repeated choice does not reserve the goods for ever.
  shop.sandbox.console.advanceClock(6 * DAY_MS);
  await start(await shop.signIn('verified'), no, '8');
  expect(shop.first('SELECT expires_at - made_at FROM shop_order')).toBe(8 * DAY_MS);
});

test('pays an order from the balance once, however often the call repeats', async () => {
  const token = await shop.signIn('finance');
  const no = shop.placeOrder({ scenario: 'finance', dollars: 1234.5 });
  await start(token, no, '52');
  const answers = await Promise.all([pay(token, no, '9'), pay(token, no, '9')]);
  expect([...answers, await pay(token, no, '9')].map((each) => each.resultID)).toEqual([
    1200, 1200, 1200,
  ]);
  expect(balanceOf('finance')).toBe(2_000_000 - 123_450);
  expect(payments()).toEqual([
    { pay_type: '52', status: 'cancelled', from_balance: 0, from_provider: 123_450 },
    { pay_type: '9', status: 'paid', from_balance: 123_450, from_provider: 0 },
  ]);
  expect(await isPaid(token, no)).toBe(true);
  expect((await order(token, no)).data).toMatchObject({ status: '2', payType: '9' });
  expect(await pay(token, no, '53')).toEqual(refused(1334));
  expect(await start(token, no, '52')).toEqual(refused(1334));
});

test('a balance that does not reach pays nothing alone', async () => {
  const token = await shop.signIn('credit');
  const no = shop.placeOrder({ scenario: 'credit', dollars: 1200.01 });
  expect(await pay(token, no, '9')).toEqual(
    refused(1349, 'Your balance is too low: HK$1,200.00 of HK$1,200.01.'),
  );
  expect(balanceOf('credit')).toBe(120_000);
});

test('a cheque pays within its quota, unless it is stopped', async () => {
  const token = await shop.signIn('finance');
  const small = shop.placeOrder({ scenario: 'finance', dollars: 20_000 });
  const large = shop.placeOrder({ scenario: 'finance', dollars: 10_000.01 });
  expect(await pay(token, small, '53')).toEqual(succeeded());
  expect(await pay(token, small, '53')).toEqual(succeeded());
  expect(await pay(token, large, '53')).toEqual(
    refused(1353, 'Your cheque limit is too low: HK$10,000.00 of HK$10,000.01.'),
  );
  const stopped = await shop.signIn('cheque-stopped');
  const no = shop.placeOrder({ scenario: 'cheque-stopped', dollars: 10 });
  const body = { orderNo: no, payPwd: PASSWORD, payType: '53' };
  expect(await shop.refusalOf('cashier.payByPassword', body, stopped)).toEqual([
    1352,
    '10 月份月結單逾期未付，暫停支票付款。',
    'Cheques are paused: the October statement is overdue.',
  ]);
  expect(JSON.stringify((await order(stopped, no)).data['paymentTypes'])).not.toContain('"53"');
});

test('five wrong payment passwords lock it for a while, and say how many tries are left', async () => {
  const token = await shop.signIn('finance');
  const no = shop.placeOrder({ scenario: 'finance', dollars: 10 });
  for (const left of [4, 3])
    expect(await pay(token, no, '9', '000000')).toEqual(
      refused(1345, `The payment password is not correct. Attempts left: ${left}.`),
    );
  for (const left of [2, 1])
    expect((await prove(token, '111111')).message).toContain(`left: ${left}`);
  expect(await pay(token, no, '9', '000000')).toEqual(refused(1346));
  expect(await pay(token, no, '9')).toEqual(refused(1346));
  shop.sandbox.console.advanceClock(15 * MINUTE_MS);
  expect(await pay(token, no, '9')).toEqual(succeeded());
});

test('a mixed payment wants the password first, holds the balance, and lets it go for another way', async () => {
  const token = await shop.signIn('credit');
  const no = shop.placeOrder({ scenario: 'credit', dollars: 3859 });
  const mixed = { mixFlag: true };
  expect(await start(token, no, '52', mixed)).toEqual(refused(1348));
  await prove(token);
  // A different session of the same account gave the proof; this one has to give its own.
  expect(await start(await shop.signIn('credit'), no, '52', mixed)).toEqual(refused(1348));
  const first = await start(token, no, '52', mixed);
  expect(first.resultID).toBe(1200);
  expect(balanceOf('credit')).toBe(0);
  expect((await order(token, no)).data['quota']).toBe(1200);
  expect((await start(token, no, '52', mixed)).data).toEqual(first.data);
  await start(token, no, '57');
  expect(balanceOf('credit')).toBe(120_000);
  shop.sandbox.console.advanceClock(10 * MINUTE_MS);
  expect(await start(token, no, '52', mixed)).toEqual(refused(1348));
});

test('a mixed payment that is begun again has the parts that are shown by then', async () => {
  const token = await shop.signIn('credit');
  const no = shop.placeOrder({ scenario: 'credit', dollars: 3859 });
  const mixed = { mixFlag: true };
  await prove(token);
  const first = await start(token, no, '52', mixed);
  // The merchant adds to the balance while the payment is open.
  shop.rows.exec('UPDATE wallet SET balance = balance + 30000 WHERE balance = 0');
  expect((await order(token, no)).data['quota']).toBe(1500);
  expect((await start(token, no, '52', mixed)).data).not.toEqual(first.data);
  expect(payments()).toEqual([
    { pay_type: '52', status: 'cancelled', from_balance: 120_000, from_provider: 265_900 },
    { pay_type: '52', status: 'open', from_balance: 150_000, from_provider: 235_900 },
  ]);
  expect(balanceOf('credit')).toBe(0);
});

test('a balance that covers the order is not mixed', async () => {
  const token = await shop.signIn('credit');
  const no = shop.placeOrder({ scenario: 'credit', dollars: 1200 });
  await prove(token);
  expect(await start(token, no, '52', { mixFlag: true })).toEqual(refused(1336));
});

test('a payment password is set by a code to a contact of the account, once', async () => {
  const token = await shop.signIn('new-customer');
  expect(await prove(token)).toEqual(refused(1347));
  const phone = '61230005';
  const code = await shop.codeFor({ type: 'payPwd', phone });
  const body = {
    password: '135790',
    confirmPassword: '135790',
    phone,
    areaCode: '+852',
    type: 'payPwd',
    phoneCaptcha: code,
  };
  expect(await shop.call('payPassword.set', { ...body, confirmPassword: '135791' }, token)).toEqual(
    refused(1313),
  );
  expect(await shop.call('payPassword.set', { ...body, phone: '61230001' }, token)).toEqual(
    refused(1304),
  );
  expect(await shop.call('payPassword.set', body, token)).toEqual(succeeded());
  expect(await shop.call('payPassword.set', body, token)).toEqual(succeeded());
  const other = { ...body, password: '999999', confirmPassword: '999999' };
  expect(await shop.call('payPassword.set', other, token)).toEqual(refused(1304));
  expect(await prove(token, '135790')).toEqual(succeeded());
  expect(shop.first("SELECT has_pay_password FROM account WHERE scenario = 'new-customer'")).toBe(
    1,
  );
  expect(
    shop.rows
      .prepare('SELECT hash FROM pay_password')
      .all()
      .map((each) => String(each['hash']).includes('135790')),
  ).not.toContain(true);
});
