import { expect, test } from 'vitest';
import { createLanes } from './concurrency-limit.ts';

test('runs so many jobs at once and the others in turn, also after one has failed', async () => {
  const inLane = createLanes(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const jobs = [0, 1, 2, 3].map((number) =>
    inLane(async () => {
      begun.push(number);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (number === 0) throw new Error('failed');
      return number;
    }),
  );
  const outcomes = Promise.allSettled(jobs);
  await expect.poll(() => begun).toEqual([0, 1]);
  ends[0]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]?.();
  ends[2]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
