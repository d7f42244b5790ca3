import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { type DrawerPlace, useCartDrawer } from './use-cart-drawer.ts';

const late = vi.hoisted(() => {
  let resume = (_: { route: 'pay'; url: string }) => {};
  const resumed = new Promise<{ route: 'pay'; url: string }>((resolve) => {
    resume = resolve;
  });
  return { resumed, resume };
});
vi.mock('./cart-drawer.tsx', () => ({ resumedPlace: () => late.resumed }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.setItem('cashier-open', '{}');
});
afterEach(() => sessionStorage.clear());

function Drawer({ onRender }: { onRender(place: DrawerPlace | undefined): void }) {
  onRender(useCartDrawer(true).place);
  return null;
}

function drawer() {
  const shown = { place: undefined as DrawerPlace | undefined };
  const element = document.createElement('div');
  act(() =>
    createRoot(element).render(
      <TestPlace element={element} site="https://shop.example/hk">
        <Drawer
          onRender={(now) => {
            shown.place = now;
          }}
        />
      </TestPlace>,
    ),
  );
  return shown;
}

const resume = () =>
  act(async () => {
    late.resume({ route: 'pay', url: 'https://shop.example/hk/pay/A1' });
    // The file of the drawer comes by an import.
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('a resumed payment opens the drawer, and leaves one alone that the buyer has opened meanwhile', async () => {
  const first = drawer();
  act(() => {
    dispatchEvent(
      new CustomEvent('clinic-navigate', {
        cancelable: true,
        detail: { url: 'https://shop.example/hk/shopCart', route: 'cart' },
      }),
    );
  });
  expect(first.place?.route).toBe('cart');
  const second = drawer();
  await resume();
  expect(first.place?.route).toBe('cart');
  expect(second.place?.route).toBe('pay');
});
