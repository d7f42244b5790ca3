import { expect, test } from 'vitest';
import { daysOf, readRangeQuery, writeRangeQuery } from './range-query.ts';

const days = { from: '2026-01-15', to: '2026-03-31' };

test.each([
  [{}, { choice: 'twelve' }],
  [{ months: '6' }, { choice: 'six' }],
  [{ months: '7' }, { choice: 'twelve' }],
  [
    { months: '6', ...days },
    { choice: 'custom', days },
  ],
  [{ from: '2026-03-31', to: '2026-01-15' }, { choice: 'twelve' }],
  [{ months: '6', from: '2026-01-15', to: null }, { choice: 'six' }],
  [{ from: '2000-01-01', to: '2026-01-15' }, { choice: 'twelve' }],
] as const)('reads %j from an address', (texts, query) => {
  expect(readRangeQuery(texts)).toEqual(query);
});

test.each([{ choice: 'six' }, { choice: 'twelve' }, { choice: 'custom', days }] as const)(
  'reads back the address of %j',
  (query) => {
    expect(readRangeQuery(writeRangeQuery(query))).toEqual(query);
  },
);

test('leaves twelve months out of the address, and counts the current month', () => {
  expect(writeRangeQuery({ choice: 'twelve' })).toEqual({});
  const now = Date.parse('2026-11-22T12:00:00+08:00');
  expect(daysOf({ choice: 'six' }, now)).toEqual({ from: '2026-06-01', to: '2026-11-22' });
});
