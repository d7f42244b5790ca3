// The sweep over all widths finds a fault that only a few of them have.
import { expect, test } from 'vitest';
import { isSettled, useBrowser } from '../open-page.ts';
import { faultsAtAnyWidth } from './every-page.ts';

const visit = useBrowser();

test.each([
  ['a media query', '@media (1101px <= width < 1106px) { main { min-width: 1300px } }'],
  [
    'a container query',
    '.box { container-type: inline-size } @container (1003px <= width < 1008px) { .box > p { width: 2000px } }',
  ],
])('finds what overflows for five pixels by %s', async (_, rules) => {
  const page = await visit({ language: 'en', width: 320, at: '/no-such-page', mayHear: /404/ });
  await isSettled(page);
  expect(await faultsAtAnyWidth(page, 384, true)).toEqual({});
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    const box = Object.assign(document.createElement('div'), { className: 'box' });
    box.append(Object.assign(document.createElement('p'), { textContent: 'Text' }));
    document.querySelector('main')?.append(box);
  }, rules);
  expect(Object.keys(await faultsAtAnyWidth(page, 384, true))).toContain('overflows');
});
