import type { PaymentDecision, PayOutcome } from '@clinicart/sdk/cashier';
import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';
import type { PaymentState } from './payment-state.ts';
import { type Attempt, submit } from './payment-steps.ts';

const refused: PayOutcome = { ok: false, reason: 'refused', message: 'Log in again.' };

/** Returns the error that the cashier keeps after a refusal, and for a visitor where the session has ended. */
async function errorAfter(status: 'member' | 'visitor') {
  const $session = atom<object>({ status: 'member' });
  const state: Partial<PaymentState> = {};
  const cashier = {
    async pay() {
      $session.set({ status });
      return refused;
    },
  };
  const attempt = {
    order: { orderNo: 'C1' },
    shop: { session: { $session }, domain: () => cashier },
    routes: { href: () => 'https://shop.example/pay' },
    card: { current: undefined },
    popup: { current: undefined },
    update: (patch: Partial<PaymentState>) => Object.assign(state, patch),
  } as unknown as Attempt;
  const decision = { ok: true, plan: { kind: 'password', from: 'balance', password: '246810' } };
  submit(attempt, { method: undefined, useBalance: true }, decision as PaymentDecision);
  await vi.waitFor(() => expect(state.isBusy).toBe(false));
  return state.error;
}

test('keeps no refusal that asks to log in, since the page asks for it and the buyer then has', async () => {
  expect(await errorAfter('visitor')).toBeUndefined();
  expect(await errorAfter('member')).toEqual({ field: 'payment', why: 'Log in again.' });
});

test('closes the provider’s window when the payment does not go there', async () => {
  const close = vi.fn();
  const state: Partial<PaymentState> = {};
  const attempt = {
    order: { orderNo: 'C1' },
    shop: {
      session: { $session: atom({ status: 'member' }) },
      domain: () => ({ pay: async () => refused }),
    },
    routes: { href: () => `${location.origin}/transfer` },
    element: {
      baseURI: location.href,
      ownerDocument: { defaultView: { open: () => ({ close }) } },
    },
    card: { current: undefined },
    popup: { current: undefined },
    update: (patch: Partial<PaymentState>) => Object.assign(state, patch),
  } as unknown as Attempt;
  const decision = { ok: true, plan: { kind: 'provider', method: 'paypal' } };
  submit(attempt, { method: 'paypal', useBalance: false }, decision as PaymentDecision);
  expect(attempt.popup.current).toBeDefined();
  await vi.waitFor(() => expect(state.isBusy).toBe(false));
  expect(close).toHaveBeenCalledOnce();
});

test('asks for the card form that has not loaded at the Pay button, and starts no payment', async () => {
  const state: Partial<PaymentState> = {};
  const pay = vi.fn();
  const attempt = {
    order: { orderNo: 'C1' },
    shop: { domain: () => ({ pay }) },
    card: { current: undefined },
    popup: { current: undefined },
    update: (patch: Partial<PaymentState>) => Object.assign(state, patch),
  } as unknown as Attempt;
  const decision = { ok: true, plan: { kind: 'provider', method: 'card' } };
  submit(attempt, { method: 'card', useBalance: false }, decision as PaymentDecision);
  await vi.waitFor(() => expect(state.isBusy).toBe(false));
  expect(state.error).toEqual({ field: 'payment', form: 'absent' });
  expect(pay).not.toHaveBeenCalled();
});

test.each([
  ['declined', 1, 0, { field: 'card', why: 'Your card was declined.' }],
  ['unknown', 0, 1, undefined],
] as const)(
  'of a card payment that is %s, records a refusal and asks the server otherwise',
  async (kind, notes, questions, error) => {
    const state: Partial<PaymentState> = {};
    const start = { kind: 'card', clientSecret: 'secret' };
    const pay = async () => ({ ok: true, next: 'provider', start });
    const [noteDeclined, askNow] = [vi.fn(), vi.fn()];
    const confirm = async () => ({ kind, message: 'Your card was declined.' });
    const attempt = {
      order: { orderNo: 'C1' },
      shop: { domain: () => ({ pay, noteDeclined, askNow }) },
      routes: { href: () => `${location.origin}/pay` },
      card: { current: { check: async () => true, confirm } },
      popup: { current: undefined },
      update: (patch: Partial<PaymentState>) => Object.assign(state, patch),
    } as unknown as Attempt;
    const decision = { ok: true, plan: { kind: 'provider', method: 'card' } };
    submit(attempt, { method: 'card', useBalance: false }, decision as PaymentDecision);
    await vi.waitFor(() => expect(state.isBusy).toBe(false));
    expect(state.error).toEqual(error);
    expect(noteDeclined.mock.calls).toEqual(Array(notes).fill(['C1']));
    expect(askNow).toHaveBeenCalledTimes(questions);
  },
);
