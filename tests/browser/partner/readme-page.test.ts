// The page of the README, as a partner would paste it, on a separate origin.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { places } from '../../setup/servers.ts';
import { cartLink, dialogOf, enter } from '../support/buyer.ts';
import { see } from '../support/expect.ts';
import { emailOf, merchant } from '../support/merchant-console.ts';
import { useBrowser } from '../support/open-page.ts';
import { goods, said } from '../ui-text/common.ts';

const visit = useBrowser();
beforeEach(merchant.reset);

test('shows the product and the cart button, and logs what was added', async () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const block = /^```html\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
  const { shop, sandbox } = places();
  expect(block).toContain('http://localhost:4321/embed/clinicart.js');
  const html = block
    .replaceAll('http://localhost:4321', shop)
    .replaceAll('http://localhost:8787', sandbox)
    // The browser asks every origin for an icon, and this one has none.
    .replace('</title>', '</title><link rel="icon" href="data:,">');
  const server = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });

  const { port } = server.address() as AddressInfo;
  const page = await visit({ site: '' });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(`http://127.0.0.1:${port}/`);
  await see(page.getByRole('heading', { name: goods.burs.en })).toBeVisible();
  await see(page.getByRole('link', { name: said.en.cartLogIn })).toBeVisible();
  await page.getByRole('button', { name: said.en.add, exact: true }).click();
  await enter(page, 'en', emailOf('verified'));
  await see(dialogOf(page, 'en')).toBeHidden();
  const { article } = goods.burs;
  await page.getByRole('spinbutton', { name: said.en.quantityOf(article), exact: true }).fill('5');
  await page.getByRole('button', { name: said.en.add, exact: true }).click();
  await see(cartLink(page, 'en', 1)).toBeVisible();
  expect(logged.some((line) => line.startsWith('Added'))).toBe(true);
});
