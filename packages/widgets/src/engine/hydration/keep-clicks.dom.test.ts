import { expect, test } from 'vitest';
import { keepClicks } from './keep-clicks.ts';
import { pressAgain, wake } from './replay-clicks.ts';

/** An element as a server sends it, and how often its button is pressed. */
function drawn(type: 'button' | 'submit' = 'button') {
  const host = document.createElement('clinic-example');
  const root = host.attachShadow({ mode: 'open' });
  const button = document.createElement('button');
  button.type = type;
  root.append(button);
  document.body.append(host);
  let presses = 0;
  button.addEventListener('click', () => {
    presses += 1;
  });
  return { host, button, presses: () => presses };
}

keepClicks(document);

test('an element replays the last click before it woke, once', () => {
  const { host, button, presses } = drawn();
  button.click();
  button.click();
  wake(host);
  pressAgain(host);
  pressAgain(host);
  expect(presses()).toBe(3);
});

test('a click on an awake element is not replayed', () => {
  const { host, button, presses } = drawn();
  wake(host);
  button.click();
  wake(host);
  pressAgain(host);
  expect(presses()).toBe(1);
});

test('a click of another element, one that the page prevented, and a form are not replayed', () => {
  const first = drawn();
  const second = drawn();
  const prevented = drawn();
  const form = drawn('submit');
  prevented.button.addEventListener('click', (event) => event.preventDefault());
  for (const { button } of [second, prevented, form]) button.click();
  for (const { host } of [first, prevented, form]) {
    wake(host);
    pressAgain(host);
  }
  expect([first, prevented, form].map(({ presses }) => presses())).toEqual([0, 1, 1]);
});
