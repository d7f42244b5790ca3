import { atom } from 'nanostores';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../engine/element/test-place.tsx';
import { widget } from './cart-button.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const CartButton = widget.component;

test.each([
  ['page', true, ['cart']],
  ['page', false, []],
  ['drawer', true, ['cart']],
] as const)(
  'a visitor who opens the cart in the %s, with the login %s, is led to %j',
  async (opens, hasLoggedIn, expected) => {
    const element = document.body.appendChild(document.createElement('div'));
    const shop = {
      session: { $session: atom({ status: 'visitor' }), requestLogin: async () => hasLoggedIn },
      cart: { $count: atom(0) },
    };
    const went: string[] = [];
    element.addEventListener('clinic-navigate', (event) => {
      event.preventDefault();
      went.push(event.detail.route);
    });
    await act(async () =>
      createRoot(element).render(
        <TestPlace shop={shop} element={element} site="https://shop.example">
          <CartButton opens={opens} />
        </TestPlace>,
      ),
    );
    await act(async () => element.querySelector('a')?.click());
    expect(went).toEqual(expected);
  },
);
