import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIntersection } from './use-intersection.ts';

type Options = Parameters<typeof useIntersection>[2];

const observers: TestObserver[] = [];
class TestObserver {
  readonly targets: Element[] = [];
  isConnected = true;
  readonly report: (entries: object[]) => void;
  readonly options: IntersectionObserverInit;
  constructor(report: (entries: object[]) => void, options: IntersectionObserverInit) {
    this.report = report;
    this.options = options;
    observers.push(this);
  }
  observe(target: Element) {
    this.targets.push(target);
  }
  disconnect() {
    this.isConnected = false;
  }
}

let root: Root;
beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('IntersectionObserver', TestObserver);
  root = createRoot(document.createElement('div'));
});
afterEach(() => act(() => root.unmount()));

function Watched({ seen, options }: { seen(isIn: boolean): void; options?: Options }) {
  const ref = useRef<HTMLUListElement>(null);
  useIntersection(ref, ({ isIntersecting }) => seen(isIntersecting), options);
  return (
    <ul ref={ref}>
      <li />
      <li />
    </ul>
  );
}

const render = (seen: (isIn: boolean) => void, options: Options = {}) =>
  act(() => root.render(<Watched seen={seen} options={options} />));

test('reports every change to the latest callback of one observer', () => {
  const first = vi.fn();
  const second = vi.fn();
  render(first, { rootMargin: '10px' });
  render(second, { rootMargin: '10px' });
  observers[0]?.report([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[true], [false]]);
  expect(observers).toHaveLength(1);
  expect(observers[0]?.options).toEqual({ rootMargin: '10px' });
});

test('observes what matches inside, again for another key, and nothing while it is off', () => {
  const seen = vi.fn();
  render(seen, { selector: 'li', key: 1 });
  expect(observers[0]?.targets.map(({ localName }) => localName)).toEqual(['li', 'li']);
  render(seen, { selector: 'li', key: 2 });
  expect(observers.map(({ isConnected }) => isConnected)).toEqual([false, true]);
  render(seen, { selector: 'li', key: 2, isOn: false });
  expect(observers.map(({ isConnected }) => isConnected)).toEqual([false, false]);
});
