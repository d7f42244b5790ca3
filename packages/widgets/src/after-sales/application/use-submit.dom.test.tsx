import type { ApplyOutcome } from '@clinicart/sdk/after-sales';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import type { Application } from './use-application.ts';
import { type Submit, useSubmit } from './use-submit.ts';

vi.mock('@clinicart/sdk/after-sales', async (original) => ({
  ...(await original<object>()),
  applicationOf: () => ({}),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function Form({ onRender }: { onRender(submit: Submit): void }) {
  onRender(useSubmit({} as Application));
  return null;
}

/** Returns what is shown after the server’s answer, and to a visitor where the session has ended. */
async function shownAfter(outcome: ApplyOutcome, status: 'member' | 'visitor') {
  const $session = atom<object>({ status: 'member' });
  const afterSales = {
    async apply() {
      $session.set({ status });
      return outcome;
    },
  };
  const shop = {
    session: { $session },
    domain: () => afterSales,
  };
  let submit: Submit | undefined;
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <Form
          onRender={(now) => {
            submit = now;
          }}
        />
      </TestPlace>,
    ),
  );
  await act(async () => submit?.send({ checkedFiles: async () => [] }));
  return submit?.outcome;
}

test('keeps no refusal that asks to log in, since the page asks for it and the buyer then has', async () => {
  const refused = { ok: false, reason: 'refused', message: 'Log in again.' } as const;
  const unknown = { ok: false, reason: 'unknown', message: 'Not known yet.' } as const;
  expect(await shownAfter(refused, 'visitor')).toBeUndefined();
  expect(await shownAfter(refused, 'member')).toEqual(refused);
  expect(await shownAfter(unknown, 'visitor')).toEqual(unknown);
});
