import type { RedeemOutcome } from '@clinicart/sdk/points';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { leave } from '../../engine/page/leave.ts';
import { useRedeem } from './use-redeem.ts';

vi.mock('../../engine/page/leave.ts', () => ({ leave: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(leave).mockClear();
});
afterEach(() => document.body.replaceChildren());

type Redeem = ReturnType<typeof useRedeem>;

function Page({ onRender }: { onRender(redeem: Redeem): void }) {
  onRender(useRedeem());
  return null;
}

/** Returns the state after the server’s answer, and to a visitor where the session has ended. */
async function stateAfter(outcome: RedeemOutcome, status: 'member' | 'visitor') {
  const $session = atom<object>({ status: 'member' });
  const points = {
    async redeem() {
      $session.set({ status });
      return outcome;
    },
  };
  const element = document.createElement('div');
  document.body.append(element);
  const shop = { session: { $session }, domain: () => points };
  let redeem: Redeem | undefined;
  act(() =>
    createRoot(element).render(
      <TestPlace shop={shop} element={element}>
        <Page
          onRender={(now) => {
            redeem = now;
          }}
        />
      </TestPlace>,
    ),
  );
  await act(async () => redeem?.redeem({ addressId: '1', productId: '7', quantity: 1 }));
  return redeem?.state;
}

test('replaces the confirmation with the result, so that Back cannot redeem again', async () => {
  const receipt = { orderNo: 'P1', points: 100 };
  expect(await stateAfter({ ok: true, receipt }, 'member')).toEqual({ kind: 'placed' });
  expect(leave).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('P1'), document, 'replace');
});

test('keeps no refusal that asks to log in, since the page asks for it and the buyer then has', async () => {
  const refused = { ok: false, reason: 'refused', message: 'Log in again.' } as const;
  expect(await stateAfter(refused, 'visitor')).toEqual({ kind: 'idle' });
  expect(await stateAfter(refused, 'member')).toEqual({
    kind: 'refused',
    message: 'Log in again.',
  });
});
