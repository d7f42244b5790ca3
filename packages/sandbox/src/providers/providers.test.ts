import { afterEach, beforeEach, expect, test } from 'vitest';
import { refused } from '../testing/answers.ts';
import { shopWithRows } from '../testing/orders.ts';

const MINUTE_MS = 60_000;

let shop: ReturnType<typeof shopWithRows>;
let token: string;
beforeEach(async () => {
  shop = shopWithRows();
  token = await shop.signIn('credit');
});
afterEach(() => shop.close());

const begin = async (orderNo: string, payType: string, more: object = {}) => {
  const wish = { orderNo, payType, bank: '', mixFlag: false, preType: '0', ...more };
  return (await shop.call('cashier.start', wish, token)).data;
};
const send = (address: string, init: RequestInit = {}) =>
  shop.sandbox.fetch(new Request(new URL(address, 'http://shop.test'), init));
const press = (address: string, action: string, headers: Record<string, string> = {}) =>
  send(address, { method: 'POST', body: new URLSearchParams({ action }), headers });
const card = async (path: string, body: object) => {
  const answer = await send(`/stand-in/card/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return answer.json();
};
const isPaid = async (id: string) => (await shop.call('cashier.poll', { id }, token)).data['isPay'];
const payments = () => shop.rows.prepare('SELECT pay_type, status FROM payment ORDER BY id').all();
const tokenOf = (address: unknown) => String(address).split('/').at(-1) ?? '';
const confirmReturn = (wallet: string) =>
  shop.call('cashier.confirmReturn', { token: wallet }, token);

test('a page shows what is to be paid in the language of the shop, and the other one', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 1234.5 });
  const address = String((await begin(no, '57'))['qrCode']);
  const english = await (await send(address)).text();
  expect(english).toContain('HK$1,234.50');
  expect(english).toContain('Demo payment page: you will not be charged');
  expect(english).toContain(no);
  expect(await (await send(`${address}?language=zh`)).text()).toContain('示範付款頁，不會真正扣款');
});

test('allows a page only its own style, and no framing', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const { headers } = await send(String((await begin(no, '57'))['qrCode']));
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('refuses a guessed address, and a payment from a page of another site', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const address = String((await begin(no, '57'))['qrCode']);
  expect((await send(`/stand-in/fps/${'0'.repeat(72)}`)).status).toBe(404);
  expect((await send(address.replace('/fps/', '/paypal/'))).status).toBe(404);
  const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.test' };
  expect((await press(address, 'pay', foreign)).status).toBe(403);
  expect(await isPaid(no)).toBe(false);
});

test.each(['1', '57'])(
  'a scanned code of %s pays once, however often it is pressed',
  async (payType) => {
    const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
    const data = await begin(no, payType);
    const address = String(data['qrCode'] ?? data['code_url']);
    expect(await isPaid(no)).toBe(false);
    const answers = [await press(address, 'pay'), await press(address, 'pay')];
    expect(answers.map((each) => each.status)).toEqual([303, 303]);
    expect(await isPaid(no)).toBe(true);
    expect(payments()).toEqual([{ pay_type: payType, status: 'paid' }]);
  },
);

test.each([
  ['pay', 'paid', 1200],
  ['cancel', 'cancelled', 1356],
  ['decline', 'declined', 1355],
])(
  '%s at a wallet leads back to the shop, which asks by the token',
  async (action, status, resultID) => {
    const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
    const start = { orderNo: no, payType: '51', bank: '', mixFlag: false, preType: '0' };
    const answer = await send('/authapi/pay/payOrder2', {
      method: 'POST',
      body: JSON.stringify(start),
      headers: { Authorization: token, Origin: 'http://my.shop.test' },
    });
    const { data } = (await answer.json()) as { data: { links: { approve: string } } };
    const wallet = tokenOf(data.links.approve);
    expect(await confirmReturn(wallet)).toEqual(refused(1357));
    const back = await press(data.links.approve, action);
    expect(back.headers.get('Location')).toBe(
      `http://my.shop.test/paypalResult?token=${wallet}&orderNo=${no}`,
    );
    expect(payments()).toEqual([{ pay_type: '51', status }]);
    expect(await confirmReturn(wallet)).toEqual(refused(resultID));
    const other = await shop.signIn('verified');
    expect(await shop.call('cashier.confirmReturn', { token: wallet }, other)).toEqual(
      refused(1339),
    );
  },
);

