import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave } from '../page/leave.ts';
import { type Emit, type Routes, useEmit, useRoutes } from './hooks.ts';
import { TestPlace } from './test-place.tsx';

vi.mock('../page/leave.ts', () => ({ leave: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(leave).mockClear();
});
afterEach(() => document.body.replaceChildren());

interface Parts {
  readonly emit: Emit;
  readonly routes: Routes;
}

function Widget({ onRender }: { onRender(parts: Parts): void }) {
  onRender({ emit: useEmit(), routes: useRoutes() });
  return null;
}

/** An element of a partner’s page, and what that page hears. */
function element() {
  const box = document.createElement('div');
  document.body.append(box);
  const heard: string[] = [];
  const listen = ({ type }: Event) => void heard.push(type);
  document.addEventListener('clinic-navigate', listen, { once: true });
  document.addEventListener('clinic-order-placed', listen, { once: true });
  let parts: Parts | undefined;

  act(() =>
    createRoot(box).render(
      <TestPlace element={box}>
        <Widget
          onRender={(now) => {
            parts = now;
          }}
        />
      </TestPlace>,
    ),
  );
  const { emit, routes } = parts as unknown as Parts;
  return { box, heard, emit, routes };
}

test('leaves the page for a route, which the page hears first', () => {
  const { heard, routes } = element();
  routes.go('cart');
  expect(heard).toEqual(['clinic-navigate']);
  expect(leave).toHaveBeenCalledOnce();
});

test('stays on the page after its element has left it', () => {
  const { box, heard, routes } = element();
  box.remove();
  routes.go('cart');
  routes.replace('cart');
  routes.at('/cart')?.go();
  expect(routes.stay('cart')).toBe(false);
  expect(heard).toEqual([]);
  expect(leave).not.toHaveBeenCalled();
});

test('tells the page of an order after its element has left it, and lets the page prevent more', () => {
  const { box, heard, emit } = element();
  box.remove();
  document.addEventListener('clinic-order-placed', (event) => event.preventDefault(), {
    once: true,
  });
  expect(emit('clinic-order-placed', { orderNo: 'C1' })).toBe(false);
  expect(heard).toEqual(['clinic-order-placed']);
});
