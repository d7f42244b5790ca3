import { expect, it } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve));

it('starts a job once the one before it has settled', async () => {
  const queue = createSerialQueue(undefined);
  const log: string[] = [];
  let finishFirst = () => {};
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const one = queue('cart', async () => {
    log.push('one starts');
    await first;
    log.push('one ends');
  });
  const two = queue('cart', async () => log.push('two'));
  await tick();
  expect(log).toEqual(['one starts']);
  finishFirst();
  await Promise.all([one, two]);
  expect(log).toEqual(['one starts', 'one ends', 'two']);
});

it('runs different subjects side by side', async () => {
  const queue = createSerialQueue(undefined);
  void queue('cart', () => new Promise(() => {}));
  await expect(queue('order', async () => 'done')).resolves.toBe('done');
});

it('passes a failure to its caller alone', async () => {
  const queue = createSerialQueue(undefined);
  const failed = queue('cart', () => Promise.reject(new Error('lost')));
  const next = queue('cart', async () => 'done');
  await expect(failed).rejects.toThrow('lost');
  await expect(next).resolves.toBe('done');
});

it('takes the lock of the tabs for each job, by its subject', async () => {
  const locked: string[] = [];
  const queue = createSerialQueue((subject, job) => {
    locked.push(subject);
    return job();
  });
  await Promise.all([queue('cart', async () => 1), queue('cart', async () => 2)]);
  expect(locked).toEqual(['cart', 'cart']);
});
