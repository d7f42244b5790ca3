import { afterEach, describe, expect, it, vi } from 'vitest';
import { manualClock } from '../platform/clock.ts';
import { createOnDemand } from './on-demand.ts';

/** Code whose requests are answered by hand, in the order of the requests. */
function code() {
  const requests: { arrive(): void; fail(): void }[] = [];
  const session = { epoch: '1', sessionEpoch: () => session.epoch };
  const clock = manualClock();
  const load = () =>
    new Promise<{ readonly name: string }>((resolve, reject) => {
      requests.push({
        arrive: () => resolve({ name: 'pay' }),
        fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
      });
    });
  const part = createOnDemand(load, { clock, session, say: ({ reason }) => reason });
  return { part, requests, session, clock };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('code on demand', () => {
  it('is requested once for all jobs', async () => {
    const { part, requests } = code();
    const jobs = [part.get(), part.run(async ({ name }) => name)];
    requests[0]?.arrive();
    await expect(Promise.all(jobs)).resolves.toEqual([{ name: 'pay' }, 'pay']);
    await part.get();
    expect(requests).toHaveLength(1);
  });

  it('is requested again at once where the first request fails', async () => {
    const { part, requests } = code();
    const job = part.get();
    requests[0]?.fail();
    await settled();
    requests[1]?.arrive();
    await expect(job).resolves.toEqual({ name: 'pay' });
  });

  it('fails as the network, without the error of the browser, and is requested by the next job', async () => {
    const { part, requests } = code();
    const ran = vi.fn(async () => 'paid');
    const failed = part.run(ran);
    requests[0]?.fail();
    await settled();
    requests[1]?.fail();
    await expect(failed).rejects.toMatchObject({ kind: 'network', message: 'network-failed' });
    expect(ran).not.toHaveBeenCalled();
    const job = part.run(ran);
    requests[2]?.arrive();
    await expect(job).resolves.toBe('paid');
  });

  it('fails as the network after 15 seconds without an answer', async () => {
    const { part, requests, clock } = code();
    const job = part.get();
    clock.advance(14_999);
    await settled();
    clock.advance(1);
    await expect(job).rejects.toMatchObject({ kind: 'network' });
    requests[0]?.arrive();
    void part.get();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['another account logged in', '2'],
    ['the buyer logged out', ''],
  ])('runs nothing where %s before it arrived', async (_, next) => {
    const { part, requests, session } = code();
    const ran = vi.fn(async () => 'paid');
    const job = part.run(ran);
    session.epoch = next;
    requests[0]?.arrive();
    await expect(job).rejects.toMatchObject({ kind: 'session-ended', message: 'session-ended' });
    expect(ran).not.toHaveBeenCalled();
  });

  it('passes on what a job throws', async () => {
    const { part, requests } = code();
    const job = part.run(() => Promise.reject(new Error('refused')));
    requests[0]?.arrive();
    await expect(job).rejects.toThrow('refused');
  });
});

describe('preparing code', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('requests it in a page, and leaves a failure to the press', async () => {
    vi.stubGlobal('document', {});
    const { part, requests } = code();
    part.prepare();
    part.prepare();
    expect(requests).toHaveLength(1);
    requests[0]?.fail();
    await settled();
    requests[1]?.fail();
    await settled();
    const press = part.get();
    requests[2]?.arrive();
    await expect(press).resolves.toEqual({ name: 'pay' });
  });

  it('requests nothing in a script', () => {
    const { part, requests } = code();
    part.prepare();
    expect(requests).toEqual([]);
  });
});
