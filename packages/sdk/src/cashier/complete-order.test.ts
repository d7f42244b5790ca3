import { describe, expect, test } from 'vitest';
import { type Beside, completeOrder } from './complete-order.ts';
import { payOrder } from './contract.ts';
import { payStanding } from './payment/payment-status.ts';
import type { PaymentRecord } from './types.ts';

const NOW = 1_000;
/** An order with only the documented fields. Spec: 2§3 Pay order */
const answer = (more: object = {}) =>
  payOrder.response.parse({
    orderNo: 'C1',
    status: '0',
    totalPrice: 260,
    freight: 60,
    quota: 100,
    shardingPayOrder: [
      { goods: [{ price: 50, amount: 2 }] },
      { goods: [{ price: 100, amount: 1 }] },
    ],
    paymentTypes: [{ value: '52', name: 'Card' }],
    paymentSetVo: { pubTransferAccount: 'Bank 1', pubTransferCopywriting: 'Say C1' },
    ...more,
  });
const complete = (more: Partial<Beside> = {}, wire: object = {}) =>
  completeOrder(answer(wire), {
    account: undefined,
    begun: undefined,
    language: 'en',
    now: NOW,
    ...more,
  });
const transfer = (more: Partial<PaymentRecord> = {}): PaymentRecord => ({
  orderNo: 'C1',
  method: 'transfer',
  isMixed: false,
  at: 0,
  ...more,
});

describe('completeOrder (Spec: 2§3, 2§4, 2§6)', () => {
  test('offers balance and cheque where the account has them', () => {
    const account = { hasPaymentPassword: true, hasCredit: true, mayPayByCheque: false };
    expect(complete({ account })).toMatchObject({
      isAccountKnown: true,
      hasPayPassword: true,
      hasCredit: true,
      mayPayByCheque: false,
    });
    expect(complete(), 'an account that could not be read').toMatchObject({
      isAccountKnown: false,
      hasPayPassword: false,
      hasCredit: false,
      mayPayByCheque: false,
    });
  });

  test('computes the deadline from the four expired fields (Spec: 2§9)', () => {
    const expired = { expiredDay: 1, expiredHour: 2, expiredMinutes: 3, expiredSeconds: 4 };
    const seconds = ((24 + 2) * 60 + 3) * 60 + 4;
    expect(complete({}, expired).payBy).toBe(NOW + seconds * 1000);
    expect(complete({}, { ...expired, expiredDay: 0 }).payBy).toBe(NOW + (seconds - 86_400) * 1000);
    expect(complete().payBy).toBeUndefined();
  });

  test('adds up the goods, unless the answer has a total or one has no price', () => {
    expect(complete().goodsTotal).toBe(20_000);
    expect(complete({}, { productPrice: 190 }).goodsTotal).toBe(19_000);
    const unpriced = [{ goods: [{ price: 50, amount: 2 }, { amount: 1 }] }];
    expect(complete({}, { shardingPayOrder: unpriced }).goodsTotal).toBeUndefined();
    expect(complete({}, { shardingPayOrder: [] }).goodsTotal).toBeUndefined();
  });

  test('counts as paid by transfer where this browser chose it and did not abandon it', () => {
    const standing = (begun: PaymentRecord) => payStanding(complete({ begun }), NOW);
    expect(standing(transfer())).toBe('transfer-awaited');
    expect(standing(transfer({ isLetGo: true }))).toBe('payable');
    expect(standing(transfer({ method: 'card' }))).toBe('payable');
    expect(complete({ begun: transfer() }, { payType: '51' }).paidBy).toBe('paypal');
  });

  test('shows the answered account in the page’s language, or the account of the settings', () => {
    const remitTo = { account: 'Bank 2', copyText: 'Say it', language: 'en' } as const;
    const begun = transfer({ remitTo });
    expect(complete({ begun }).remittance).toEqual({ account: 'Bank 2', copyText: 'Say it' });
    const settled = { account: 'Bank 1', copyText: 'Say C1' };
    expect(complete({ begun, language: 'zh' }).remittance).toEqual(settled);
    expect(complete().remittance).toEqual(settled);
    const silent = { paymentSetVo: null };
    expect(complete({ begun, language: 'zh' }, silent).remittance).toMatchObject({
      account: 'Bank 2',
    });
    expect(complete({}, silent).remittance).toEqual({ account: '', copyText: '' });
  });
});
