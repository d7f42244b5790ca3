import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type RegisterState, useRegister } from './use-register.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const EMPTY = { by: 'phone', phone: '', email: '', areaCode: '+852', code: '' };

function Form({ onRender }: { onRender(register: RegisterState): void }) {
  onRender(useRegister('FRIEND', true));
  return null;
}

test('shows no error of the form that a logout has emptied, and takes the invitation again', async () => {
  const $forgotten = atom(0);
  const resume = vi.fn();
  const verify = async () => ({ ok: true });
  const store = { $state: atom({ form: EMPTY, step: 'contact' }), resume, verify };
  const shop = {
    session: { $forgotten },
    language: {
      $language: atom('en'),
      sayIn: (_: string, { reason }: { reason: string }) => reason,
    },
    domain: () => store,
  };
  let now: RegisterState | undefined;
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <Form
          onRender={(register) => {
            now = register;
          }}
        />
      </TestPlace>,
    ),
  );
  await act(async () => now?.verify());
  expect(now?.messageFor('phone')).toBe('enter-phone');
  act(() => $forgotten.set(1));
  expect(now?.messageFor('phone')).toBeUndefined();
  expect(resume.mock.calls).toEqual([['FRIEND'], ['FRIEND']]);
});
