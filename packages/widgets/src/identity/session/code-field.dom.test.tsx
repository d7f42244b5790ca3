import { atom } from 'nanostores';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { CodeField } from './code-field.tsx';
import type { CodeState } from './use-verification-code.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const shop = {
  language: { $language: atom('en'), sayIn: () => 'Wait' },
};

interface FormProps {
  /** Called with a function that answers the press of "Send code". */
  onSend(answer: () => void): void;
}

function Form({ onSend }: FormProps) {
  const [wait, setWait] = useState(0);
  const code = {
    wait,
    captchaRequests: 0,
    text: '',
    isSending: false,
    isCaptchaFirst: false,
    captcha: undefined,
    sentTo: undefined,
    open() {},
    leave() {},
    type() {},
    messageFor: () => undefined,
    autoSendIn: () => undefined,
    send: () =>
      new Promise((resolve) => {
        onSend(() => {
          setWait(60);
          resolve('code');
        });
      }),
  } as unknown as CodeState;
  return (
    <TestPlace shop={shop}>
      <input name="phone" />
      <CodeField code={code} onContact={() => {}} />
    </TestPlace>
  );
}

/** A phone number and its code, whose sending the test answers. */
function shown() {
  let answer = () => {};
  const onSend = (send: () => void) => {
    answer = send;
  };
  const box = document.createElement('div');
  document.body.append(box);
  act(() => createRoot(box).render(<Form onSend={onSend} />));
  const input = (name: string) =>
    box.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail(`no ${name}`);
  return {
    input,
    /** Presses "Send code" as a phone does, without a focus. */
    press() {
      act(() => box.querySelector('button')?.click());
    },
    focusButton: () => box.querySelector('button')?.focus(),
    answer: () => act(async () => answer()),
  };
}

const focused = () => document.activeElement?.getAttribute('name');

test('the focus goes to the code once it is sent', async () => {
  const { focusButton, press, answer } = shown();
  focusButton();
  press();
  await answer();
  expect(focused()).toBe('code');
});

test('a buyer who corrects the phone number meanwhile keeps the focus there', async () => {
  const { input, focusButton, press, answer } = shown();
  focusButton();
  press();
  input('phone').focus();
  await answer();
  expect(focused()).toBe('phone');
});

test.each([
  ['moves', '', 'code'],
  ['stays if the buyer types on', '9', 'phone'],
])('a focus that a phone left in the number at the press %s', async (_, typed, field) => {
  const { input, press, answer } = shown();
  input('phone').focus();
  press();
  input('phone').value = typed;
  await answer();
  expect(focused()).toBe(field);
});
