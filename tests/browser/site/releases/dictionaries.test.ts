// A release costs a returning visitor little: the browser offers the file it holds, and gets what differs from it.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from '../../../../packages/host-site/src/server/assets.ts';
import { foreignPage } from '../../support/foreign-page.ts';
import { useBrowser } from '../../support/open-page.ts';

const visit = useBrowser();
const built = join(import.meta.dirname, '../../../../packages/host-site/dist/client/embed/chunks');

/** A built script, as a text that a module exports: it would need the whole page to run. */
function codeOf(name: string): string {
  const file = readdirSync(built).find((each) => each.startsWith(`${name}-`));
  return readFileSync(join(built, file ?? expect.fail(`no ${name}`)), 'utf8');
}
const release = (code: string, version: number) =>
  `export const code = ${JSON.stringify(code)};\nexport const version = ${version};\n`;

const root = mkdtempSync(join(tmpdir(), 'clinicart-'));
const FILES = {
  'product-1111111.js': release(codeOf('product'), 1),
  'product-2222222.js': release(codeOf('product').replaceAll('clinic-', 'clinicart-'), 2),
};
let serve: ReturnType<typeof serveAssets>;
const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (!serve(request, response)) response.setHeader('Content-Type', 'text/html').end('<title>');
});
beforeAll(async () => {
  mkdirSync(join(root, 'embed'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, 'embed', name), text);
  serve = serveAssets(root, ['embed']);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Imports a script; returns the version that it has, and how it came. */
async function load(page: Page, file: string) {
  const address = `${origin()}/embed/${file}`;
  const answered = page.waitForResponse(address);
  const version = await page.evaluate(`import('${address}').then((all) => all.version)`);
  const response = await answered;
  const { responseBodySize } = await response.request().sizes();
  return { version, coding: response.headers()['content-encoding'], bytes: responseBodySize };
}

test.each(['the site', 'a partner’s page'])('a new release of a script on %s', async (place) => {
  const page = await visit({ site: '' });
  await page.goto(place === 'the site' ? origin() : await foreignPage('<p>Partner</p>'));
  const first = await load(page, 'product-1111111.js');
  expect(first).toMatchObject({ version: 1, coding: 'br' });
  // The browser stores a dictionary after the page has its script.
  let tries = 0;
  const next = () => load(page, `product-2222222.js?${tries++}`);
  await expect.poll(next).toMatchObject({ version: 2, coding: 'dcz' });
  expect((await next()).bytes).toBeLessThan(first.bytes / 10);
});
