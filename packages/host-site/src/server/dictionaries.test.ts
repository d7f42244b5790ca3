import { expect, test } from 'vitest';
import { isDictionaryFor, matchOf, offeredHash } from './dictionaries.ts';

test.each([
  ['/_astro/home.Lu3ZgAw-.js', '/_astro/home.*.js'],
  ['/_astro/page.BxOyf7Or.css', '/_astro/page.*.css'],
  ['/embed/chunks/check-file-nyF9hh9m.js', '/embed/chunks/check-file-*.js'],
  ['/embed/0.1.0/chunks/p7-a-b_c-d.js', '/embed/0.1.0/chunks/p7-*.js'],
  ['/_astro/shared.BxOyf7Or.js', '/_astro/*.js'],
  ['/embed/chunks/shared-BwhTubI.js', '/embed/chunks/*.js'],
  ['/embed/clinicart.js', undefined],
  ['/embed/0.1.0/clinicart.all.js', undefined],
  ['/favicon.svg', undefined],
])('%s is a dictionary for %s', (path, match) => {
  expect(matchOf(path)).toBe(match);
});

test.each([
  ['the earlier file', '/_astro/home.aaaaaaaa.js', '/_astro/home.bbbbbbbb.js', true],
  ['the shared file', '/_astro/shared.aaaaaaaa.js', '/_astro/home.bbbbbbbb.js', true],
  ['another file', '/_astro/cart.aaaaaaaa.js', '/_astro/home.bbbbbbbb.js', false],
  ['a file for the shared one', '/_astro/home.aaaaaaaa.js', '/_astro/shared.bbbbbbbb.js', false],
  ['another folder', '/_astro/shared.aaaaaaaa.js', '/embed/chunks/home-bbbbbbb.js', false],
  ['another kind', '/_astro/shared.aaaaaaaa.js', '/_astro/home.bbbbbbbb.css', false],
  ['a final name', '/embed/clinicart.js', '/embed/clinicart.js', false],
])('takes as a dictionary: %s', (_, held, wanted, isTaken) => {
  expect(isDictionaryFor(held, wanted)).toBe(isTaken);
});

const HASH = 'Ytk97RfTr9qHAKq2FFbBK6zJCtUwgkdXbbS8QYGqDhE=';
test.each([
  [`:${HASH}:`, HASH],
  [HASH, undefined],
  [`:${HASH.slice(1)}:`, undefined],
  [`:${HASH}:;a=1`, undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the hash of `Available-Dictionary: %s`', (header, hash) => {
  expect(offeredHash(header)).toBe(hash);
});
