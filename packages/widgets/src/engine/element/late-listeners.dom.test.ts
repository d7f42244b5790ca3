import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropFromRest, listenAtRest, listenLate } from './late-listeners.ts';

type Listening = Parameters<HTMLElement['addEventListener']>;

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

/** An element with a container for a portal, to which listeners are added late. */
function element(...listeners: readonly Listening[]) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const box = document.createElement('div');
  const button = document.createElement('button');
  root.append(box);
  box.append(button);
  document.body.append(host);
  listenLate(box, () => {
    for (const each of listeners) box.addEventListener(...each);
  });
  return { box, button };
}

test('adds listeners to the container when the page rests, each once', () => {
  const heard = vi.fn();
  // None of the events that have the listeners added.
  const { button } = element(['drop', heard]);
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(0);
  rest();
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  button.click();
  rest();
  button.dispatchEvent(new Event('drop', { bubbles: true }));
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  ['click', true],
  ['focusin', true],
  // By a password manager, which does not let it leave the shadow root.
  ['input', false],
  // As every browser fires it.
  ['change', false],
  ['submit', false],
])('hears a %s before the page rests, in both phases', (type, composed) => {
  const phases: number[] = [];
  const note = (event: Event) => phases.push(event.eventPhase);
  const { button } = element([type, note, true], [type, note, { passive: true }]);
  button.dispatchEvent(new Event(type, { bubbles: true, composed }));
  expect(phases).toEqual([Event.CAPTURING_PHASE, Event.BUBBLING_PHASE]);
});

test('hears a click in an element inside the shadow root of another one', () => {
  const heard = vi.fn();
  const outer = document.createElement('div');
  const inner = document.createElement('div');
  outer.attachShadow({ mode: 'closed' }).append(inner);
  const box = document.createElement('div');
  inner.attachShadow({ mode: 'open' }).append(box);
  document.body.append(outer);
  listenLate(box, () => box.addEventListener('click', heard));
  box.click();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('listens to the page only until it rests', () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  element();
  element();
  rest();
  const signs = added.mock.calls.map(([type]) => type);
  expect(signs).toContain('pointerdown');
  expect(new Set(signs).size).toBe(signs.length);
  expect(removed.mock.calls.map(([type]) => type)).toEqual(signs);
});

test('lets go of a container that is unmounted before the page rests, until it is mounted again', () => {
  const heard = vi.fn();
  const { box, button } = element(['drop', heard]);
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
