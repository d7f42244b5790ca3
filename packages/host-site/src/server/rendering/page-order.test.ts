import { expect, test } from 'vitest';
import { orderOf } from './page-order.ts';

test.each([
  ['no element', undefined, undefined],
  ['an element without an order', { attributes: { type: '1' } }, undefined],
  ['the cashier', { attributes: { 'order-id': 'C1' } }, 'C1'],
  [
    'an order in the account',
    { attributes: {}, inside: { tag: 'clinic-order', attributes: { 'order-id': 'C2' } } },
    'C2',
  ],
  ['an order of points, or its result', { attributes: { 'order-no': 'P1' } }, 'P1'],
  ['a result without its order', { attributes: { 'order-no': undefined } }, undefined],
] as const)('the support chat names the order of %s (Spec: 1§1)', (_, widget, order) => {
  expect(orderOf(widget)).toBe(order);
});
