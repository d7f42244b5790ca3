import { manualClock } from '@clinicart/sdk';
import { expect, test } from 'vitest';
import { followScroll } from './scroll-watcher.ts';

/** A page reduced to the properties that the header reads, with a count of the reads. */
function scrolledPage() {
  const listeners = new Set<() => void>();
  let y = 0;
  let looks = 0;
  const ownerDocument = {
    defaultView: {
      get scrollY() {
        looks++;
        return y;
      },
    },
    documentElement: { style: { setProperty: () => {}, removeProperty: () => {} } },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const marks = new Set<string>();
  const element = {
    ownerDocument,
    offsetHeight: 116,
    dataset: {} as Record<string, string>,
    toggleAttribute: (name: string, isOn: boolean) =>
      void (isOn ? marks.add(name) : marks.delete(name)),
    removeAttribute: (name: string) => void marks.delete(name),
  };
  return {
    element: element as unknown as HTMLElement,
    hasShadow: () => marks.has('data-shadow'),
    looks: () => looks,
    scrollTo(to: number) {
      y = to;
      for (const listener of listeners) listener();
    },
  };
}

test('looks once for all that is scrolled within 10 ms, and has its shadow past 180 px (Spec: 2§2.15, 2§9)', () => {
  const clock = manualClock();
  const page = scrolledPage();
  const stop = followScroll(page.element, () => null, clock);
  const before = page.looks();
  for (const y of [300, 600, 900]) page.scrollTo(y);
  clock.advance(9);
  expect(page.looks()).toBe(before);
  clock.advance(1);
  expect(page.looks()).toBe(before + 1);
  expect(page.hasShadow()).toBe(false);

  page.scrollTo(700);
  clock.advance(10);
  expect(page.looks()).toBe(before + 2);
  expect(page.hasShadow()).toBe(true);
  page.scrollTo(180);
  clock.advance(10);
  expect(page.hasShadow()).toBe(false);

  stop();
  page.scrollTo(900);
  clock.advance(10);
  expect(page.looks()).toBe(before + 3);
});
