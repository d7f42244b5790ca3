// Random people send back what they bought, while the merchant reviews, answers are lost and time passes.
// Spec: 2§2.6, 2§2.7, 2§4
import {
  applicationOf,
  quantitiesOf,
  type ReturnKind,
  type ReturnReason,
  returnStores,
  startingService,
} from '@clinicart/sdk/after-sales';
import { type AnyEndpoint, afterSales, orders } from '@clinicart/sdk/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BALANCE } from '../payments.ts';
import {
  command,
  holds,
  losing,
  personOf,
  type Run,
  shopOf,
  type Who,
  waiting,
  withWho,
} from './model.ts';
import { giveCoupons, unlessLost, type World } from './world.ts';

interface Returning {
  /** Numbers of applications that buyers were shown. */
  readonly told: Set<string>;
}
type Returned = Run<Returning>;

const PEOPLE = ['finance', 'credit'] as const;
const ORDERS = 2;
const ROWS: readonly AnyEndpoint[] = [
  afterSales.applyForReturn,
  afterSales.applyForReturn,
  afterSales.cancelReturn,
  afterSales.sendBack,
  afterSales.returnDetail,
  orders.orderDetail,
  orders.confirmReceipt,
];

/** Lets each person buy, and pay from the balance. The second order has a coupon, and is not sent yet. */
async function begin(world: World): Promise<Returning> {
  const { sandbox, people, rows } = world;
  giveCoupons(world, PEOPLE);
  const [good] = rows(
    `SELECT s.id, s.multiple FROM specification s JOIN product p ON p.id = s.product_id
     WHERE p.on_shelf = 1 AND s.price BETWEEN 5000 AND 100000 AND s.buy_limit IS NULL AND s.stock >= s.multiple * 40
       AND p.tags NOT LIKE '%new-customer%' AND p.tags NOT LIKE '%medicine%' ORDER BY s.id`,
  );
  const goods = [
    { specificationId: String(good?.['id']), quantity: Number(good?.['multiple']) * 2 },
  ];
  for (const { scenario, shops } of people) {
    sandbox.console.setWallet(scenario, { balance: 9_000_000 });
    const [shop] = shops;
    for (let made = 0; shop && made < ORDERS; made++) {
      await shop.checkout.begin(goods, 'product');
      const confirmation = await shop.checkout.confirmation.get(null);
      if (made === 0) shop.checkout.choose(confirmation.orderNo, { couponId: '' });
      const placed = await shop.checkout.place(confirmation);
      if (!placed.ok) throw new Error(JSON.stringify(placed));
      const paid = await shop.cashier.pay(await shop.cashier.order.get(placed.orderNo), BALANCE);
      if (!paid.ok) throw new Error(JSON.stringify(paid));
      if (made === 0) sandbox.console.shipOrder(placed.orderNo);
    }
  }
  return { told: new Set() };
}

type Nth = Who & { readonly nth: number };
/** Mostly one order, so that acts meet. */
const places = fc.constantFrom(0, 0, 1);
const nth = <T extends object>(more: fc.Arbitrary<T>) =>
  withWho(fc.tuple(places, more).map(([at, rest]) => ({ nth: at, ...rest })));
const alone = fc.constant({});

function orderNoOf(run: Returned, who: Nth): string {
  const [row] = run.world.rows(
    `SELECT o.order_no FROM shop_order o JOIN account a ON a.id = o.account_id
     WHERE a.scenario = ? ORDER BY o.id LIMIT 1 OFFSET ?`,
    personOf(run, who).scenario,
    who.nth,
  );
  return String(row?.['order_no']);
}

/** The newest application of an order. */
const returnNoOf = (run: Returned, who: Nth): string | undefined =>
  run.world
    .rows(
      'SELECT return_no FROM after_sale WHERE order_id = (SELECT id FROM shop_order WHERE order_no = ?) ORDER BY id DESC',
      orderNoOf(run, who),
    )
    .map((row) => String(row['return_no']))[0];

type Wish = Nth & {
  readonly kind: ReturnKind;
  readonly reason: ReturnReason;
  readonly isTwice: boolean;
};

