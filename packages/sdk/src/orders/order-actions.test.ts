// The one table of actions, against a brute-force oracle that reads the codes of the documents. Spec: 2§4, 2§6
import { describe, expect, it, test } from 'vitest';
import { isFinance } from '../identity/account/permissions.ts';
import { orderDetail } from './contract.ts';
import { withDeadline } from './deadline.ts';
import { hasEnded, type OrderAction, orderActions, storeBillsOf } from './order-actions.ts';
import { orderProgress, orderState, orderWording } from './order-status.ts';
import { testOrder, testStore } from './test-order.ts';

const NOW = Date.UTC(2026, 10, 22, 4);
const SECOND_MS = 1000;

/** An order as the server writes it, with the facts that decide. */
interface Wire {
  readonly status: number;
  readonly statusDeposit: string;
  readonly payType: string;
  /** Seconds left; undefined where the server names none. */
  readonly secondsLeft: number | undefined;
  readonly canBack: boolean;
  readonly afterSaleNo: string;
  readonly isYp: boolean;
  readonly ypCheckStatus: string;
}
type Roles = readonly string[];

const every = <T>(...values: readonly T[]) => values;
const STATUSES = every(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
const PAY_TYPES = every('', '1', '4', '6', '8', '9', '50', '51', '52', '53', '54', '56', '57');
const ROLES: readonly Roles[] = every(['Buyer'], ['Seller'], ['Seller', 'Buyer'], ['Finance'], []);

function* allWires(): Generator<Wire> {
  for (const status of STATUSES)
    for (const statusDeposit of every('', '0', '7'))
      for (const payType of PAY_TYPES)
        for (const secondsLeft of every(undefined, 0, 1, 90_000))
          for (const canBack of every(true, false))
            for (const afterSaleNo of every('', 'AS-1'))
              for (const [isYp, ypCheckStatus] of every(
                [false, ''],
                [true, '0'],
                [true, '1'],
                [true, '2'],
                [true, '3'],
              ) as readonly (readonly [boolean, string])[])
                yield {
                  status,
                  statusDeposit,
                  payType,
                  secondsLeft,
                  canBack,
                  afterSaleNo,
                  isYp,
                  ypCheckStatus,
                };
}

/** Reads 2§4 Order actions and Medicine bill check word by word, on the codes of the wire. */
function oracle(wire: Wire, roles: Roles): readonly OrderAction[] {
  const { status, payType, ypCheckStatus } = wire;
  const isTimeOver = wire.secondsLeft === 0;
  const timeLeft = !isTimeOver;
  const hasRoles = roles.length > 0;
  const finance = hasRoles && !roles.includes('Seller') && !roles.includes('Buyer');
  const isTransfer = payType === '8';
  const isExpired = status === 0 && isTimeOver && !isTransfer;
  const isFinished = status === 4 || status === 5 || isExpired;
  const allowed: Record<OrderAction, boolean> = {
    pay: status === 0 && timeLeft,
    cancel:
      (status === 0 && timeLeft && !finance && wire.statusDeposit !== '7' && !isTransfer) ||
      status === 9 ||
      (isTransfer && status <= 1),
    'confirm-receipt': status === 3,
    'apply-after-sales': wire.canBack && wire.afterSaleNo === '',
    'view-after-sales': wire.afterSaleNo !== '',
    'buy-again': isFinished,
    export: status === 0,
    'upload-bills': wire.isYp && !isFinished && ypCheckStatus === '0',
    'view-bills': wire.isYp && ypCheckStatus !== '0',
    'replace-bills': wire.isYp && !isFinished && ypCheckStatus === '3',
  };
  return (Object.keys(allowed) as OrderAction[]).filter((action) => allowed[action]);
}

const read = ({ status, secondsLeft, ...wire }: Wire) =>
  withDeadline(
    orderDetail.response.parse({
      orderNo: 'CC-1',
      totalPrice: 618,
      ...wire,
      status: String(status),
      ...(secondsLeft !== undefined && {
        expiredDay: Math.floor(secondsLeft / 86_400),
        expiredHour: Math.floor(secondsLeft / 3600) % 24,
        expiredMinutes: Math.floor(secondsLeft / 60) % 60,
        expiredSeconds: secondsLeft % 60,
      }),
    }),
    NOW,
  );

type ReadOrder = readonly [Wire, ReturnType<typeof read>];
let orders: readonly ReadOrder[] | undefined;
/** Every order as the SDK reads it. Reading 31,200 takes long, so it happens once. */
const allOrders = (): readonly ReadOrder[] => {
  orders ??= Array.from(allWires(), (wire) => [wire, read(wire)] as const);
  return orders;
};

describe('actions of an order', () => {
  it('agree with the documents for every combination of facts', () => {
    let combinations = 0;
    for (const [wire, order] of allOrders())
      for (const roles of ROLES) {
        const actions = orderActions(order, { now: NOW, isFinance: isFinance(roles) });
        const names = Object.keys(actions) as OrderAction[];
        const allowed = names.filter((action) => actions[action].ok);
        const expected = oracle(wire, roles);
        // Building a message for each of 156,000 comparisons would be slow.
        if (allowed.join() !== names.filter((action) => expected.includes(action)).join())
          expect(allowed, JSON.stringify({ ...wire, roles })).toEqual(expected);
        combinations += 1;
      }
    expect(combinations).toBe(10 * 3 * 13 * 4 * 2 * 2 * 5 * 5);
  });

  const facts = { now: NOW, isFinance: false };
  const closed = { status: 'closed' } as const;
  const late = { payBy: NOW } as const;
  const medicine = { isMedicine: true } as const;
  test.each([
    ['pay', closed, facts, 'pay-not-pending'],
    ['pay', late, facts, 'pay-too-late'],
    ['cancel', { status: 'paid' }, facts, 'cancel-not-open'],
    ['cancel', {}, { now: NOW, isFinance: true }, 'cancel-by-finance'],
    ['cancel', { depositStatus: '7' }, facts, 'cancel-deposit-remitted'],
    ['cancel', late, facts, 'cancel-too-late'],
    ['confirm-receipt', { status: 'paid' }, facts, 'receipt-not-shipped'],
    ['confirm-receipt', { status: 'completed' }, facts, 'receipt-confirmed'],
    ['apply-after-sales', {}, facts, 'after-sales-not-offered'],
    ['apply-after-sales', { isReturnable: true, returnNo: 'A' }, facts, 'after-sales-exists'],
    ['view-after-sales', {}, facts, 'after-sales-none'],
    ['buy-again', {}, facts, 'again-not-ended'],
    ['export', { status: 'paid' }, facts, 'export-not-pending'],
    ['upload-bills', {}, facts, 'bills-not-medicine'],
    ['upload-bills', { ...medicine, ...closed }, facts, 'bills-order-ended'],
    ['upload-bills', { ...medicine, bills: 'uploaded' }, facts, 'bills-in-review'],
    ['view-bills', medicine, facts, 'bills-none-yet'],
    ['replace-bills', { ...medicine, bills: 'under-review' }, facts, 'bills-not-rejected'],
  ] as const)('refuses %s of %j with its reason', (action, some, viewer, reason) => {
    expect(orderActions(testOrder(some), viewer)[action]).toMatchObject({ ok: false, reason });
  });

  it('lets bills of an unknown status be viewed only', () => {
    const actions = orderActions(testOrder({ ...medicine, bills: 'unknown' }), facts);
    expect(actions['view-bills'].ok).toBe(true);
    expect(actions['upload-bills'].ok).toBe(false);
    expect(actions['replace-bills'].ok).toBe(false);
  });

  it('ends an order at the second of its deadline, not before', () => {
    const order = testOrder({ payBy: NOW });
    expect(hasEnded(order, NOW - SECOND_MS)).toBe(false);
    expect(hasEnded(order, NOW)).toBe(true);
  });
});

/** Reads 2§4 Order status word by word, on the codes of the wire. */
function wordingOracle(
  { status, payType, secondsLeft, statusDeposit }: Wire,
  isPayFinish: boolean,
) {
  if (status === 0) {
    if (payType === '8') return 'order-remittance-pending';
    return secondsLeft === 0 ? 'order-trade-closed' : 'order-pending';
  }
  if (status === 5) {
    if (statusDeposit !== '7') return 'order-closed';
    return isPayFinish ? 'order-closed-paid' : 'order-closed-unpaid';
  }
  return {
    1: 'order-paying',
    2: 'order-to-ship',
    3: 'order-to-receive',
    4: 'order-completed',
    6: 'order-pre-order',
    7: 'order-remitted',
    8: 'order-to-ship',
    9: 'order-in-review',
  }[status];
}

describe('the state of an order', () => {
  it('agrees with the documents for every combination of facts', () => {
    for (const [wire, read] of allOrders())
      for (const isPayFinish of [true, false]) {
        const order = { ...read, isPaymentFinished: isPayFinish };
        const expected = wordingOracle(wire, isPayFinish);
        if (orderState(order, NOW) !== expected)
          expect(orderState(order, NOW), JSON.stringify(wire)).toBe(expected);
      }
  });

  it("has the server's word where the documents name none", () => {
    const said = testOrder({ status: 'unknown', statusText: 'On hold' });
    expect(orderWording(said, NOW)).toEqual({ reason: 'order-said', facts: { text: 'On hold' } });
    expect(orderWording(testOrder({ status: 'unknown' }), NOW).reason).toBe('order-state-unknown');
  });

  test.each([
    ['pending', 'current at 1'],
    ['paying', 'current at 1'],
    ['under-review', 'current at 1'],
    ['paid', 'current at 2'],
    ['pre-order', 'current at 2'],
    ['deposit-paid', 'current at 2'],
    ['shipped', 'current at 3'],
    ['completed', 'done'],
    ['closed', 'ended after 1'],
  ] as const)('of status %s is %s on the progress bar', (status, where) => {
    const states = orderProgress(testOrder({ status }), NOW).map(({ state }) => state);
    const at = states.indexOf('current');
    const done = states.filter((state) => state === 'done').length;
    const seen = at >= 0 ? `current at ${at}` : done === 5 ? 'done' : `ended after ${done}`;
    expect(seen).toBe(where);
    expect(states.slice(0, done).every((state) => state === 'done')).toBe(true);
  });
});

test.each([
  ['of each store that is marked', true, [true, false], ['uploaded', undefined]],
  [
    'of each store that is marked, where the order is not',
    false,
    [false, true],
    [undefined, 'uploaded'],
  ],
  [
    'of the order beside the first store, where it alone is marked',
    true,
    [false, false],
    ['rejected', undefined],
  ],
  ['of nothing where nothing is marked', false, [false, false], [undefined, undefined]],
] as const)('shows the bills %s (Spec: 2§4)', (_, isMedicine, marks, shown) => {
  const stores = marks.map((mark) => testStore({ isMedicine: mark, bills: 'uploaded' }));
  const order = testOrder({ isMedicine, bills: 'rejected', stores });
  expect(stores.map((store) => storeBillsOf(order, store))).toEqual(shown);
});
