import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../engine/element/test-place.tsx';
import { widget } from './compare.tsx';
import type { Comparison } from './use-comparison.ts';

vi.mock('./compare-screen.tsx', () => ({
  compareScreenStyles: [],
  CompareScreen: ({ comparison }: { comparison: Comparison }) => (
    <button type="button" onClick={comparison.clear}>
      Clear
    </button>
  ),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const Compare = widget.component;

function opened(...chosen: string[]): HTMLElement {
  const $products = atom<readonly string[]>(chosen);
  const store = { $products, replace: (ids: readonly string[]) => $products.set(ids) };
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={{ domain: () => store }} site="https://shop.example">
        <Compare products={undefined} />
      </TestPlace>,
    ),
  );
  return box;
}

test('gives the focus to the title when the button that cleared the comparison is gone', () => {
  const box = opened('10001', '10002');
  const clear = box.querySelector('button') ?? expect.fail('no button');
  clear.focus();
  act(() => clear.click());
  expect(clear.isConnected).toBe(false);
  expect(document.activeElement).toBe(box.querySelector('h1'));
});

test('leaves the focus alone on a comparison that is empty from the start', () => {
  opened();
  expect(document.activeElement).toBe(document.body);
});
