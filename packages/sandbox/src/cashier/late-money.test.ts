import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused, succeeded } from '../testing/answers.ts';
import { shopWithRows } from '../testing/orders.ts';

const MINUTE_MS = 60_000;

let shop: ReturnType<typeof shopWithRows>;
let token: string;
beforeEach(async () => {
  shop = shopWithRows();
  token = await shop.signIn('credit');
});
afterEach(() => shop.close());

const start = async (orderNo: string, payType: string, mixFlag = false) =>
  (await shop.call('cashier.start', { orderNo, payType, bank: '', mixFlag, preType: '0' }, token))
    .data;
const paid = async (name: 'cashier.poll' | 'cashier.pollProvider', id: string) =>
  (await shop.call(name, { id }, token)).data['isPay'];
const press = (address: string, action: string) =>
  shop.sandbox.fetch(
    new Request(address, { method: 'POST', body: new URLSearchParams({ action }) }),
  );
const scan = async (no: string) => {
  const address = String((await start(no, '57'))['qrCode']);
  await press(address, 'pay');
  return address;
};
const cancelExpired = (id: string) => shop.call('cashier.cancelExpired', { id }, token);
const payments = () => shop.rows.prepare('SELECT pay_type, status FROM payment').all();
const balance = () => shop.sandbox.console.wallets().find((each) => each.scenario === 'credit');

test('recognises a payment from the provider’s status before the provider’s message arrives', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  shop.sandbox.console.setLateNotices(true);
  const page = await (await shop.sandbox.fetch(new Request(await scan(no)))).text();
  expect(page).toContain('Paid');
  expect(await paid('cashier.poll', no)).toBe(false);
  expect(await paid('cashier.pollProvider', no)).toBe(true);
  expect(await paid('cashier.poll', no)).toBe(true);
});

test('queries the provider before it starts another payment', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  shop.sandbox.console.setLateNotices(true);
  await scan(no);
  const again = { orderNo: no, payType: '52', bank: '', mixFlag: false, preType: '0' };
  expect(await shop.call('cashier.start', again, token)).toEqual(refused(1334));
  expect(payments()).toEqual([{ pay_type: '57', status: 'paid' }]);
});

test('what was taken in time pays the order, though its time is over when that is heard', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5, expiresIn: MINUTE_MS });
  shop.sandbox.console.setLateNotices(true);
  await scan(no);
  shop.sandbox.console.advanceClock(2 * MINUTE_MS);
  expect(await cancelExpired(no)).toEqual(refused(1334));
  expect((await shop.call('cashier.order', { id: no }, token)).data['status']).toBe('2');
});

test('an order is closed when its time is over, not before, and gives back what was held', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 3000, expiresIn: MINUTE_MS });
  await shop.call('cashier.validatePassword', { payPwd: '246810' }, token);
  await start(no, '51', true);
  expect(balance()).toMatchObject({ balance: 0, held: 120_000 });
  expect(await cancelExpired(no)).toEqual(refused(1335));
  shop.sandbox.console.advanceClock(MINUTE_MS);
  expect(await cancelExpired(no)).toEqual(succeeded());
  expect(await cancelExpired(no)).toEqual(succeeded());
  expect(balance()).toMatchObject({ balance: 120_000, held: 0 });
  expect(await shop.call('cashier.poll', { id: no }, token)).toEqual(refused(1333));
});

test('money that comes for a closed order, or for one paid otherwise, is given back', async () => {
  const closed = shop.placeOrder({ scenario: 'credit', dollars: 5, expiresIn: MINUTE_MS });
  const other = shop.placeOrder({ scenario: 'credit', dollars: 7 });
  await start(closed, '8');
  await start(closed, '57');
  await start(other, '8');
  await shop.call(
    'cashier.payByPassword',
    { orderNo: other, payPwd: '246810', payType: '9' },
    token,
  );
  const { console: merchant } = shop.sandbox;
  for (const { id, payType } of merchant.payments())
    if (payType === '8') merchant.completePayment(id);
  expect(payments()).toEqual([
    { pay_type: '8', status: 'refunded' },
    { pay_type: '57', status: 'open' },
    { pay_type: '8', status: 'refunded' },
    { pay_type: '9', status: 'paid' },
  ]);
});

