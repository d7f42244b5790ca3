import type { Confirmation, PlaceOutcome } from '@clinicart/sdk/checkout';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { type OrderPlacement, usePlaceOrder } from './use-place-order.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onStale.mockClear();
});

const onStale = vi.fn();

function Page({ onRender }: { onRender(placement: OrderPlacement): void }) {
  onRender(usePlaceOrder(onStale));
  return null;
}

const ENDED = 'Your session has ended. Please log in again.';
const refused = { ok: false, reason: 'refused', message: ENDED } as const;
const unchecked = { ok: false, reason: 'password', message: ENDED, isUnchecked: true } as const;

/** Returns the state after the server’s answer to an order, and to a visitor where the session has ended. */
async function stateAfter(outcome: PlaceOutcome, status: 'member' | 'visitor') {
  const $session = atom<object>({ status: 'member' });
  let placement: OrderPlacement | undefined;
  const order = {
    $unsettled: atom(undefined),
    async place() {
      $session.set({ status });
      return outcome;
    },
  };
  const shop = { session: { $session }, domain: () => order };
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <Page
          onRender={(now) => {
            placement = now;
          }}
        />
      </TestPlace>,
    ),
  );
  await act(async () => placement?.pay({ orderNo: 'C1' } as Confirmation, '246810'));
  return placement?.state;
}

test('keeps no refusal that asks to log in, since the page asks for it and the buyer then has', async () => {
  expect(await stateAfter(refused, 'visitor')).toEqual({ kind: 'idle' });
  expect(await stateAfter(unchecked, 'visitor')).toEqual({ kind: 'password' });
});

test('keeps the refusal of a member', async () => {
  expect(await stateAfter(refused, 'member')).toEqual({ kind: 'refused', message: ENDED });
  expect(await stateAfter(unchecked, 'member')).toEqual({ kind: 'password', refusal: unchecked });
});

test('reads the order again where a limit has changed, and says it at the payment methods', async () => {
  const facts = { missing: 'HK$1,270.00', quota: 'HK$10.00' };
  const why = { reason: 'cheque-over-quota', facts } as const;
  const blocker = { about: 'payment', ...why } as const;
  const outcome = { ok: false, reason: 'blocked', notice: blocker, blocker } as const;
  const state = await stateAfter(outcome, 'member');
  expect(state).toMatchObject({ kind: 'blocked', blocker: { about: 'payment', why } });
  expect(onStale).toHaveBeenCalledOnce();
});
