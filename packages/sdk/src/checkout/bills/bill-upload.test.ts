import { expect, it, test } from 'vitest';
import type { Api } from '../../base/http/client.ts';
import { ShopError, type ShopErrorKind } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { billPictures, uploadBills } from '../contract.ts';
import { createBills } from './bill-calls.ts';

/** A server whose first `losses` answers to uploads are lost, after it has stored the pictures or before. */
interface Faults {
  /** Whether the server stores the pictures of an upload whose answer is lost. */
  readonly stores: boolean;
  readonly kind?: ShopErrorKind;
  /** Whether the pictures can be counted. */
  readonly isRead?: boolean;
}

function serverWith(losses: number, { stores, kind = 'network', isRead = true }: Faults) {
  const server = { stored: 2, uploads: 0 };
  const call = async (endpoint: { name: string }, input: { pictures: readonly Blob[] }) => {
    if (endpoint.name === billPictures.name) {
      if (!isRead) throw new ShopError('network', 'Offline.', { path: '' });
      return Array.from({ length: server.stored }, (_, index) => `/bill/${index}`);
    }
    expect(endpoint.name).toBe(uploadBills.name);
    server.uploads += 1;
    const isLost = server.uploads <= losses;
    if (!isLost || stores) server.stored += input.pictures.length;
    if (isLost) throw new ShopError(kind, 'Lost.', { path: '' });
    return null;
  };
  let changes = 0;
  const bills = createBills({
    api: { call } as unknown as Api,
    cache: { query: () => ({}) } as never,
    clock: manualClock(),
    session: { sessionEpoch: () => '1' },
    say: () => '',
    onChanged: () => {
      changes += 1;
    },
  });
  const order = { orderNo: 'A', isTemporary: false, isReplacement: false };
  const hand = (some = {}) => bills.hand({ ...order, ...some }, [new Blob(['1']), new Blob(['2'])]);
  return { server, hand, changes: () => changes };
}

it('uploads once where the answer arrives', async () => {
  const { server, hand, changes } = serverWith(0, { stores: true });
  await hand();
  expect(server).toEqual({ stored: 4, uploads: 1 });
  expect(changes()).toBe(1);
});

it('counts the pictures after a lost answer, and does not send them twice', async () => {
  const { server, hand } = serverWith(1, { stores: true });
  await hand();
  expect(server).toEqual({ stored: 4, uploads: 1 });
});

test.each([
  ['they are missing', { stores: false }, {}],
  ['they cannot be counted', { stores: false, isRead: false }, {}],
  ['they replace others', { stores: false }, { isReplacement: true }],
])('sends the pictures once more where %s', async (_, how, order) => {
  const { server, hand } = serverWith(1, how);
  await hand(order);
  expect(server).toEqual({ stored: 4, uploads: 2 });
});

it('does not send again after a refusal', async () => {
  const { server, hand, changes } = serverWith(1, { stores: false, kind: 'server' });
  await expect(hand()).rejects.toMatchObject({ kind: 'server' });
  expect(server.uploads).toBe(1);
  expect(changes()).toBe(1);
});
