import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { FormDialog } from './form-dialog.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

test.each([
  [false, 1],
  [true, 0],
])('with an answer awaited (%s), Esc and cancel close it %i times', (isSubmitting, times) => {
  const onHide = vi.fn();
  const onClose = vi.fn();
  const state = { ref: { current: null }, isSubmitting, failure: undefined, submit: vi.fn() };
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace>
        <FormDialog
          isShown
          title="Clinic"
          submit={{ label: 'Save', busyLabel: 'Saving' }}
          {...{ state, onHide, onClose }}
        >
          <input />
        </FormDialog>
      </TestPlace>,
    ),
  );
  act(() => void box.querySelector('dialog')?.dispatchEvent(new Event('cancel')));
  act(() => box.querySelector<HTMLElement>('.clinic-dialog-actions button')?.click());
  expect(onHide).toHaveBeenCalledTimes(times);
  expect(onClose).toHaveBeenCalledTimes(times);
});
