import { type Account, ShopError } from '@clinicart/sdk';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../../engine/element/test-place.tsx';
import { part as ContactDialog } from './contact-dialog.tsx';

vi.mock('../../session/code-field.tsx', () => ({ CodeField: () => null, codeFieldStyles: [] }));
const { code } = vi.hoisted(() => ({ code: { text: '482913', refuse: vi.fn() } }));
vi.mock('../../session/use-verification-code.ts', () => ({ useCode: () => code }));

afterEach(() => {
  document.body.replaceChildren();
  code.refuse.mockClear();
});

function open(
  kind: 'phone' | 'email',
  contacts: object,
  { shop, onBind = () => {} }: { shop?: object; onBind?: (wanted: string) => void },
): HTMLElement {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const element = document.createElement('div');
  const box = document.createElement('div');
  document.body.append(element, box);
  act(() =>
    createRoot(box).render(
      <TestPlace element={element} {...(shop && { shop })}>
        <ContactDialog
          kind={kind}
          account={{ areaCode: '+852', ...contacts } as Account}
          isShown
          onHide={() => {}}
          onClose={() => {}}
          onBind={onBind}
          onDone={() => {}}
        />
      </TestPlace>,
    ),
  );
  return element;
}

test.each([
  ['phone', { phone: '61230041', email: '' }, 'email'],
  ['email', { phone: '', email: 'amy@clinic.hk' }, 'phone'],
  ['phone', { phone: '61230041', email: 'amy@clinic.hk' }, undefined],
] as const)(
  'a %s out of use, of %j, is followed by binding: %s (Spec: 1§4)',
  (kind, contacts, to) => {
    const bound: string[] = [];
    const element = open(kind, contacts, { onBind: (wanted) => bound.push(wanted) });
    const link = [...element.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Add a'),
    );
    act(() => link?.click());
    expect(bound).toEqual(to ? [to] : []);
  },
);

test.each([
  ['session-ended', 'visitor', []],
  ['login-required', 'visitor', []],
  ['server', 'visitor', ['Wrong code.']],
  // No other part of the page says it to a member.
  ['session-ended', 'member', ['Wrong code.']],
] as const)(
  'a %s under the code of a %s leaves %j there, since a login would make it wrong',
  async (kind, status, said) => {
    const shop = {
      session: { $session: atom({ status }) },
      domain: () => ({ prove: () => Promise.reject(new ShopError(kind, 'Wrong code.')) }),
    };
    const element = open('phone', { phone: '61230041', email: '' }, { shop });
    await act(async () => element.querySelector('form')?.requestSubmit());
    expect(code.refuse.mock.calls.flat()).toEqual(said);
  },
);
