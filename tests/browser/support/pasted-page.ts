// The page of the README, as a partner would paste it, on a separate origin.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Lang, TAGS } from '../ui-text/common.ts';

/** Serves the page of the README until the test ends. Returns its address. */
export async function pastedPage(language: Lang = 'en'): Promise<string> {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
  const block = /^```html\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? '';
  const { shop, sandbox } = places();
  expect(block).toContain('http://localhost:4321/embed/clinicart.js');
  expect(block).toContain('<html lang="en">');
  const html = block
    .replaceAll('http://localhost:4321', shop)
    .replaceAll('http://localhost:8787', sandbox)
    .replace('<html lang="en">', `<html lang="${TAGS[language]}">`)
    // The browser asks every origin for an icon, and this one has none.
    .replace('</title>', '</title><link rel="icon" href="data:,">');
  return served(html);
}

/** Serves HTML on an origin that is not the shop's, until the test ends. Returns its address. */
export async function served(html: string): Promise<string> {
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
  return `http://127.0.0.1:${port}/`;
}
