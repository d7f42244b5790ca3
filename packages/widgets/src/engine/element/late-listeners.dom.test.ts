import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFromRest, listenAtRest, listenLate } from './late-listeners.ts';

let rest: () => void;
beforeEach(() => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  rest = () => {
    for (const run of waiting.splice(0)) run();
  };
});
afterEach(() => {
  rest();
  document.body.replaceChildren();
});

/** An element with a container for a portal, whose listeners are added late. */
function element() {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  const button = document.createElement('button');
  root.append(box);
  box.append(button);
  document.body.append(host);
  listenLate(box, root);
  return { box, button };
}

test('adds listeners to the container when the page rests, each once', () => {
  const { box, button } = element();
  const heard = vi.fn();
  // None of the events that have the listeners added.
  box.addEventListener('drop', heard);
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(0);
  rest();
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  button.click();
  rest();
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each(['click', 'change', 'submit', 'focusin'])(
  'hears a %s before the page rests, in both phases',
  (type) => {
    const { box, button } = element();
    const phases: number[] = [];
    const note = (event: Event) => phases.push(event.eventPhase);
    box.addEventListener(type, note, true);
    box.addEventListener(type, note, { passive: true });
    // A change or submit does not leave its shadow root.
    button.dispatchEvent(new Event(type, { bubbles: true }));
    expect(phases).toEqual([Event.CAPTURING_PHASE, Event.BUBBLING_PHASE]);
  },
);

test('leaves the container with the methods of every node', () => {
  const { box } = element();
  rest();
  expect(Object.hasOwn(box, 'addEventListener')).toBe(false);
});

test('lets go of a container that is unmounted before the page rests, until it is mounted again', () => {
  const { box, button } = element();
  const heard = vi.fn();
  box.addEventListener('drop', heard);
  const drop = () => button.dispatchEvent(new Event('drop', { bubbles: true }));
  dropFromRest(box);
  rest();
  drop();
  expect(heard).toHaveBeenCalledTimes(0);
  listenAtRest(box);
  rest();
  drop();
  listenAtRest(box);
  rest();
  drop();
  expect(heard).toHaveBeenCalledTimes(2);
});
