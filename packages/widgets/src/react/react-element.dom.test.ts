import { act, createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toAttribute } from '../engine/element/attributes.ts';
import { load, start } from '../engine/page/start.ts';
import { ClinicCatalogue, ClinicProduct } from './components.ts';

vi.mock('../engine/page/start.ts', () => ({
  load: vi.fn(async () => undefined),
  start: vi.fn(),
}));

let box = document.createElement('div');
let root = createRoot(box);
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  box = document.body.appendChild(document.createElement('div'));
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

it('writes props as attributes, on a server too', () => {
  const props = { productId: '12', theme: 'dark', className: 'tray' } as const;
  const html = '<clinic-product product-id="12" theme="dark" class="tray"></clinic-product>';
  expect(renderToString(createElement(ClinicProduct, props))).toBe(html);
  act(() => root.render(createElement(ClinicProduct, props)));
  const product = box.querySelector('clinic-product');
  expect(product?.getAttribute('product-id')).toBe('12');
  expect([product?.getAttribute('theme'), product?.className]).toEqual(['dark', 'tray']);
});

it('keeps a boolean that is true unless set, and takes it off again', () => {
  const shown = (props: object) => {
    act(() => root.render(createElement(ClinicCatalogue, props)));
    const element = box.querySelector('clinic-catalogue');
    return ['filters', 'navigate'].map((name) => element?.getAttribute(name));
  };
  expect(shown({ filters: false, navigate: true })).toEqual(['false', '']);
  expect(shown({ filters: true, navigate: false })).toEqual(['', null]);
  expect(shown({})).toEqual([null, null]);
  // Once the element is defined, React sets the property to the same value.
  expect(toAttribute({ type: 'boolean', default: true }, 'false')).toBe('false');
  expect(toAttribute({ type: 'boolean', default: false }, 'false')).toBeNull();
});

it('listens, gives the element to a ref, and loads it once', () => {
  const ref = createRef<HTMLElementTagNameMap['clinic-product']>();
  const quantities: number[] = [];
  const render = () =>
    act(() =>
      root.render(
        createElement(ClinicProduct, {
          ref,
          productId: '12',
          onCartAdd: ({ detail }) => quantities.push(detail.quantity),
        }),
      ),
    );
  render();
  render();
  const event = new CustomEvent('clinic-cart-add', { detail: { quantity: 3 } });
  act(() => void ref.current?.dispatchEvent(event));
  expect(quantities).toEqual([3]);
  expect(
    vi.mocked(load).mock.calls.filter(([tag]) => tag === 'clinic-product').length,
  ).toBeGreaterThan(0);
  expect(start, 'the login dialog is no component of the page').toHaveBeenCalled();
  expect(ref.current).toBe(box.querySelector('clinic-product'));
});
