import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageContext } from '../foundation/context.tsx';
import { Stepper } from './stepper.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

function Quantity() {
  const [note, setNote] = useState('');
  return (
    <Stepper
      value={10}
      label="Quantity"
      note={note}
      noteTone="warning"
      onStep={() => {}}
      onCommit={() => setNote('Raised to 10 boxes.')}
    />
  );
}

test('announces a correction in a region that was there while it was typed, since the field has been left', () => {
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <LanguageContext value="en">
        <Quantity />
      </LanguageContext>,
    ),
  );
  const field = box.querySelector('input') ?? expect.fail('no field');
  expect(box.querySelector('[aria-live]'), 'a card of a list has no empty element').toBeNull();
  act(() => {
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '7');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const region = box.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  act(() => field.blur());
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toBe('Raised to 10 boxes.');
  expect(field.getAttribute('aria-describedby')).toBe(region?.id);
});
