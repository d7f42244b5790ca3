import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isNumber, isText, recordOf } from './record-schema.ts';

const kept = z.object({ whose: z.string(), times: recordOf(isNumber) });

test('returns an object whose values all fit', () => {
  const value = { whose: 'a', times: { one: 1, two: 2.5 } };
  expect(z.safeParse(kept, value)).toEqual({ success: true, data: value });
  expect(z.safeParse(recordOf(isText), {}).success).toBe(true);
});

test.each([[{ one: '1' }], [[1]], [null], ['{}'], [undefined]])('refuses %j', (times) => {
  expect(z.safeParse(kept, { whose: 'a', times }).success).toBe(false);
});
