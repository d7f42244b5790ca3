import { expect, it, vi } from 'vitest';
import { pollOrder } from '../../cashier/contract.ts';
import type { Api } from '../http/client.ts';
import { guardSession } from './guarded-calls.ts';

function guarded() {
  const session = { epoch: '1', sessionEpoch: () => session.epoch };
  const call = vi.fn(async () => 'answer');
  const api = { call, url: () => 'https://shop.example/poll' } as unknown as Api;
  const own = guardSession(api, session, () => 'Please log in again.');
  return { call, own, session };
}

it('sends while the same session lasts', async () => {
  const { own, call } = guarded();
  await expect(own.call(pollOrder, 'A1')).resolves.toBe('answer');
  expect(call).toHaveBeenCalledWith(pollOrder, 'A1', undefined);
});

it.each([
  ['another sign-in', '2'],
  ['a sign-out', ''],
])('fails as an ended session after %s, before anything is sent', async (_, next) => {
  const { own, call, session } = guarded();
  session.epoch = next;
  await expect(own.call(pollOrder, 'A1')).rejects.toMatchObject({
    kind: 'session-ended',
    message: 'Please log in again.',
    endpoint: pollOrder.name,
    path: pollOrder.path,
  });
  expect(call).not.toHaveBeenCalled();
});
