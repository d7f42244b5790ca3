import { expect, test, vi } from 'vitest';
import { manualClock } from '../platform/clock.ts';
import { createPriceJudge } from './price-judge.ts';

const MINUTE_MS = 60_000;

function open(read: () => Promise<boolean> = async () => true) {
  const clock = manualClock();
  const isApproved = vi.fn(read);
  return { clock, isApproved, judge: createPriceJudge({ clock, isApproved }) };
}

test('reads the account once for answers that name no isAuth (Spec: 1§6)', async () => {
  const { judge, isApproved, clock } = open();
  expect([await judge.maySee('a'), await judge.maySee('a')]).toEqual([true, true]);
  expect(isApproved).toHaveBeenCalledTimes(1);
  clock.advance(MINUTE_MS);
  await judge.maySee('a');
  expect(isApproved, 'read again once the verdict is old').toHaveBeenCalledTimes(2);
});

test('hides prices from a visitor without reading the account', async () => {
  const { judge, isApproved } = open();
  expect(await judge.maySee(undefined)).toBe(false);
  expect(isApproved).not.toHaveBeenCalled();
});

test.each([true, false])('believes the server’s isAuth %s before the account', async (isAuth) => {
  const { judge, isApproved } = open(async () => !isAuth);
  judge.hear('a', isAuth);
  expect(await judge.maySee('a')).toBe(isAuth);
  expect(isApproved).not.toHaveBeenCalled();
});

test('keeps the verdicts of two tokens apart', async () => {
  const { judge } = open(async () => false);
  judge.hear('a', true);
  expect(await judge.maySee('b')).toBe(false);
  judge.hear('a', true);
  expect(await judge.maySee(undefined)).toBe(false);
});

test('follows an answer that arrives while the account is being read', async () => {
  let answer = (_: boolean) => {};
  const { judge } = open(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  const asked = judge.maySee('a');
  judge.hear('a', false);
  answer(true);
  expect(await asked).toBe(false);
});

test('has no verdict after a failure, and asks again the next time', async () => {
  const outcomes = [Promise.reject(new Error('lost')), Promise.resolve(true)];
  const { judge } = open(() => outcomes.shift() ?? Promise.resolve(false));
  expect(await judge.maySee('a')).toBeUndefined();
  expect(await judge.maySee('a')).toBe(true);
});

test.each([true, false])(
  'keeps the last verdict %s of a token through a failure',
  async (isAuth) => {
    const { judge, clock } = open(() => Promise.reject(new Error('lost')));
    judge.hear('a', isAuth);
    clock.advance(MINUTE_MS);
    expect(await judge.maySee('a')).toBe(isAuth);
    expect(await judge.maySee('b'), 'and of no other').toBeUndefined();
  },
);

test('forgets its verdict when the account has changed', async () => {
  const { judge, isApproved } = open();
  await judge.maySee('a');
  judge.forget();
  await judge.maySee('a');
  expect(isApproved).toHaveBeenCalledTimes(2);
});
