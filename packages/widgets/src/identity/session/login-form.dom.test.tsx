import { act, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { LoginForm } from './login-form.tsx';
import type { LoginState } from './use-login.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

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
    <TestPlace>
      <LoginForm login={login} />
    </TestPlace>
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
