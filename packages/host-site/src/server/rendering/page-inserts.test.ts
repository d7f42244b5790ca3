import { expect, test } from 'vitest';
import { createPageInserts } from './page-inserts.ts';

const bytes = (html: string) => new TextEncoder().encode(html);

test('a page has each insert in the place of its mark, whatever the order', async () => {
  const inserts = createPageInserts();
  const header = inserts.mark(bytes('<h1>手套</h1>'));
  const footer = inserts.mark(bytes('<p>Gloves</p>'));
  const page = await inserts.whole(new Response(`頁${footer}<hr>${header}${footer}尾`));
  expect(String(page)).toBe('頁<p>Gloves</p><hr><h1>手套</h1><p>Gloves</p>尾');
});

test('an insert that looks like a mark stays as it is', async () => {
  const inserts = createPageInserts();
  const first = inserts.mark(bytes('<p>1</p>'));
  const second = inserts.mark(bytes(first));
  const page = await inserts.whole(new Response(`${second}|${first}`));
  expect(String(page)).toBe(`${first}|<p>1</p>`);
});

test('a page without marks has its own bytes, also with a mark of another page', async () => {
  const page = `<p>${createPageInserts().mark(bytes('<p>1</p>'))}</p>`;
  const inserts = createPageInserts();
  expect(String(await inserts.whole(new Response(page)))).toBe(page);
  inserts.mark(bytes('<p>2</p>'));
  expect(String(await inserts.whole(new Response(page)))).toBe(page);
  expect(await inserts.whole(new Response(null))).toHaveLength(0);
});
