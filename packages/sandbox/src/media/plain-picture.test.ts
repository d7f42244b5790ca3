import { expect, it, vi } from 'vitest';
import { plainPicture, withPlainPicture } from './plain-picture.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60"><text>紗布</text></svg>';
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60"><rect width="100%" height="100%" fill="#D8DEE3"/></svg>';

it('keeps the size of a drawing and drops the rest', () => {
  expect(plainPicture(DRAWING)).toBe(PLAIN);
});

it('replaces pictures, keeps their headers, and asks for them uncompressed', async () => {
  const send = vi.fn(async (_: Request) => {
    const headers = { 'Content-Type': 'image/svg+xml', ETag: '"a"' };
    return new Response(DRAWING, { headers });
  });
  const headers = { 'Accept-Encoding': 'br', 'If-None-Match': '"b"' };
  const request = new Request('http://localhost/pictures/80/a', { headers });
  const plain = await withPlainPicture(request, send);
  expect(await plain.text()).toBe(PLAIN);
  expect(Object.fromEntries(plain.headers)).toEqual({
    'content-type': 'image/svg+xml',
    etag: '"a"',
  });
  expect(Object.fromEntries(send.mock.calls[0]?.[0].headers ?? [])).toEqual({
    'if-none-match': '"b"',
  });
});

it.each([
  ['http://localhost/api/home', 200],
  ['http://localhost/pictures/80/none', 404],
])('passes %s with status %i on', async (url, status) => {
  const answer = new Response(DRAWING, { status });
  expect(await withPlainPicture(new Request(url), async () => answer)).toBe(answer);
});
