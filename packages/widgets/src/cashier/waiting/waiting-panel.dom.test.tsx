import { cents } from '@clinicart/sdk';
import type { PaymentRecord, PaymentStatus } from '@clinicart/sdk/cashier';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { WaitingPanel } from './waiting-panel.tsx';
import { waitingWords } from './waiting-words.ts';

const check = vi.fn(async () => {});
const PAGE = { kind: 'page', url: 'https://provider.example' } as const;
let start: NonNullable<PaymentRecord['start']> = PAGE;
vi.mock('../methods/payment-context.tsx', () => ({
  useOrderPayment: () => ({
    order: { orderNo: 'C1', methods: [], total: 10_000, quota: 0 },
    start,
    isBlocked: false,
    check,
    abandon() {},
  }),
}));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  start = PAGE;
  document.body.replaceChildren();
});

const text = waitingWords.en.waiting;
const TROUBLED = { status: 'troubled', message: 'No connection.' } as const;

/** The panel of a payment, whose questions are answered by `answer`. */
function panel(more: Partial<PaymentRecord> = {}) {
  const $status = atom<PaymentStatus>({ status: 'waiting' });
  let finish: () => void = () => {};
  const cashier = {
    follow: () => $status,
    askNow: () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  };
  const shop = { domain: () => cashier };
  const box = document.createElement('div');
  document.body.append(box);
  const record: PaymentRecord = { orderNo: 'C1', method: 'fps', isMixed: false, at: 0, ...more };
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <WaitingPanel record={record} />
      </TestPlace>,
    ),
  );
  const button = () => [...box.querySelectorAll('button')].at(-1);
  return {
    links: () => [...box.querySelectorAll('a')].map(({ href }) => decodeURIComponent(href)),
    sum: () => box.querySelector('.clinic-cashier-waiting-sum')?.textContent,
    state: () => box.querySelector('[role=status]')?.textContent,
    isBusy: () => button()?.getAttribute('aria-busy') === 'true',
    press: () => act(async () => button()?.click()),
    answer: (status: PaymentStatus) =>
      act(async () => {
        $status.set(status);
        finish();
      }),
    poll: (status: PaymentStatus) => act(async () => $status.set(status)),
  };
}

test('says that nothing is paid yet only once the shop has said so', async () => {
  const { state, isBusy, press, answer } = panel();
  await press();
  expect(isBusy()).toBe(true);
  expect(state()).not.toBe(text.asked);
  await answer({ status: 'waiting' });
  expect(isBusy()).toBe(false);
  expect(state()).toBe(text.asked);
});

test('does not say that nothing is paid while the shop cannot be asked', async () => {
  const { state, press, answer, poll } = panel();
  await press();
  await answer(TROUBLED);
  expect(state()).not.toBe(text.asked);
  await poll({ status: 'waiting' });
  expect(state()).toBe(text.asked);
  await poll(TROUBLED);
  expect(state()).not.toBe(text.asked);
});

test('shows the parts of the payment that started, not those of the present balance', () => {
  const { sum } = panel({ isMixed: true, rest: cents(8_400) });
  expect(sum()).toContain(text.amount({ amount: 'HK$84.00' }));
  expect(sum()).toContain(text.balancePart({ amount: 'HK$16.00' }));
});

test('offers the link of an app beside its code, for the phone that shows it', () => {
  start = { kind: 'code', text: '00020101', link: 'https://payme.example/1' };
  const { links } = panel({ method: 'payme', start });
  expect(links()).toEqual([expect.stringContaining('https://payme.example/1')]);
});

test('offers no link that is unsafe to open', () => {
  start = { kind: 'code', text: '00020101', link: 'javascript:alert(1)' };
  expect(panel({ method: 'payme', start }).links()).toEqual([]);
});