test('PayMe calls the addresses that it was given, as they are', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const urls = {
    successUrl: 'http://my.shop.test/payResult?type=success',
    failUrl: 'http://my.shop.test/payResult?type=fail',
  };
  const failing = String((await begin(no, '56', urls))['webLink']);
  expect((await send(failing)).headers.get('Content-Security-Policy')).toContain(
    "form-action 'self' http://my.shop.test;",
  );
  expect((await press(failing, 'decline')).headers.get('Location')).toBe(urls.failUrl);
  const paying = String((await begin(no, '56', urls))['webLink']);
  expect((await press(paying, 'pay')).headers.get('Location')).toBe(urls.successUrl);
  expect(payments().map((each) => each['status'])).toEqual(['declined', 'paid']);
});

test('what was given up for another way cannot be paid any more', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const address = String((await begin(no, '57'))['qrCode']);
  await begin(no, '52');
  await press(address, 'pay');
  expect(await isPaid(no)).toBe(false);
  expect(await (await send(address)).text()).toContain('Payment cancelled');
});

test('an order whose time is over takes no money', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5, expiresIn: MINUTE_MS });
  const address = String((await begin(no, '57'))['qrCode']);
  const secret = (await begin(no, '52'))['client_secret'];
  shop.sandbox.console.advanceClock(MINUTE_MS);
  await press(address, 'pay');
  const confirmed = await card('confirm', { clientSecret: secret, number: '4242424242424242' });
  expect(confirmed).toMatchObject({ error: { payment_intent: { status: 'canceled' } } });
  expect(payments().map((each) => each['status'])).toEqual(['cancelled', 'cancelled']);
});

const paying = { paymentIntent: { status: 'succeeded' } };
test.each([
  ['4242424242424242', paying, true],
  [
    '4000000000000002',
    { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    false,
  ],
  [
    '4000000000009995',
    { error: { type: 'card_error', decline_code: 'insufficient_funds' } },
    false,
  ],
  ['4000002760003184', { paymentIntent: { status: 'requires_action' } }, false],
  ['4111111111111111', { error: { decline_code: 'test_mode_live_card' } }, false],
])('the test card %s does what it is for', async (number, answer, pays) => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const clientSecret = (await begin(no, '52'))['client_secret'];
  const body = { clientSecret, number, amount: 500, locale: 'en' };
  expect(await card('confirm', body)).toMatchObject(answer);
  expect(await isPaid(no)).toBe(pays);
});

test('a declined card may be followed by another, and a bank that asks has the last word', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const clientSecret = (await begin(no, '52'))['client_secret'];
  await card('confirm', { clientSecret, number: '4000000000000002' });
  expect(await card('prove', { clientSecret, isProved: false, locale: 'zh-HK' })).toMatchObject({
    error: {
      code: 'payment_intent_authentication_failure',
      message: expect.stringMatching('未能驗證'),
    },
  });
  expect((await begin(no, '52'))['client_secret']).toBe(clientSecret);
  expect(await card('prove', { clientSecret, isProved: true })).toMatchObject(paying);
  expect(await isPaid(no)).toBe(true);
  expect(await card('confirm', { clientSecret, number: '4242424242424242' })).toMatchObject({
    error: { code: 'payment_intent_unexpected_state', payment_intent: { status: 'succeeded' } },
  });
  expect(await card('intent', { clientSecret })).toMatchObject(paying);
  expect(payments()).toEqual([{ pay_type: '52', status: 'paid' }]);
});

test('pays by a card whose answer is lost', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const clientSecret = (await begin(no, '52'))['client_secret'];
  await expect(card('confirm', { clientSecret, number: '4000000000000077' })).rejects.toThrow(
    'lost',
  );
  expect(await isPaid(no)).toBe(true);
});

test('a form made out for another amount than the payment’s is refused', async () => {
  const no = shop.placeOrder({ scenario: 'credit', dollars: 5 });
  const clientSecret = (await begin(no, '52'))['client_secret'];
  const body = { clientSecret, number: '4242424242424242', amount: 499 };
  expect(await card('confirm', body)).toMatchObject({ error: { type: 'invalid_request_error' } });
  expect(await isPaid(no)).toBe(false);
});

test('a secret that there is not knows no payment', async () => {
  for (const clientSecret of ['', 'pi_1_secret_2', 7, null])
    expect(await card('confirm', { clientSecret, number: '4242424242424242' })).toMatchObject({
      error: { code: 'resource_missing' },
    });
});
