import { expect, test } from 'vitest';
import { billStatus } from './contract.ts';
import { orderStatus } from './status.ts';

test.each([
  ['0', 'pending'],
  ['1', 'paying'],
  ['2', 'paid'],
  ['3', 'shipped'],
  ['4', 'completed'],
  ['5', 'closed'],
  ['6', 'pre-order'],
  ['7', 'deposit-paid'],
  ['8', 'paid'],
  ['9', 'under-review'],
  ['10', 'unknown'],
])('an order with code %s is %s (Spec: 2§4 Order status)', (code, status) => {
  expect(orderStatus.parse(code)).toBe(status);
  expect(orderStatus.parse(Number(code))).toBe(status);
});

test.each([
  ['0', 'missing'],
  ['1', 'uploaded'],
  ['2', 'under-review'],
  ['3', 'rejected'],
  ['4', 'unknown'],
])('bills with code %s are %s (Spec: 2§4 Medicine bill)', (code, status) => {
  expect(billStatus.parse(code)).toBe(status);
});
