// Every creating call under every failure: the result is one order and one payment. Spec: 2§4, 2§7

import type { CompleteShop, ShopOptions } from '@clinicart/sdk';
import { isShopError } from '@clinicart/sdk';
import { addressOf } from '@clinicart/sdk/checkout';
import { cashier, order as orderCalls } from '@clinicart/sdk/contract';
import { expect, test } from 'vitest';
import { browserStorage } from './orders.ts';
import { BALANCE, by, openTill, PAY_PASSWORD, paidOnce, type Till } from './payments.ts';
import { formOf } from './shop.ts';

type Send = () => Promise<Response>;
/** The fate of a call: `send` delivers it to the server, `later` keeps it until the page has given up. */
type Mishap = (send: Send, later: (work: Send) => void) => Promise<Response>;

const MISHAPS: Readonly<Record<string, Mishap>> = {
  'its answer is lost': async (send) => {
    await send();
    throw new TypeError('the answer was lost');
  },
  'it breaks after the work (HTTP 500)': async (send) => {
    await send();
    return new Response('', { status: 500 });
  },
  'a proxy turns it away before the work (HTTP 502)': async () => new Response('', { status: 502 }),
  'it takes too long, and the work is done late': async (send, later) => {
    later(send);
    throw new DOMException('too slow', 'TimeoutError');
  },
  'it arrives twice at once': async (send) => {
    const [first] = await Promise.all([send(), send()]);
    return first;
  },
};

const CALLS = {
  'the temporary order': orderCalls.createTempOrder,
  'another address': orderCalls.changeAddress,
  'the order': orderCalls.createOrder,
  'a payment from the balance': cashier.payByPassword,
  'a payment that goes on elsewhere': cashier.startPayment,
} as const;

/** Opens the same browser so that its next call of a path meets the given failure. */
function unlucky(till: Till, path: string, mishap: Mishap) {
  const late: Send[] = [];
  let isMet = false;
  const fetch: ShopOptions['fetch'] = (input, init) => {
    const request = new Request(input, init);
    const send = (() => {
      const kept = request.clone();
      return () => till.sandbox.fetch(new Request(kept.clone(), { signal: null }));
    })();
    if (isMet || new URL(request.url).pathname !== path) return send();
    isMet = true;
    return mishap(send, (work) => void late.push(work));
  };
  return {
    shop: till.again({ fetch }),
    wasMet: () => isMet,
    /** Delivers the calls that were still on their way. */
    async arrive() {
      for (const work of late.splice(0)) await work();
    },
  };
}

/** Presses again, as a buyer does, after each failure or unknown outcome. */
async function insist<T>(
  press: () => Promise<T>,
  isDone: (outcome: T) => boolean,
  arrive: () => Promise<void>,
): Promise<T> {
  for (let pressed = 1; ; pressed++) {
    const outcome = await press().catch((error: unknown) => {
      if (!isShopError(error)) throw error;
      return undefined;
    });
    await arrive();
    if (outcome !== undefined && isDone(outcome)) return outcome;
    if (pressed === 4) throw new Error(`pressed in vain: ${JSON.stringify(outcome)}`);
  }
}

const isOk = ({ ok }: { readonly ok: boolean }) => ok;

async function goodsOf(till: Till) {
  const [good = { specificationId: '', quantity: 1 }] = till.goods(1, 's.price < 8000');
  return [good];
}

const stockOf = (till: Till, specificationId: string) =>
  Number(till.rows('SELECT stock FROM specification WHERE id = ?', specificationId)[0]?.['stock']);

async function order(
  shop: CompleteShop,
  goods: Awaited<ReturnType<typeof goodsOf>>,
  address: string,
  arrive: () => Promise<void>,
) {
  await insist(() => shop.checkout.begin(goods, 'product'), isOk, arrive);
  const begun = await shop.checkout.confirmation.get(null);
  const send = () => shop.checkout.changeAddress(begun, address).then(() => ({ ok: true }));
  await insist(send, isOk, arrive);
  const shown = await shop.checkout.confirmation.get(null);
  expect(addressOf(shown, shop.checkout.choices(shown.orderNo).get())?.id).toBe(address);
  return insist(() => shop.checkout.place(shown), isOk, arrive);
}

test.each(
  Object.entries(CALLS).flatMap(([what, call]) =>
    Object.entries(MISHAPS).map(([how, mishap]) => [what, how, call.path, mishap] as const),
  ),
)('%s, when %s, makes one order and one payment', async (_, __, path, mishap) => {
  const till = await openTill('finance');
  await till.address('810000');
  const address = await till.address('810000');
  const goods = await goodsOf(till);
  const [{ specificationId, quantity }] = [goods[0] ?? { specificationId: '', quantity: 0 }];
  const [stock, balance] = [stockOf(till, specificationId), till.balance()];
  const { shop, arrive, wasMet } = unlucky(till, path, mishap);

  const placed = await order(shop, goods, address, arrive);
  const orderNo = 'orderNo' in placed ? placed.orderNo : '';
  const shown = await shop.cashier.order.get(orderNo);
  await insist(() => shop.cashier.pay(shown, by('card')), isOk, arrive);
  const paid = await insist(() => shop.cashier.pay(shown, BALANCE), isOk, arrive);
  expect(paid).toEqual({ ok: true, next: 'paid' });

  expect(wasMet()).toBe(true);
  expect(till.orders()).toMatchObject([{ order_no: orderNo, status: 2, total: shown.total }]);
  expect(till.rows('SELECT * FROM order_line')).toHaveLength(1);
  expect(paidOnce(till)).toEqual([['9', 'paid', shown.total, 0]]);
  expect(till.payments().filter(([, status]) => status === 'open')).toEqual([]);
  expect(till.balance()).toBe(balance - shown.total);
  expect(stockOf(till, specificationId)).toBe(stock - quantity);
  expect(shop.checkout.$unsettled.get()).toBeUndefined();
  expect(shop.cashier.begun(orderNo).get()).toBeUndefined();
});

