// Requests before a visitor needs their answer: the first pictures of a page, and the page behind a pressed link.
import { expect, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { isAwake, useBrowser } from '../support/open-page.ts';
import { goods } from '../ui-text/common.ts';

const visit = useBrowser();

const PRELOAD = /<link rel="preload" as="image"/g;

test.each([
  ['/', 2],
  [`/product/${goods.burs.id}`, 1],
  ['/search?keyword=ALL', 4],
])('the head of %s names the pictures that show first', async (path, count) => {
  const [head = '', body = ''] = (await (await fetch(places().shop + path)).text()).split(
    '</head>',
  );
  expect(head.match(PRELOAD)).toHaveLength(count);
  expect(body).not.toMatch(PRELOAD);
});

test('a press on a link prefetches its page, unless that page shows an account', async () => {
  const page = await visit({ language: 'en' });
  const protocol = await page.context().newCDPSession(page);
  const rules: string[] = [];
  const prefetched: string[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    rules.push(ruleSet.errorMessage ?? 'valid');
  });
  protocol.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Running') prefetched.push(new URL(prefetchUrl).pathname);
  });
  await protocol.send('Preload.enable');
  await page.goto('/brandIndex');
  await isAwake(page);
  expect(rules).toEqual(['valid']);
  for (const path of ['/shopCart', '/question']) {
    await page.locator(`a[href="${path}"]`).first().hover();
    await page.mouse.down();
    // Let go elsewhere, it opens nothing.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => prefetched).toEqual(['/question']);
});
