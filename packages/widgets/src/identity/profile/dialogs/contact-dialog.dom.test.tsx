import type { Account } from '@clinicart/sdk';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../../engine/element/test-place.tsx';
import { part as ContactDialog } from './contact-dialog.tsx';

vi.mock('../../session/code-field.tsx', () => ({ CodeField: () => null, codeFieldStyles: [] }));
vi.mock('../../session/use-verification-code.ts', () => ({ useCode: () => ({}) }));

afterEach(() => document.body.replaceChildren());

test.each([
  ['phone', { phone: '61230041', email: '' }, 'email'],
  ['email', { phone: '', email: 'amy@clinic.hk' }, 'phone'],
  ['phone', { phone: '61230041', email: 'amy@clinic.hk' }, undefined],
] as const)(
  'a %s out of use, of %j, is followed by binding: %s (Spec: 1§4)',
  (kind, contacts, to) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const bound: string[] = [];
    const element = document.createElement('div');
    const box = document.createElement('div');
    document.body.append(element, box);
    act(() =>
      createRoot(box).render(
        <TestPlace element={element}>
          <ContactDialog
            kind={kind}
            account={{ areaCode: '+852', ...contacts } as Account}
            isShown
            onHide={() => {}}
            onClose={() => {}}
            onBind={(wanted) => bound.push(wanted)}
            onDone={() => {}}
          />
        </TestPlace>,
      ),
    );
    const link = [...element.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Add a'),
    );
    act(() => link?.click());
    expect(bound).toEqual(to ? [to] : []);
  },
);
