import { expect, test } from 'vitest';
import { createPageInserts } from './page-inserts.ts';

const bytes = (html: string) => new TextEncoder().encode(html);
const page = (html: string, init?: ResponseInit) => new Response(html, init);

test('a page has each insert in the place of its mark, whatever the order', async () => {
  const inserts = createPageInserts();
  const header = inserts.mark(bytes('<h1>手套</h1>'));
  const footer = inserts.mark(bytes('<p>Gloves</p>'));
  const filled = await inserts.fill(page(`頁${footer}<hr>${header}${footer}尾`));
  expect(await filled.text()).toBe('頁<p>Gloves</p><hr><h1>手套</h1><p>Gloves</p>尾');
});

test('an insert that looks like a mark stays as it is', async () => {
  const inserts = createPageInserts();
  const first = inserts.mark(bytes('<p>1</p>'));
  const second = inserts.mark(bytes(first));
  const filled = await inserts.fill(page(`${second}|${first}`));
  expect(await filled.text()).toBe(`${first}|<p>1</p>`);
});

test('status and headers stay, except for the length', async () => {
  const inserts = createPageInserts();
  const mark = inserts.mark(bytes('<p>1</p>'));
  const headers = { 'Content-Type': 'text/html', 'Content-Length': '3' };
  const filled = await inserts.fill(page(mark, { status: 404, headers }));
  expect(filled.status).toBe(404);
  expect(filled.headers.get('content-type')).toBe('text/html');
  expect(filled.headers.has('content-length')).toBe(false);
});

test('a page without marks, or without a body, is sent as it is', async () => {
  const inserts = createPageInserts();
  const plain = page('<!--1 0-->');
  expect(await inserts.fill(plain)).toBe(plain);
  inserts.mark(bytes('<p>1</p>'));
  const empty = new Response(null, { status: 303 });
  expect(await inserts.fill(empty)).toBe(empty);
});
