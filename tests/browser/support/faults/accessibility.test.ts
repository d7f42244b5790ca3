// The rules about colours look at kinds of elements that have not passed them yet: a new colour is a new kind.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../../../setup/accessibility.ts';
import { useBrowser } from '../open-page.ts';

const visit = useBrowser();

/** Shows a page with one paragraph, which looks as the styles of the text, of its box and of the page say. */
const show = (page: Page, { text = '', box = '', body = '' } = {}) =>
  page.setContent(
    `<!doctype html><html lang="en"><title>Colours</title><body style="color: #222; ${body}"><main style="${box}"><h1>Colours</h1><p style="${text}">One sentence</p></main></body></html>`,
  );

test.each([
  ['of the text', { text: 'color: #bbb' }],
  ['of the text’s own ground', { text: 'background: #333' }],
  ['of the ground behind its box', { box: 'background: #333' }],
  ['of the whole page', { body: 'background: #333' }],
])('finds a bad colour %s after the same page has passed', async (_, styles) => {
  const page = await visit();
  await show(page);
  expect(await findViolations(page)).toEqual([]);
  expect(await findViolations(page)).toEqual([]);
  await show(page, styles);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).opacity)).toBe('0');
  expect((await findViolations(page)).join('\n')).toContain('color-contrast: p ');
});

test('finds a colour that passed in large letters too pale in small ones', async () => {
  const page = await visit();
  await show(page, { text: 'color: #888; font-size: 32px' });
  expect(await findViolations(page)).toEqual([]);
  await show(page, { text: 'color: #888; font-size: 14px' });
  expect((await findViolations(page)).join('\n')).toContain('color-contrast: p ');
});

test('finds a light ground in the dark where all texts have passed, and no text is on it', async () => {
  const page = await visit();
  const showThemed = (more: string) =>
    page.setContent(
      `<!doctype html><html lang="en" style="color-scheme: light dark"><title>Colours</title><main><h1>Colours</h1>${more}</main></html>`,
    );
  await showThemed('');
  expect(await findViolations(page)).toEqual([]);
  await showThemed('<div style="width: 300px; height: 100px; background: #fff"></div>');
  expect((await findViolations(page)).join('\n')).toContain('in the dark: light slab: div');
});
