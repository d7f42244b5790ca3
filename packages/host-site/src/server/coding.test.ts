import { expect, test } from 'vitest';
import { codingFor, compress, decompress } from './coding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR;q=0.5, gzip', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=0', undefined],
  ['*', 'br'],
  ['br;q=0, *;q=0.1', 'gzip'],
  ['identity', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('answers `Accept-Encoding: %s` in %s', (accepted, coding) => {
  expect(codingFor(accepted)).toBe(coding);
});

test('gives back the text that it compressed', async () => {
  const text = Buffer.from('手套 gloves '.repeat(100));
  const packed = await compress(text, 'br', 7);
  expect(packed.length).toBeLessThan(text.length / 10);
  expect(await decompress(packed)).toEqual(text);
});
