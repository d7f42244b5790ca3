import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { widget } from './product.tsx';

vi.mock('../../catalogue/product/gallery/gallery.tsx', () => ({
  galleryStyles: [],
  Gallery: () => null,
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const product = (stock: number) => ({
  status: 'ready',
  value: { id: '7', name: 'Kettle', pictures: [], points: 100, stock, html: '' },
});
const LOADING = { status: 'loading' };

/** The page as a visitor sees it. */
function opened() {
  const $session = atom<object>({ status: 'visitor' });
  const $forgotten = atom(0);
  const $product = atom<object>(product(9));
  const $balance = atom<object>({ status: 'ready', value: undefined });
  const shop = {
    session: { $session, $forgotten },
    domain: () => ({
      product: { watch: () => $product },
      balance: { watch: () => $balance },
    }),
  };
  const PointsProduct = widget.component;
  const box = document.createElement('div');
  document.body.append(box);
  act(() =>
    createRoot(box).render(
      <TestPlace shop={shop}>
        <PointsProduct productId="7" />
      </TestPlace>,
    ),
  );
  return {
    quantity: () => box.querySelector('input')?.value,
    more: () =>
      act(() => [...box.querySelectorAll<HTMLElement>('.clinic-stepper button')].at(-1)?.click()),
    /** Product and points are read anew for the account that logs in, perhaps of another person than before. */
    logIn(stock = 9, isOther = false) {
      act(() => {
        if (isOther) $forgotten.set($forgotten.get() + 1);
        $session.set({ status: 'member', userName: 'Ching' });
        $product.set(LOADING);
        $balance.set(LOADING);
      });
      expect(box.querySelector('input')).toBeNull();
      act(() => {
        $product.set(product(stock));
        $balance.set({ status: 'ready', value: 1000 });
      });
    },
  };
}

test('keeps the chosen quantity when a visitor logs in to redeem', () => {
  const { quantity, more, logIn } = opened();
  more();
  more();
  expect(quantity()).toBe('3');
  logIn();
  expect(quantity()).toBe('3');
});

test('keeps no more of it than the stock that the account sees', () => {
  const { quantity, more, logIn } = opened();
  more();
  more();
  logIn(2);
  expect(quantity()).toBe('2');
});

test('begins anew for another person', () => {
  const { quantity, more, logIn } = opened();
  more();
  logIn();
  expect(quantity()).toBe('2');
  logIn(9, true);
  expect(quantity()).toBe('1');
});