async function apply(run: Returned, who: Wish): Promise<void> {
  const shop = shopOf(run, who);
  const order = await unlessLost(shop.orders.order.get(orderNoOf(run, who)));
  if (!order) return;
  const [line] = returnStores(order).flatMap(({ lines }) => lines);
  if (!line) return;
  // Before shipment there is one service; afterwards the wish decides.
  const kind = startingService(order, '0') === 'refund-only' ? 'refund-only' : who.kind;
  const some = who.kind === 'return-all' ? { [line.key]: line.most } : { [line.key]: 1 };
  const details = { reason: who.reason, remark: '', pictures: [] };
  const quantities = quantitiesOf(order, kind, some);
  const application = applicationOf(order, { kind, quantities }, details);
  if (!application) return;
  const [first = shop, second = shop] = personOf(run, who).shops;
  const pages = who.isTwice ? [first, second] : [shop];
  for (const outcome of await Promise.all(
    pages.map((page) => page.afterSales.apply(application)),
  )) {
    const returnNo = 'returnNo' in outcome ? outcome.returnNo : undefined;
    if (returnNo !== undefined) run.memory.told.add(returnNo);
  }
}

/** The merchant refuses what the state of an order or application does not allow. */
const merchant = (name: string, act: (run: Returned, who: Nth) => unknown) =>
  command<Returning, Nth>(name, nth(alone), async (run, who) => {
    try {
      act(run, who);
    } catch (error) {
      expect(error).toBeInstanceOf(RangeError);
    }
  });

const review = (name: string, act: (run: Returned, returnNo: string) => void) =>
  merchant(name, (run, who) => {
    const returnNo = returnNoOf(run, who);
    if (returnNo !== undefined) act(run, returnNo);
  });

const buyer = (name: string, act: (run: Returned, who: Nth) => Promise<unknown>) =>
  command<Returning, Nth>(name, nth(alone), act);

/** The way of an application from the buyer over the return parcel to the refund. */
const way = [
  command<Returning, Wish>(
    'apply',
    nth(
      fc.record({
        kind: fc.constantFrom<ReturnKind>('return-all', 'return-some'),
        reason: fc.constantFrom<ReturnReason>('too-many', 'quality'),
        isTwice: fc.boolean(),
      }),
    ),
    apply,
  ),
  buyer('send back', async (run, who) => {
    const { afterSales: returns } = shopOf(run, who);
    const [carrier] = (await unlessLost(returns.carriers.get(null))) ?? [];
    const returnNo = returnNoOf(run, who);
    if (carrier && returnNo !== undefined)
      await returns.sendBack(returnNo, { carrier, waybill: 'SF1234567890' });
  }),
  review('proceed', ({ world: { sandbox } }, returnNo) => {
    const { approveReturn, receiveReturn, refundReturn, returns } = sandbox.console;
    const status = returns().find((each) => each.returnNo === returnNo)?.status;
    if (status === 0) approveReturn(returnNo);
    else if (status === 2) receiveReturn(returnNo);
    else refundReturn(returnNo);
  }),
];
const aside = [
  buyer('cancel', async (run, who) => {
    const returnNo = returnNoOf(run, who);
    if (returnNo !== undefined) await shopOf(run, who).afterSales.cancel(returnNo);
  }),
  buyer('confirm receipt', (run, who) =>
    shopOf(run, who).orders.confirmReceipt(orderNoOf(run, who)),
  ),
  merchant('ship', (run, who) => run.world.sandbox.console.shipOrder(orderNoOf(run, who))),
  review('reject', ({ world }, returnNo) =>
    world.sandbox.console.rejectReturn(returnNo, { zh: '已開封。', en: 'Opened.' }),
  ),
];

test(
  'returns give back what was paid and what was taken, once',
  () =>
    holds<Returning>({
      people: PEOPLE,
      runs: 20,
      commands: [
        ...way,
        ...way,
        ...way,
        ...way,
        ...aside,
        losing(ROWS),
        losing(ROWS),
        waiting(1, 60, 4 * 24 * 60),
      ],
      begin,
      async end({ world, memory }) {
        const made = world
          .rows('SELECT return_no FROM after_sale')
          .map((row) => String(row['return_no']));
        for (const returnNo of memory.told) expect(made).toContain(returnNo);
        for (const { shops } of world.people)
          for (const shop of shops)
            for (const { orderNo, operation } of shop.afterSales.$unconfirmed.get())
              if (operation === 'cancel')
                expect(await shop.afterSales.cancel(orderNo)).toHaveProperty('ok');
      },
      seen: {
        'applications of orders': 'SELECT count(*) n FROM after_sale',
        'applications that ended': 'SELECT count(*) n FROM after_sale WHERE status > 3',
        'refunded orders with a coupon':
          "SELECT count(*) n FROM shop_order WHERE coupon > 0 AND closed_why = 'refunded'",
        'goods on their way back': 'SELECT count(*) n FROM after_sale WHERE status IN (1, 2, 3)',
      },
    }),
  90_000,
);
