import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

function Form({ isSent }: { isSent: boolean }) {
  const form = useRef<HTMLDivElement>(null);
  return (
    <div ref={form} id="form" tabIndex={-1} {...useKeptFocus(form)}>
      {!isSent && <button type="button">Send</button>}
    </div>
  );
}

/** A form with a button that leaves, beside a field of the page. */
function shown() {
  const box = document.createElement('div');
  const field = document.createElement('input');
  document.body.append(box, field);
  const root = createRoot(box);
  const show = (isSent: boolean) => act(() => root.render(<Form isSent={isSent} />));
  show(false);
  const button = box.querySelector('button') ?? expect.fail('no button');
  act(() => button.focus());
  return { box, field, button, send: () => show(true) };
}

test('takes the focus of a button that leaves', () => {
  const { box, send } = shown();
  send();
  expect(document.activeElement).toBe(box.querySelector('#form'));
});

test('takes it also where the buyer has clicked beside every control', () => {
  const { box, button, send } = shown();
  act(() => button.blur());
  send();
  expect(document.activeElement).toBe(box.querySelector('#form'));
});

test('leaves it to a field that the buyer types into meanwhile', () => {
  const { button, field, send } = shown();
  // A click beside every control, then one into the field.
  act(() => button.blur());
  act(() => field.focus());
  send();
  expect(document.activeElement).toBe(field);
});
