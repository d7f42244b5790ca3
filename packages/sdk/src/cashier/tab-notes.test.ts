import { expect, test } from 'vitest';
import { manualClock } from '../base/platform/clock.ts';
import { memoryStore } from '../base/storage/storage.ts';
import { cents } from '../base/values/money.ts';
import { createTabNotes } from './tab-notes.ts';
import type { PaidParts } from './types.ts';

const clock = manualClock();
const PARTS: PaidParts = {
  balance: cents(4_000),
  rest: cents(6_000),
  method: 'card',
  methodName: 'Card',
};

test('keeps notes of an order for the tab, through a reload', () => {
  const drafts = memoryStore();
  const notes = createTabNotes(drafts, clock);
  notes.noteExpiry('C1');
  notes.noteParts('C1', PARTS);
  notes.noteParts('C2', PARTS);
  const reloaded = createTabNotes(drafts, clock);
  expect(reloaded.of('C1')).toMatchObject({ hasExpired: true, parts: PARTS });
  expect(reloaded.of('C3')).toEqual({ orderNo: 'C3' });
  reloaded.noteParts('C1', undefined);
  expect(notes.of('C1')).toEqual({ orderNo: 'C1', hasExpired: true });
});

test('keeps only the latest orders', () => {
  const notes = createTabNotes(memoryStore(), clock);
  for (let order = 0; order < 25; order++) notes.noteExpiry(String(order));
  expect(notes.of('4').hasExpired).toBeUndefined();
  expect(notes.of('5').hasExpired).toBe(true);
});

test.each(['{', '[{"orderNo":1}]', '[{"orderNo":"C1","parts":{"balance":0.5}}]'])(
  'ignores %s, which another program wrote',
  (stored) => {
    const notes = createTabNotes(memoryStore({ 'cashier-notes': stored }), clock);
    expect(notes.of('C1')).toEqual({ orderNo: 'C1' });
  },
);

test.each([
  [undefined, undefined],
  [0, true],
  [900, true],
  [5_000, undefined],
])('an order that closes with %s ms left has expired: %s (Spec: 2§4)', (left, hasExpired) => {
  const notes = createTabNotes(memoryStore(), clock);
  notes.noteDeadline('C1', left === undefined ? undefined : clock.now() + left);
  notes.noteClosed('C1');
  expect(notes.of('C1').hasExpired).toBe(hasExpired);
});

test('keeps the method that was started last in any tab', () => {
  const notes = createTabNotes(memoryStore(), clock);
  const begun = { orderNo: 'C1', method: 'paypal', isMixed: false, at: 0 } as const;
  notes.compare([begun]);
  expect(notes.of('C1').method, 'nothing was begun here').toBeUndefined();
  notes.noteMethod('C1', 'card');
  notes.compare([begun]);
  expect(notes.of('C1').method).toBe('paypal');
});

test('remembers the order that the drawer shows, until it is closed', () => {
  const drafts = memoryStore();
  createTabNotes(drafts, clock).noteOpen('C1');
  const reloaded = createTabNotes(drafts, clock);
  expect(reloaded.open()).toBe('C1');
  reloaded.noteOpen(undefined);
  expect(reloaded.open()).toBeUndefined();
});

test.each([
  ['the same two parts', { method: 'card', isMixed: true }, PARTS],
  ['the same method for all of it', { method: 'card', isMixed: false }, undefined],
  ['another method for the rest', { method: 'paypal', isMixed: true }, undefined],
] as const)('parts that were agreed here, after a tab began %s: %o', (_, begun, parts) => {
  const notes = createTabNotes(memoryStore(), clock);
  notes.noteParts('C1', PARTS);
  notes.compare([{ orderNo: 'C1', at: 0, ...begun }]);
  expect(notes.of('C1').parts).toEqual(parts);
});
