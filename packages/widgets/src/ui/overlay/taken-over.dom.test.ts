import { afterEach, beforeEach, expect, test } from 'vitest';
import { whenTakenOver } from './taken-over.ts';

const told: string[] = [];
let stop = () => {};

beforeEach(() => {
  told.length = 0;
  stop = whenTakenOver(
    () => void told.push('taken'),
    () => void told.push('back'),
  );
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const prevent = (event: Event) => event.preventDefault();
const fire = (from: HTMLElement, type: string) =>
  from.dispatchEvent(new CustomEvent(type, { bubbles: true, cancelable: true }));
const navigate = () => fire(document.body, 'clinic-navigate');

test('a way on that the page takes over, by a listener on the document or on an element', () => {
  navigate();
  expect(told).toEqual([]);
  // Later than the dialog, as the router of a page that has changed meanwhile.
  document.addEventListener('clinic-navigate', prevent);
  navigate();
  expect(told).toEqual(['taken']);
  document.removeEventListener('clinic-navigate', prevent);
  const box = document.body.appendChild(document.createElement('div'));
  box.addEventListener('clinic-order-placed', prevent);
  fire(box, 'clinic-order-placed');
  expect(told).toEqual(['taken', 'taken']);
});

test('not one that the drawer takes, which hears it on the window', () => {
  addEventListener('clinic-navigate', prevent);
  expect(navigate()).toBe(false);
  removeEventListener('clinic-navigate', prevent);
  expect(told).toEqual([]);
});

test('a way back in the history of the page, until the dialog closes', () => {
  dispatchEvent(new PopStateEvent('popstate'));
  expect(told).toEqual(['back']);
  navigate();
  stop();
  dispatchEvent(new PopStateEvent('popstate'));
  document.addEventListener('clinic-navigate', prevent, { once: true });
  expect(navigate()).toBe(false);
  expect(told).toEqual(['back']);
});