test.each(Object.entries(MISHAPS))(
  'a cheque at confirmation, when %s, makes one order and one payment',
  async (_, mishap) => {
    const till = await openTill('finance');
    const address = await till.address('810000');
    const goods = await goodsOf(till);
    const { shop, arrive } = unlucky(till, cashier.payByPassword.path, mishap);
    await shop.checkout.begin(goods, 'product');
    await shop.checkout.changeAddress(await shop.checkout.confirmation.get(null), address);
    const shown = await shop.checkout.confirmation.get(null);
    shop.checkout.choose(shown.orderNo, { payment: 'cheque' });
    const placed = await shop.checkout.place(shown, { password: PAY_PASSWORD });
    await arrive();
    expect(till.orders()).toHaveLength(1);
    // A buyer who is sent to the cashier pays the unpaid order there.
    expect(placed).toMatchObject({ orderNo: shown.orderNo });
    const due = await shop.cashier.order.get(shown.orderNo);
    expect(await shop.cashier.pay(due, BALANCE)).toEqual({ ok: true, next: 'paid' });
    expect(paidOnce(till)).toHaveLength(1);
    expect(shop.checkout.$unsettled.get()).toBeUndefined();
  },
);

/** Once armed, acts a single time, right after the answer to a call of this path. */
function justAfter(till: Till, path: string, deed: () => Promise<unknown>) {
  let isArmed = false;
  const fetch: NonNullable<ShopOptions['fetch']> = async (input, init) => {
    const request = new Request(input, init);
    const answer = await till.sandbox.fetch(request);
    if (isArmed && new URL(request.url).pathname === path) {
      isArmed = false;
      await deed();
    }
    return answer;
  };
  return {
    fetch,
    arm() {
      isArmed = true;
    },
  };
}

test('lets no other tab replace the products between the confirmation and the order', async () => {
  const till = await openTill('finance');
  await till.address('810000');
  const [one, other] = till.goods(2);
  if (!one || !other) throw new Error('nothing is sold');
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const elsewhere = till.tab({
    exclusive: (subject, job) => {
      if (subject === 'placing') isAsked();
      return till.exclusive(subject, job);
    },
  });
  let begun: Promise<unknown> = Promise.resolve();
  const { exclusive } = till;
  const { fetch, arm } = justAfter(till, orderCalls.confirmation.path, async () => {
    begun = elsewhere.checkout.begin([other], 'product');
    // A tab that skips the lock has finished by then.
    await Promise.race([begun, asked]);
  });
  const shop = till.again({ exclusive, fetch });
  await shop.checkout.begin([one], 'product');
  const shown = await shop.checkout.confirmation.get(null);
  arm();
  expect(await shop.checkout.place(shown)).toMatchObject({ ok: true, orderNo: shown.orderNo });
  await begun;
  expect(till.orders()).toHaveLength(1);
  expect(till.rows('SELECT specification_id FROM order_line')).toEqual([
    { specification_id: Number(one.specificationId) },
  ]);
  const next = await elsewhere.checkout.confirmation.get(null);
  expect(next.orderNo).not.toBe(shown.orderNo);
});

test.each([
  ['before the order', orderCalls.confirmation.path, { payment: 'online' }],
  ['before the order that a cheque pays', cashier.validatePayPassword.path, { payment: 'cheque' }],
] as const)(
  'an account that logs in %s does not order what another account pressed',
  async (_, path, choice) => {
    const till = await openTill('finance');
    const storage = browserStorage();
    const colleague = till.again({ storage });
    await colleague.session.signIn(formOf('verified'));
    await colleague.checkout.begin(till.goods(1), 'product');
    await colleague.checkout.confirmation.get(null);

    await till.address('810000');
    await till.shop.checkout.begin(till.goods(1), 'product');
    const { fetch, arm } = justAfter(till, path, () =>
      till.shop.session.signIn(formOf('verified')),
    );
    const shared = till.again({ fetch });
    const shown = await shared.checkout.confirmation.get(null);
    shared.checkout.choose(shown.orderNo, choice);
    arm();
    expect(await shared.checkout.place(shown, { password: PAY_PASSWORD })).toMatchObject({
      ok: false,
      reason: 'refused',
    });
    expect(till.orders()).toEqual([]);
    expect(shared.checkout.$unsettled.get()).toBeUndefined();
  },
);

test('does not send a queued call as an account that has logged in meanwhile', async () => {
  const till = await openTill('finance');
  await till.address('810000');
  let free = () => {};
  const busy = new Promise<void>((resolve) => {
    free = resolve;
  });
  const begun = till.shop.checkout.begin(till.goods(1), 'product');
  await begun;
  // Another tab uploads pictures, which takes a while.
  const uploading = till.exclusive('order', () => busy);
  const pressed = till.shop.checkout
    .begin(till.goods(2), 'product')
    .catch((error: unknown) => error);
  await till.again().session.signIn(formOf('verified'));
  free();
  await uploading;
  expect(await pressed).toMatchObject({ kind: 'session-ended' });
  expect(till.rows('SELECT * FROM temp_order')).toHaveLength(1);
});
