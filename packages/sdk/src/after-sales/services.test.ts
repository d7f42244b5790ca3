import { describe, expect, it, test } from 'vitest';
import { testOrder } from '../orders/test-order.ts';
import { decideService, servicesOf, startingService } from './services.ts';

const ALL = ['return-all', 'return-some', 'refund-only'];

test.each([
  ['paid', ['refund-only']],
  ['pre-order', ['refund-only']],
  ['shipped', ALL],
  ['completed', ALL],
  ['deposit-paid', ALL],
  ['closed', ALL],
  ['unknown', ALL],
] as const)('an order that is %s allows %j (Spec: 2§4 Service type)', (status, kinds) => {
  expect(servicesOf(testOrder({ status }))).toEqual(kinds);
});

it('refuses a return of goods that are still in the warehouse, with the reason', () => {
  expect(decideService(testOrder({ status: 'paid' }), 'return-all')).toEqual({
    ok: false,
    reason: 'return-not-shipped',
    facts: {},
  });
});

describe('startingService (Spec: 2§2.1)', () => {
  test.each([
    ['completed', '0', 'return-all'],
    ['completed', '1', 'return-some'],
    ['completed', '2', 'refund-only'],
    ['completed', '3', undefined],
    ['completed', '', undefined],
    ['completed', 'toString', undefined],
    ['paid', '0', 'refund-only'],
    ['pre-order', '', 'refund-only'],
  ] as const)(
    'begins an order that is %s and the address type %j with %s',
    (status, asked, kind) => {
      expect(startingService(testOrder({ status }), asked)).toBe(kind);
    },
  );
});
