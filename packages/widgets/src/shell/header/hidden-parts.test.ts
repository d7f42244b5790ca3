import { expect, test } from 'vitest';
import { hiddenParts } from './hidden-parts.ts';

test.each([
  [undefined, []],
  ['', []],
  ['search', ['search']],
  [' cart \n search ', ['search', 'cart']],
  ['classification search language cart', ['classification', 'search', 'language', 'cart']],
  ['logo searches', []],
])('hide=%j leaves out %j', (hide, parts) => {
  expect([...hiddenParts(hide)]).toEqual(parts);
});
