import { expect, it } from 'vitest';
import { plainPicture, withPlainPicture } from './plain-picture.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60"><text>紗布</text></svg>';
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60"><rect width="100%" height="100%" fill="#D8DEE3"/></svg>';

it('keeps the size of a drawing and drops the rest', () => {
  expect(plainPicture(DRAWING)).toBe(PLAIN);
});

it('replaces pictures and keeps their headers', async () => {
  const answer = new Response(DRAWING, {
    headers: { 'Content-Type': 'image/svg+xml', ETag: '"a"' },
  });
  const plain = await withPlainPicture(new Request('http://localhost/pictures/80/a'), answer);
  expect(await plain.text()).toBe(PLAIN);
  expect(Object.fromEntries(plain.headers)).toEqual({
    'content-type': 'image/svg+xml',
    etag: '"a"',
  });
});

it.each([
  ['http://localhost/api/home', 200],
  ['http://localhost/pictures/80/none', 404],
])('passes %s with status %i on', async (url, status) => {
  const answer = new Response(DRAWING, { status });
  expect(await withPlainPicture(new Request(url), answer)).toBe(answer);
});
