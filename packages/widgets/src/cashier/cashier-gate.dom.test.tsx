import { type CashierOrder, cents } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../engine/element/mount.tsx';
import { TestPlace } from '../engine/element/test-place.tsx';
import { CashierGate } from './cashier-gate.tsx';
import { AwaitedTransferNotice } from './methods/awaited-transfer-notice.tsx';
import { AwaitedTransfer } from './result/awaited-transfer.tsx';

vi.mock('./redirect-to-result.tsx', () => ({
  RedirectToResult: ({ to }: { to: string }) => <output>{`leads to the ${to} result`}</output>,
}));

afterEach(() => document.body.replaceChildren());

const NOW = Date.UTC(2026, 10, 28, 4);
const awaited: CashierOrder = {
  orderNo: 'C1',
  status: 'pending',
  timeLeftMs: undefined,
  payBy: NOW + 60_000,
  paidBy: 'transfer',
  paidByName: '',
  goods: [],
  methods: [],
  quota: cents(0),
  goodsTotal: undefined,
  total: cents(10_000),
  freight: cents(0),
  discount: cents(0),
  coupon: cents(0),
  settings: undefined,
  isAccountKnown: true,
  hasPayPassword: true,
  hasCredit: true,
  mayPayByCheque: true,
  remittance: { account: '', copyText: '' },
};

function shopOf(order: CashierOrder) {
  const $none = atom(undefined);
  const cashier = {
    order: { watch: () => atom({ status: 'ready', value: order }) },
    known: () => ({}),
    begun: () => $none,
    notPaid: () => $none,
    follow: () => atom({ status: 'waiting' }),
  };
  return {
    clock: { now: () => NOW, after: () => () => {} },
    session: { $session: atom({ status: 'member' }), $forgotten: atom(0) },
    domain: () => cashier,
  };
}

function shown(order: CashierOrder, content: React.ReactNode) {
  const box = document.createElement('div');
  document.body.append(box);
  mount(box, <TestPlace shop={shopOf(order)}>{content}</TestPlace>);
  return box;
}

const METHODS = 'the methods';
const RESULT = 'leads to the success result';
test.each([
  ['the methods while time is left', true, awaited, METHODS],
  ['its result after its time', true, { ...awaited, payBy: NOW }, RESULT],
  ['its result on a page without methods', false, awaited, RESULT],
] as const)(
  'shows of an order that awaits a transfer %s',
  async (_, offersMethods, order, said) => {
    const box = shown(
      order,
      <CashierGate orderNo="C1" offersMethods={offersMethods}>
        {METHODS}
      </CashierGate>,
    );
    await vi.waitFor(() => expect(box.textContent).toContain(said));
    expect(box.textContent?.includes(METHODS)).toBe(said === METHODS);
  },
);

test('leads from the notice of an awaited transfer to its details', async () => {
  const box = shown(
    awaited,
    <CashierGate orderNo="C1" offersMethods>
      <AwaitedTransferNotice />
    </CashierGate>,
  );
  const button = () =>
    [...box.querySelectorAll('button')].find((each) => each.textContent === 'Transfer details');
  await vi.waitFor(() => expect(button()).toBeDefined());
  button()?.click();
  await vi.waitFor(() => expect(box.textContent).toBe(RESULT));
});

test.each([true, false])('links the result of a transfer to the cashier: %s', async (isOffered) => {
  const result = {
    kind: 'transfer',
    total: awaited.total,
    paidBy: 'Bank transfer',
    method: 'transfer',
    account: '838',
    copyText: '',
    mayPayAnotherWay: isOffered,
  } as const;
  const box = shown(awaited, <AwaitedTransfer order={awaited} result={result} />);
  await vi.waitFor(() => expect(box.textContent).toContain('Please make the transfer'));
  expect(box.querySelector('a[href="/pay/C1"]')?.textContent).toBe(
    isOffered ? 'Pay another way' : undefined,
  );
});