test('money that is taken after the deadline is given back, though the order is not closed yet', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5, expiresIn: MINUTE_MS });
  await start(no, '57');
  const [payment] = shop.sandbox.console.payments();
  shop.sandbox.console.advanceClock(MINUTE_MS);
  shop.sandbox.console.completePayment(payment?.id ?? 0);
  expect(payments()).toEqual([{ pay_type: '57', status: 'refunded' }]);
  expect(shop.rows.prepare('SELECT paid_at FROM shop_order').all()).toEqual([{ paid_at: null }]);
});

test('promises a refund to a buyer who has paid a closed order', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5, expiresIn: MINUTE_MS });
  await start(no, '51');
  const [payment] = shop.sandbox.console.payments();
  shop.sandbox.console.advanceClock(MINUTE_MS);
  const asked = () => shop.call('cashier.poll', { id: no }, token);
  expect((await asked()).message).not.toMatch(/refunded/);
  shop.sandbox.console.completePayment(payment?.id ?? 0);
  expect(await asked()).toEqual(refused(1333, expect.stringMatching(/refunded/)));
  for (const call of ['cashier.order', 'cashier.pollProvider'])
    expect((await shop.call(call, { id: no }, token)).message).toMatch(/refunded/);
});

test('the merchant receives a transfer, and changes what an account may pay with', async () => {
  const { console: merchant } = shop.sandbox;
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  await start(no, '8');
  const [payment] = merchant.payments();
  expect(payment).toMatchObject({ orderNo: no, payType: '8', status: 'open', fromProvider: 500 });
  merchant.completePayment(payment?.id ?? 0);
  expect(await paid('cashier.poll', no)).toBe(true);
  merchant.setWallet('credit', { balance: 99 });
  expect(balance()).toMatchObject({ balance: 99 });
  expect(
    shop.first(
      `SELECT sum(amount) FROM wallet_entry e JOIN account a ON a.id = e.account_id WHERE a.scenario = 'credit'`,
    ),
  ).toBe(99);
  const stop = { zh: '暫停', en: 'Paused' };
  merchant.setWallet('finance', { chequeQuota: 1, chequeStop: stop });
  expect(merchant.wallets()).toContainEqual(
    expect.objectContaining({ scenario: 'finance', chequeQuota: 1, chequeStop: stop }),
  );
  expect(() => merchant.setWallet('credit', { balance: -1 })).toThrow(RangeError);
  expect(() => merchant.completePayment(999)).toThrow(RangeError);
  merchant.setLateNotices(true);
  merchant.reset();
  expect(merchant.lateNotices()).toBe(false);
});

test('the console page receives money, declines it, delays notices and changes wallets by its buttons', async () => {
  const act = async (action: string, body: object) => {
    const answer = await shop.sandbox.fetch(
      new Request(`http://shop.test/console/api/${action}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    );
    return answer.status;
  };
  const [first, second] = [5, 6].map((dollars) => shop.placeOrder({ scenario: 'credit', dollars }));
  await start(first ?? '', '8');
  await start(second ?? '', '57');
  const [declined, received] = shop.sandbox.console.payments();
  expect(await act('complete-payment', { payment: received?.id })).toBe(200);
  expect(await act('decline-payment', { payment: declined?.id })).toBe(200);
  expect(payments().map((each) => each['status'])).toEqual(['paid', 'declined']);
  expect(await act('late-notices', { isOn: true })).toBe(200);
  const stop = { zh: '暫停', en: 'Paused' };
  const change = { account: 'finance', balance: 100, chequeQuota: 200, chequeStop: stop };
  expect(await act('wallet', change)).toBe(200);
  const state = await shop.sandbox.fetch(new Request('http://shop.test/console/api/state'));
  expect(await state.json()).toMatchObject({
    payPassword: '246810',
    lateNotices: true,
    wallets: expect.arrayContaining([
      expect.objectContaining({ balance: 100, chequeQuota: 200, chequeStop: stop }),
    ]),
  });
  expect(await act('wallet', { account: 'finance', chequeStop: null })).toBe(200);
  expect(
    shop.sandbox.console.wallets().find((each) => each.scenario === 'finance')?.chequeStop,
  ).toBeUndefined();
  expect(await act('wallet', { account: 'nobody', balance: 1 })).toBe(400);
  expect(await act('wallet', { account: 'finance', chequeStop: { zh: '' } })).toBe(400);
  expect(await act('complete-payment', { payment: 'one' })).toBe(400);
});
