import { type ContactForm, EMPTY_CONTACT } from '@clinicart/sdk/content';
import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { type ContactState, useContactForm } from './use-contact-form.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

function Form({ onRender }: { onRender(contact: ContactState): void }) {
  onRender(useContactForm());
  return null;
}

const MESSAGE: ContactForm = {
  ...EMPTY_CONTACT,
  name: 'Ching',
  email: 'ching@example.com',
  message: 'When do you deliver?',
};

/** A form whose message is being sent until `answer`. */
async function sending() {
  let answer: () => void = () => {};
  const content = {
    draft: () => EMPTY_CONTACT,
    mayHaveArrived: () => false,
    keepDraft() {},
    sendMessage: () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, notice: { reason: 'sent', facts: {} } });
      }),
  };
  const shop = {
    session: { $forgotten: atom(0), $session: atom({ status: 'visitor' }) },
    domain: () => content,
  };
  let contact: ContactState | undefined;
  act(() =>
    createRoot(document.createElement('div')).render(
      <TestPlace shop={shop}>
        <Form
          onRender={(now) => {
            contact = now;
          }}
        />
      </TestPlace>,
    ),
  );
  const type = (part: Partial<ContactForm>) => act(() => contact?.change(part));
  type(MESSAGE);
  await act(async () => void contact?.submit());
  return { type, answer: () => act(async () => answer()), now: () => contact };
}

test('begins anew once the message is sent', async () => {
  const { answer, now } = await sending();
  expect(now()?.values).toEqual(MESSAGE);
  await answer();
  expect(now()?.sent).toBeDefined();
  expect(now()?.values).toEqual(EMPTY_CONTACT);
});

test('keeps what is typed while the message is being sent', async () => {
  const { type, answer, now } = await sending();
  type({ message: 'And one more question.' });
  await answer();
  expect(now()?.sent).toBeDefined();
  expect(now()?.values.message).toBe('And one more question.');
});
