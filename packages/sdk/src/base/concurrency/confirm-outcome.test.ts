import { describe, expect, it, vi } from 'vitest';
import { ShopError, type ShopErrorKind } from '../http/errors.ts';
import { manualClock } from '../platform/clock.ts';
import { confirmOutcome, pollOutcome, retryOnce } from './confirm-outcome.ts';

const failure = (kind: ShopErrorKind, status?: number) =>
  new ShopError(kind, 'No answer.', {
    path: '/api/cart/add',
    endpoint: 'cart.add',
    ...(status === undefined ? {} : { status }),
  });
const failing = (error: unknown) => () => Promise.reject(error);

describe('confirmOutcome', () => {
  it('returns the answer without verifying', async () => {
    const verify = vi.fn();
    await expect(confirmOutcome({ send: async () => 'sent', verify })).resolves.toBe('sent');
    expect(verify).not.toHaveBeenCalled();
  });

  it.each([
    ['a refusal of the server', failure('server')],
    ['a call turned away by a proxy', failure('http', 404)],
    ['an error that is no ShopError', new TypeError('bug')],
  ])('throws %s without verifying', async (_, error) => {
    const verify = vi.fn();
    await expect(confirmOutcome({ send: failing(error), verify })).rejects.toBe(error);
    expect(verify).not.toHaveBeenCalled();
  });

  it.each([
    ['a lost connection', failure('network')],
    ['a time-out', failure('timeout')],
    ['a broken answer', failure('contract')],
    ['a failing server', failure('http', 500)],
  ])('returns what the server shows after %s', async (_, error) => {
    const verify = vi.fn(async () => 'done');
    await expect(confirmOutcome({ send: failing(error), verify })).resolves.toBe('done');
    expect(verify).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('throws the failure of the call when the outcome stays unknown', async () => {
    const error = failure('network');
    const unknown = { send: failing(error), verify: async () => undefined };
    await expect(confirmOutcome(unknown)).rejects.toBe(error);
    const unread = { send: failing(error), verify: failing(failure('timeout')) };
    await expect(confirmOutcome(unread)).rejects.toBe(error);
  });

  it('does not hide a bug in the verification', async () => {
    const bug = new TypeError('bug');
    const call = { send: failing(failure('network')), verify: failing(bug) };
    await expect(confirmOutcome(call)).rejects.toBe(bug);
  });

  it('throws with the given sentence and the facts of the call', async () => {
    const call = {
      send: failing(failure('http', 500)),
      verify: async () => undefined,
      sentence: () => 'Please look at the cart.',
    };
    await expect(confirmOutcome(call)).rejects.toMatchObject({
      name: 'ShopError',
      kind: 'http',
      message: 'Please look at the cart.',
      path: '/api/cart/add',
      endpoint: 'cart.add',
      status: 500,
    });
  });

  it('lets the caller decide which failures are uncertain', async () => {
    const call = { send: failing(failure('server')), verify: async () => 'done' };
    await expect(confirmOutcome({ ...call, isUncertain: () => true })).resolves.toBe('done');
  });

  it('polls with a clock, also past a check that fails', async () => {
    const clock = manualClock();
    const verify = vi
      .fn<() => Promise<string | undefined>>()
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(failure('network'))
      .mockResolvedValueOnce('done');
    const outcome = confirmOutcome({ send: failing(failure('timeout')), verify, clock });
    await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      clock.advance(1_500);
      expect(verify).toHaveBeenCalledTimes(3);
    });
    await expect(outcome).resolves.toBe('done');
  });
});

it('polls three times at most', async () => {
  const clock = manualClock();
  const ask = vi.fn(async () => undefined);
  const outcome = pollOutcome(clock, ask);
  await vi.waitFor(() => {
    clock.advance(1_500);
    expect(ask).toHaveBeenCalledTimes(3);
  });
  await expect(outcome).resolves.toBeUndefined();
});

describe('retryOnce', () => {
  it('sends once more after a lost answer, and no third time', async () => {
    const send = vi.fn(failing(failure('network')));
    await expect(retryOnce(send)).rejects.toMatchObject({ kind: 'network' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('does not send again after a refusal', async () => {
    const send = vi.fn(failing(failure('server')));
    await expect(retryOnce(send)).rejects.toMatchObject({ kind: 'server' });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
