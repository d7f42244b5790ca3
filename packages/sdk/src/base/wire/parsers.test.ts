import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  code,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  money,
  number,
  shape,
  text,
} from './parsers.ts';
import { strict } from './strict-schema.ts';

const accepts = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

describe('the loose reading', () => {
  test.each([
    ['a number as text', text, 12, '12'],
    ['null as empty text', text, null, ''],
    ['digits as a number', count, '24', 24],
    ['a missing count as 0', count, undefined, 0],
    ['a fraction rounded down', count, 2.9, 2],
    ['a negative count as 0', count, -3, 0],
    ['"1" as yes', flag, '1', true],
    ['"false" as no', flag, 'false', false],
    ['an empty text as no', flag, '', false],
    ['money as text', money, '57.80', 5780],
    ['an id as a number', id, 7, '7'],
    ['a number with its sign', number, '+5', 5],
  ])('takes %s', (_, schema, wire, ours) => {
    expect(z.parse(schema as z.ZodMiniType, wire)).toBe(ours);
  });

  test.each([
    ['an empty text for money: a free product', money, ''],
    ['text for a count', count, 'many'],
    ['a word for a flag', flag, 'perhaps'],
    ['an empty id', id, ''],
    ['an object for text', text, {}],
  ])('refuses %s', (_, schema, wire) => {
    expect(accepts(schema, wire)).toBe(false);
  });

  test('keeps unknown fields out of the way', () => {
    expect(z.parse(z.object({ a: text }), { a: 'x', b: 1 })).toEqual({ a: 'x' });
  });

  test('maps an unknown code to unknown, whatever its name', () => {
    const status = code({ '0': 'waiting', '1': 'done' });
    expect(['0', 1, '9', 'toString', null].map((wire) => z.parse(status, wire))).toEqual([
      'waiting',
      'done',
      'unknown',
      'unknown',
      'unknown',
    ]);
    expect(z.parse(z.object({ status }), {}), 'one that is left out').toEqual({
      status: 'unknown',
    });
  });

  test('missing parts are undefined, missing lists empty', () => {
    const schema = z.object({ a: maybe(text), b: list(text), c: maybe(money) });
    expect(z.parse(schema, {})).toEqual({ b: [] });
    expect(z.parse(schema, { a: '', b: null, c: null })).toEqual({ b: [] });
  });
});

test('an optional id of 0 is none, since typed fields are 0 where nothing is set', () => {
  const schema = z.object({ a: maybe(id), b: id, c: maybe(count) });
  for (const none of [0, '0', null, ''])
    expect(z.parse(schema, { a: none, b: 0, c: 0 })).toEqual({ b: '0', c: 0 });
  expect(z.parse(schema, { a: 'x0', b: 1 })).toEqual({ a: 'x0', b: '1' });
});

describe('a lenient part', () => {
  const schema = z.object({ a: lenient(number), b: lenient(list(text)) });

  test.each([
    [{}, {}],
    [
      { a: 20, b: ['x'] },
      { a: 20, b: ['x'] },
    ],
    [{ a: '20', b: null }, { a: 20 }],
    [{ a: '20%', b: true }, {}],
    [{ a: {}, b: [{}] }, {}],
  ])('of %j is %j', (wire, ours) => {
    expect(z.parse(schema, wire)).toEqual(ours);
  });

  test('is strict in the strict reading', () => {
    expect(accepts(strict(schema), { a: 20, b: ['x'] })).toBe(true);
    expect(accepts(strict(schema), { a: null })).toBe(true);
    expect(accepts(strict(schema), { a: '20%' })).toBe(false);
    expect(accepts(strict(schema), { b: true })).toBe(false);
  });
});

describe('the strict reading', () => {
  const schema = shape(
    z.object({ name: text, price: maybe(money), tags: list(code({ '2': 'swap' })), ok: flag }),
    (wire) => wire.name,
  );
  const good = { name: 'a', price: 1.5, tags: ['2'], ok: true };

  test('accepts the exact wire', () => {
    expect(accepts(strict(schema), good)).toBe(true);
    expect(accepts(strict(schema), { ...good, price: null })).toBe(true);
  });

  test.each([
    ['an unknown field', { ...good, extra: 1 }],
    ['an unknown code', { ...good, tags: ['9'] }],
    ['a number as text', { ...good, price: '1.5' }],
    ['a digit for a flag', { ...good, ok: 1 }],
    ['a missing field', { name: 'a', tags: [] }],
  ])('refuses %s, which the loose reading takes', (_, wire) => {
    expect(accepts(strict(schema), wire)).toBe(false);
    expect(accepts(schema, wire)).toBe(true);
  });

  test.each([
    [0, false],
    [1, true],
    [100, true],
    [101, false],
  ])('holds a list of %i entries to its limits: %s', (length, fits) => {
    const entries = z.array(text).check(z.minLength(1), z.maxLength(100));
    const wire = { entries: Array.from({ length }, () => 'a') };
    expect(accepts(strict(z.object({ entries })), wire)).toBe(fits);
    expect(accepts(strict(z.object({ entries: z.optional(entries) })), wire)).toBe(fits);
  });
});
