import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

/** A job that settles on command and counts its starts. */
function manualJob() {
  const settle = { resolve: (_: string) => {}, reject: (_: Error) => {} };
  const promise = new Promise<string>((resolve, reject) => {
    Object.assign(settle, { resolve, reject });
  });
  const job = () => {
    state.starts += 1;
    return promise;
  };
  const state = Object.assign(job, { starts: 0, ...settle });
  return state;
}

it('gives a second call the promise that is under way', async () => {
  const once = createSingleFlight();
  const job = manualJob();
  const first = once('pay', job);
  expect(once('pay', job)).toBe(first);
  job.resolve('paid');
  await expect(first).resolves.toBe('paid');
  expect(job.starts).toBe(1);
});

it('keeps keys apart', () => {
  const once = createSingleFlight();
  const [pay, expire] = [manualJob(), manualJob()];
  expect(once('pay', pay)).not.toBe(once('expire', expire));
  expect([pay.starts, expire.starts]).toEqual([1, 1]);
});

it('starts again once the job has settled, also after a failure', async () => {
  const once = createSingleFlight();
  const failing = manualJob();
  const failed = once('save', failing);
  failing.reject(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  await expect(once('save', async () => 'saved')).resolves.toBe('saved');
  await expect(once('save', async () => 'saved again')).resolves.toBe('saved again');
});

it('reports the keys under way', async () => {
  const reported: string[] = [];
  const once = createSingleFlight((keys) => reported.push([...keys].join()));
  const job = manualJob();
  const flight = once('a', job);
  once('a', job);
  job.resolve('done');
  await flight;
  expect(reported).toEqual(['a', '']);
});
