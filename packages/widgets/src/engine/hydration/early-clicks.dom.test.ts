import { expect, test } from 'vitest';
import { page } from '../page/page-config.ts';
import { EARLY_CLICKS } from './early-clicks.ts';
import { keepClicks } from './keep-clicks.ts';
import { pressAgain, wake } from './replay-clicks.ts';

// Runs as the first script of the document.
new Function(EARLY_CLICKS)();

function drawn() {
  const host = document.createElement('clinic-example');
  const button = document.createElement('button');
  button.type = 'button';
  host.attachShadow({ mode: 'open' }).append(button);
  document.body.append(host);
  let presses = 0;
  button.addEventListener('click', () => {
    presses += 1;
  });
  return { host, button, presses: () => presses };
}

test('a click before the first file is replayed, one that the page prevented is not', () => {
  const [pressed, prevented] = [drawn(), drawn()];
  pressed.button.click();
  prevented.button.addEventListener('click', (event) => event.preventDefault());
  prevented.button.click();
  keepClicks(document);
  for (const { host } of [pressed, prevented]) {
    wake(host);
    pressAgain(host);
  }
  expect([pressed, prevented].map(({ presses }) => presses())).toEqual([2, 1]);
});

test('the record of the page is whole, and a click on an awake element is not replayed', () => {
  expect(page().config).toEqual({});
  const { host, button, presses } = drawn();
  wake(host);
  button.click();
  pressAgain(host);
  expect(presses()).toBe(1);
});
