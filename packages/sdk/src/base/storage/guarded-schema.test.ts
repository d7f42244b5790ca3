import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isArrayOf, isPairOf } from './guarded-lists.ts';
import { guarded, isNumber, isText, recordOf } from './guarded-schema.ts';

const kept = z.object({ whose: z.string(), times: recordOf(isNumber) });

test('returns an object whose values all fit', () => {
  const value = { whose: 'a', times: { one: 1, two: 2.5 } };
  expect(z.safeParse(kept, value)).toEqual({ success: true, data: value });
  expect(z.safeParse(recordOf(isText), {}).success).toBe(true);
});

const pairs = guarded(isArrayOf(isPairOf(isText, isNumber)));

test('returns pairs that fit, and refuses others', () => {
  expect(z.safeParse(pairs, [['a', 1]])).toEqual({ success: true, data: [['a', 1]] });
  for (const value of [[['a', 1, 2]], [['a']], [[1, 'a']], ['a'], {}, undefined])
    expect(z.safeParse(pairs, value).success).toBe(false);
});

test.each([[{ one: '1' }], [[1]], [null], ['{}'], [undefined]])('refuses %j', (times) => {
  expect(z.safeParse(kept, { whose: 'a', times }).success).toBe(false);
});
