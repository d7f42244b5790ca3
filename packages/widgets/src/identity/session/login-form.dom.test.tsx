import { atom } from 'nanostores';
import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaceContext, type WidgetPlace } from '../../engine/element/context.ts';
import { LoginForm } from './login-form.tsx';
import type { LoginState } from './use-login.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const place = {
  tag: 'clinic-test',
  links: () => ({}),
  shop: {
    language: { $language: atom('en'), say: () => '', sayIn: () => '' },
    clock: { after: () => () => {} },
  },
} as unknown as WidgetPlace;

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({
    by: 'email',
    with: 'password',
    email: 'desk@clinic.example',
    phone: '',
    areaCode: '852',
    password: '',
  });
  const code = {
    wait: 0,
    captchaRequests: 0,
    text: '',
    open() {},
    leave() {},
    messageFor: () => undefined,
    autoSendIn: () => undefined,
  };
  const login = {
    ref,
    values,
    code,
    isTouched: () => false,
    touch() {},
    messageFor: () => undefined,
    change: (part: object) => setValues({ ...values, ...part }),
  } as unknown as LoginState;
  return (
    <PlaceContext value={place}>
      <LoginForm login={login} />
    </PlaceContext>
  );
}

test('moves the focus to the field of the other way when its button is exchanged', () => {
  const box = document.createElement('div');
  document.body.append(box);
  act(() => createRoot(box).render(<Form />));
  const turn = () =>
    act(() => {
      const button = box.querySelector<HTMLElement>('.clinic-code-switch');
      button?.focus();
      button?.click();
    });
  turn();
  expect(document.activeElement?.getAttribute('name')).toBe('code');
  turn();
  expect(document.activeElement?.getAttribute('name')).toBe('password');
});
