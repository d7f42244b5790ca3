// Fields behave alike on both builds: Preact alone would differ in each of these.
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Bench, complaintsOf, createBench } from './browser.ts';

let bench: Bench;
let page: Page;

beforeAll(async () => {
  bench = await createBench();
}, 120_000);
afterAll(() => bench.close());
afterEach(async () => {
  expect(complaintsOf(page)).toEqual([]);
  await bench.release(page);
});

async function open(body = '<x-fixture-fields></x-fixture-fields>') {
  page = await bench.open(body);
  await page.evaluate(() => window.fixture.defineFields());
  return page;
}

const digits = () => page.getByLabel('Digits');

test('keeps a text at the value of its component, which refuses a letter', async () => {
  await open();
  await digits().pressSequentially('1a2b');
  expect(await digits().inputValue()).toBe('12');
});

test('keeps a checkbox, a radio button and a list at the choice of their component', async () => {
  await open();
  // Playwright's `check` would wait for a change.
  await page.getByLabel('Box').click();
  await page.getByLabel('two').click();
  await page.getByLabel('Choice').selectOption('one');
  expect(await page.getByLabel('Box').isChecked()).toBe(false);
  expect(await page.getByLabel('one').isChecked()).toBe(true);
  expect(await page.getByLabel('two').isChecked()).toBe(false);
  expect(await page.getByLabel('Choice').inputValue()).toBe('two');
});

test('hears that a field is left, but nothing of a field and a dialog that leave themselves', async () => {
  await open();
  const heard = () => page.locator('output').textContent();
  await digits().focus();
  await page.getByLabel('Box').focus();
  await expect.poll(heard).toBe('1 left, 0 closed');
  await digits().focus();
  await expect.poll(heard).toBe('2 left, 0 closed');
  await page.keyboard.press('Enter');
  await page.locator('fieldset').waitFor({ state: 'detached' });
  // The browser reports the closed dialog in a task before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(() => window.fixture.nextCommit());
  expect(await heard()).toBe('2 left, 0 closed');
});

test('sends nothing to the spelling service of the browser', async () => {
  await open();
  expect(await digits().getAttribute('spellcheck')).toBe('false');
});

test('keeps the text of an element when the one before it leaves, and the ids of both differ', async () => {
  await open(
    '<x-fixture-fields></x-fixture-fields><x-fixture-fields id="later"></x-fixture-fields>',
  );
  const later = page.locator('#later').getByLabel('Digits');
  await later.fill('7');
  const ids = await digits().evaluateAll((fields) => fields.map(({ id }) => id));
  expect(new Set(ids).size).toBe(2);
  await page.evaluate(async () => {
    document.querySelector('x-fixture-fields')?.remove();
    await window.fixture.nextCommit();
  });
  expect(await later.inputValue()).toBe('7');
  expect(await later.getAttribute('id')).toBe(ids[1]);
});
