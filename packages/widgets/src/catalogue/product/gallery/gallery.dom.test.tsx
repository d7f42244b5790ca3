import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TestPlace } from '../../../engine/element/test-place.tsx';
import { Gallery } from './gallery.tsx';

const WIDTH = 300;
const shop = { picture: (path: string) => path };

const gallery = (pictures: readonly string[]) => (
  <TestPlace shop={shop}>
    <Gallery pictures={pictures} name="Gloves" />
  </TestPlace>
);

afterEach(() => document.body.replaceChildren());

test('keeps the picture that was swiped to before it woke, and returns to the first of other pictures', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  const box = document.createElement('div');
  document.body.append(box);
  box.innerHTML = renderToString(gallery(['a', 'b', 'c']));
  const strip = box.querySelector('ul') ?? expect.fail('no strip');
  const shown = () => box.querySelector('.clinic-gallery-place')?.textContent;
  strip.scrollLeft = 2 * WIDTH;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(box, gallery(['a', 'b', 'c']));
  });
  expect(strip.scrollLeft).toBe(2 * WIDTH);
  expect(shown()).toBe('3 / 3');
  act(() => root?.render(gallery(['a', 'b', 'c', 'd'])));
  expect(shown()).toBe('3 / 4');
  act(() => root?.render(gallery(['x', 'y'])));
  expect(strip.scrollLeft).toBe(0);
  expect(shown()).toBe('1 / 2');
});

test('shows another picture by an arrow key, which it leaves to the browser with Alt', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  act(() => createRoot(box).render(gallery(['a', 'b', 'c'])));
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
    act(() => void box.querySelector('[aria-current=true]')?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const shown = () => box.querySelector('.clinic-gallery-place')?.textContent;
  expect(press({ key: 'ArrowRight', altKey: true })).toBe(false);
  expect(shown()).toBe('1 / 3');
  expect(press({ key: 'ArrowRight' })).toBe(true);
  expect(shown()).toBe('2 / 3');
});
