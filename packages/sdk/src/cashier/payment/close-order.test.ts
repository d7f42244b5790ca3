// An order whose time is over, and a server that refuses to close it. Spec: 2§4, 2§8
import { describe, expect, test } from 'vitest';
import type { Api } from '../../base/http/client.ts';
import { ShopError } from '../../base/http/errors.ts';
import { manualClock } from '../../base/platform/clock.ts';
import { cancelExpired, payOrder } from '../contract.ts';
import { payableOrder } from '../test-order.ts';
import { closeOrder } from './close-order.ts';

const BUSY = new ShopError('server', 'System busy.', { resultID: 1500 });
const UNREACHED = new ShopError('network', 'No connection.');

/** The order at each reading: its status, and the milliseconds left to pay. */
type Reading = readonly ['pending' | 'paid' | 'closed', number | undefined] | ShopError;

/** Closes an order on a server that refuses it and answers these readings in turn; counts the tries. */
async function close(readings: readonly Reading[], refusal = BUSY) {
  const clock = manualClock();
  const left = [...readings];
  let tries = 0;
  const api = {
    async call({ name }: { name: string }) {
      if (name === cancelExpired.name) {
        tries += 1;
        throw refusal;
      }
      if (name !== payOrder.name) throw new Error(name);
      const reading = left.shift() ?? UNREACHED;
      if (reading instanceof ShopError) throw reading;
      return payableOrder({ status: reading[0], timeLeftMs: reading[1] });
    },
  } as unknown as Pick<Api, 'call'>;
  const closing = closeOrder({ api, clock, isPaid: async () => false }, 'C1');
  const outcome = closing.catch((error: unknown) => error);
  // The answers arrive before the clock moves.
  await new Promise((resolve) => setTimeout(resolve));
  clock.advance(1000);
  return { outcome: await outcome, tries };
}

describe('a refusal without a known code', () => {
  test.each<[string, readonly Reading[], unknown, number]>([
    [
      'closes the order that shows no time left twice',
      [
        ['pending', 0],
        ['pending', 0],
      ],
      'closed',
      2,
    ],
    ['leaves the order with time left open', [['pending', 5000]], 'open', 1],
    [
      'leaves the order open that has time again',
      [
        ['pending', 0],
        ['pending', 5000],
      ],
      'open',
      2,
    ],
    ['leaves the order without a deadline open', [['pending', undefined]], 'open', 1],
    [
      'finds the order closed by the server a second later',
      [
        ['pending', 0],
        ['closed', undefined],
      ],
      'closed',
      2,
    ],
    [
      'finds the order paid a second later',
      [
        ['pending', 0],
        ['paid', undefined],
      ],
      'paid',
      2,
    ],
    ['is reported where the order is not shown', [BUSY], BUSY, 1],
    ['gives way to a lost connection', [['pending', 0], UNREACHED], UNREACHED, 2],
  ])('%s', async (_, readings, outcome, tries) => {
    expect(await close(readings)).toEqual({ outcome, tries });
  });
});

test.each([
  [1334, 'paid'],
  [1335, 'open'],
  [1333, 'closed'],
])('the refusal %i means %s, without a reading', async (resultID, outcome) => {
  const refusal = new ShopError('server', 'No.', { resultID });
  expect(await close([], refusal)).toEqual({ outcome, tries: 1 });
});
