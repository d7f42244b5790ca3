// The page of the README, as a partner would paste it, on a separate origin.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { places } from '../../setup/servers.ts';
import { type Lang, TAGS } from '../ui-text/common.ts';
import { servedUntilEnd } from './foreign-page.ts';

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
  return servedUntilEnd(html);
}
