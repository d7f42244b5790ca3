import type { CartLine } from '@clinicart/sdk';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { LineQuantity } from './line-quantity.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const line = {
  id: 'l1',
  kind: 'regular',
  name: 'Gloves',
  standard: 'M',
  quantity: 3,
  step: 1,
  stock: 50,
} as unknown as CartLine;

test('leaves the focus to the quantity when the retry of a change takes its button away', () => {
  const request = vi.fn();
  const change = {
    quantity: 3,
    isChanging: false,
    refused: { message: 'No connection.', retry: 4 },
    request,
  };
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace>
        <LineQuantity line={line} change={change} isLocked={false} />
      </TestPlace>,
    ),
  );
  const retry = box.querySelector<HTMLElement>('[role=alert] button') ?? expect.fail('no retry');
  retry.focus();
  act(() => retry.click());
  expect(request).toHaveBeenCalledWith(4);
  expect(document.activeElement).toBe(box.querySelector('input'));
});
