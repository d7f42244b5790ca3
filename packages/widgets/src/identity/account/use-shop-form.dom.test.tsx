import { ShopError } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type ShopForm, useShopForm } from './use-shop-form.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

type Form = ShopForm<object, never>;

interface FormProps {
  submit(): Promise<undefined>;
  onRender(form: Form): void;
}

function SomeForm({ submit, onRender }: FormProps) {
  onRender(useShopForm<object, never>({ initial: {}, validate: () => ({}), submit }));
  return null;
}

/** Returns what is shown after a call has failed, and to a visitor where the session has ended. */
async function failureAfter(kind: 'session-ended' | 'server', status: 'member' | 'visitor') {
  const $session = atom<object>({ status: 'member' });
  const shop = { session: { $session } };
  let form: Form | undefined;
  const submit = async () => {
    $session.set({ status });
    throw new ShopError(kind, 'Why.');
  };
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <SomeForm
          submit={submit}
          onRender={(now) => {
            form = now;
          }}
        />
      </TestPlace>,
    ),
  );
  await act(async () => form?.submit());
  return form?.failure;
}

test.each([
  ['session-ended', 'visitor', ''],
  ['session-ended', 'member', 'Why.'],
  ['server', 'visitor', 'Why.'],
  ['server', 'member', 'Why.'],
] as const)('a failure of kind %s for a %s shows “%s”', async (kind, status, shown) => {
  expect(await failureAfter(kind, status)).toBe(shown);
});
