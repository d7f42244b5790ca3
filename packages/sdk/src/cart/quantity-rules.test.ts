import { describe, expect, test } from 'vitest';
import { startQuantity } from './product-selection.ts';
import { refuseQuantities, refuseQuantity } from './quantity-refusals.ts';
import { quantityHint, readQuantity, stepQuantity } from './quantity-rules.ts';
import { quantityLeft } from './rules.ts';
import { isTickable } from './tickable.ts';

const boxes = (step: number, stock: number, isLimited = false) => ({
  step,
  stock,
  isLimited,
  unit: 'box',
});

describe('a quantity at the edge of its terms (Spec: 1§5)', () => {
  test.each([
    ['one multiple exactly', '10', boxes(10, 95)],
    ['the whole stock', '90', boxes(10, 90)],
    ['the whole limit', '5', boxes(1, 5, true)],
  ])('%s stays as it was typed, without a word', (_, typed, terms) => {
    expect(readQuantity(typed, terms)).toEqual({ quantity: Number(typed) });
    expect(refuseQuantity(Number(typed), terms)).toBeUndefined();
  });

  test('a line of the whole stock may be ticked, one of nothing may not', () => {
    expect(isTickable({ quantity: 5, stock: 5 })).toBe(true);
    expect(isTickable({ quantity: 6, stock: 5 })).toBe(false);
    expect(isTickable({ quantity: 0, stock: 0 })).toBe(false);
  });

  test('one multiple that is left of a line is offered', () => {
    expect(quantityLeft({ ...boxes(5, 5), quantity: 10, kind: 'ordinary' })).toBe(5);
  });

  test('one multiple in stock can be chosen', () => {
    expect(startQuantity(boxes(10, 10), 1)).toBe(10);
    expect(stepQuantity(0, 'up', boxes(10, 10), 0)).toBe(10);
    expect(stepQuantity(20, 'down', boxes(10, 95))).toBe(10);
    expect(stepQuantity(10, 'down', boxes(10, 95))).toBeUndefined();
  });
});

describe('the facts of a sentence about a quantity (Spec: 1§5, 1§8)', () => {
  test('over a limit per buyer: the limit, and what was set', () => {
    expect(readQuantity('99', boxes(10, 25, true))).toEqual({
      quantity: 20,
      changed: { reason: 'capped-at-limit', facts: { quantity: 20, limit: 25, unit: 'boxes' } },
    });
    expect(refuseQuantity(30, boxes(10, 25, true))).toEqual({
      reason: 'limited',
      facts: { limit: 25, unit: 'boxes' },
    });
  });

  test.each([
    ['below the first multiple', 1, 95, 5, 10],
    ['between two', 12, 95, 10, 15],
    ['where the next is out of stock', 11, 12, 5, 10],
    ['where the stock is one multiple: at least the first can', 6, 7, 5, 10],
  ])('off the multiple %s: two that can be bought', (_, quantity, stock, lower, upper) => {
    expect(refuseQuantity(quantity, boxes(5, stock))?.facts).toMatchObject({ lower, upper });
  });

  test('the multiple is said only on request, and only above one', () => {
    expect(quantityHint(boxes(10, 95), { saysStep: true })).toEqual({
      reason: 'multiple-of',
      facts: { step: 10, unit: 'boxes' },
    });
    expect(quantityHint(boxes(10, 95))).toBeUndefined();
    expect(quantityHint(boxes(1, 95), { saysStep: true })).toBeUndefined();
  });
});

test.each([
  ['none at all', [], 'select-at-least-one'],
  ['only whole ones', [1, 30], undefined],
  ['one that is not whole among others', [1, 0.5, 30], 'quantity-not-whole'],
  ['one of nothing among others', [30, 0], 'quantity-not-whole'],
])('of several quantities, %s: %s (Spec: 1§5)', (_, quantities, reason) => {
  expect(refuseQuantities(quantities)?.reason).toBe(reason);
});
