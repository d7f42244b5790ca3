import { type AddressForm, EMPTY_ADDRESS } from '@clinicart/sdk/identity';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { useAddressForm } from './use-address-form.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

type Form = ReturnType<typeof useAddressForm>;

function Opened({ onSaved, onRender }: { onSaved(id: string): void; onRender(form: Form): void }) {
  onRender(useAddressForm('old', EMPTY_ADDRESS, onSaved));
  return null;
}

test('saves what was typed as a new address after this one was deleted elsewhere', async () => {
  const save = vi.fn(async (_: AddressForm, id?: string) =>
    id === undefined
      ? { ok: true, id: 'new' }
      : { ok: false, complaints: {}, notice: { reason: 'address-gone', facts: {} } },
  );
  const keepDraft = vi.fn();
  const saved: string[] = [];
  let now: Form | undefined;
  const shop = {
    account: { regions: { watch: () => atom({ value: [] }) } },
    language: {
      $language: atom('en'),
      sayIn: (_: string, { reason }: { reason: string }) => reason,
    },
    domain: () => ({ save, keepDraft }),
  };
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <Opened
          onSaved={(id) => saved.push(id)}
          onRender={(form) => {
            now = form;
          }}
        />
      </TestPlace>,
    ),
  );
  act(() => now?.change({ name: 'Amy' }));
  await act(async () => now?.submit());
  const typed = { ...EMPTY_ADDRESS, name: 'Amy' };
  expect(now).toMatchObject({ id: undefined, failure: 'address-gone', values: typed });
  expect(keepDraft).toHaveBeenLastCalledWith({ form: typed });
  await act(async () => now?.submit());
  expect(save).toHaveBeenLastCalledWith(typed, undefined);
  expect(saved).toEqual(['new']);
});
