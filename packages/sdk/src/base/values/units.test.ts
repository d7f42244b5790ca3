import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unitFor } from './units.ts';

describe('a unit beside a count', () => {
  test.each([
    [2, 'pack', 'packs'],
    [10, 'box', 'boxes'],
    [0, 'piece', 'pieces'],
    [3, 'pouch', 'pouches'],
    [3, 'Box', 'Boxes'],
    [3, 'BOX', 'BOXES'],
    [1.5, 'roll', 'rolls'],
    [1, 'box', 'box'],
  ])('%d %s is written %s', (count, unit, written) => {
    expect(unitFor(count, unit)).toBe(written);
  });

  test.each(['盒', 'boxes', 'pcs', 'ml', 'dozen', '100 pcs/box', 'box of 50', 'constructor', ''])(
    'a unit that is not known stays: %j',
    (unit) => {
      expect(unitFor(2, unit)).toBe(unit);
    },
  );

  test('of any text, it only ever adds a plural ending', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), (count, unit) => {
        const written = unitFor(count, unit);
        expect(written.startsWith(unit)).toBe(true);
        expect(['', 's', 'es', 'S', 'ES']).toContain(written.slice(unit.length));
      }),
    );
  });
});
