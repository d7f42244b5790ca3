import { describe, expect, test } from 'vitest';
import { cents } from '../../base/values/money.ts';
import { sampleSpecification } from '../sample-specification.ts';
import {
  type BuyingLine,
  decideLines,
  leastQuantity,
  renewLines,
  sealLines,
  summariseLines,
} from './buying-lines.ts';

const product = { id: '1', name: 'Gloves' };
const line = (quantity: number, facts: Parameters<typeof sampleSpecification>[0]): BuyingLine => ({
  product,
  specification: sampleSpecification(facts),
  quantity,
});
const byId = (...lines: readonly BuyingLine[]) =>
  new Map(lines.map((each) => [each.specification.id, each]));

describe('the lines of a list', () => {
  test('are decided one by one: a refused line does not keep the others back', () => {
    const decision = decideLines(
      [
        line(20, { id: '1', step: 10 }),
        line(15, { id: '2', step: 10 }),
        line(1, { id: '3', stock: 0 }),
        line(101, { id: '4' }),
        line(1, { id: '5', offer: { price: { kind: 'enquire' } } }),
      ],
      'verified',
    );
    expect(decision.additions).toEqual([{ specificationId: '1', quantity: 20 }]);
    expect([...decision.refusals].map(([id, { reason }]) => [id, reason])).toEqual([
      ['2', 'not-multiple'],
      ['3', 'no-stock'],
      ['4', 'insufficient-stock'],
      ['5', 'enquire-only'],
    ]);
    expect(decision.stranger).toBeUndefined();
  });

  test.each([
    ['visitor', 'log-in-first'],
    ['unverified', 'not-certified'],
  ] as const)('of a %s are all refused: %s', (standing, stranger) => {
    const decision = decideLines([line(1, { id: '1' }), line(1, { id: '2' })], standing);
    expect(decision).toMatchObject({ additions: [], stranger });
  });

  test('are summed with the unit that they share', () => {
    const lines = [line(20, { id: '1' }), line(30, { id: '2' })];
    expect(summariseLines(lines)).toEqual({
      kinds: 2,
      pieces: 50,
      total: cents(289_000),
      unit: 'box',
    });
    expect(summariseLines([...lines, line(1, { id: '3', unit: 'case' })]).unit).toBe('');
    expect(summariseLines([])).toEqual({ kinds: 0, pieces: 0, unit: '' });
  });

  test('take up stock that was read again and keep the typed quantity', () => {
    const lines = byId(line(20, { id: '1' }));
    const less = sampleSpecification({ id: '1', stock: 5 });
    expect(renewLines(lines, [less, sampleSpecification({ id: '2' })]).get('1')).toMatchObject({
      quantity: 20,
      specification: { stock: 5 },
    });
    expect(renewLines(lines, [sampleSpecification({ id: '2' })])).toBe(lines);
    const same = lines.get('1')?.specification;
    expect(renewLines(lines, same ? [same] : []), 'nothing new').toBe(lines);
  });

  test('lose their prices for a viewer who may not see them, and nothing else', () => {
    const sealed = sealLines(byId(line(20, { id: '1' })));
    expect(JSON.stringify([...sealed])).not.toContain('5780');
    expect(sealed.get('1')?.quantity).toBe(20);
    expect(summariseLines(sealed.values())).not.toHaveProperty('total');
  });
});

test('the smallest quantity is one multiple, or none where less is left', () => {
  expect(leastQuantity(sampleSpecification({ id: '1', step: 10 }))).toBe(10);
  expect(leastQuantity(sampleSpecification({ id: '1', step: 10, stock: 10 }))).toBe(10);
  expect(leastQuantity(sampleSpecification({ id: '1', step: 10, stock: 9 }))).toBe(0);
});
