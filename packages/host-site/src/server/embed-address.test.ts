import { expect, test } from 'vitest';
import { isMoving, newestFirst, versionOfV1 } from './embed-address.ts';

test('sorts versions by number, and leaves out other folders', () => {
  const names = ['0.9.0', '0.10.0', '2.0.0', 'notes', '0.10.0', '1.0.0'];
  expect(newestFirst(names)).toEqual(['2.0.0', '1.0.0', '0.10.0', '0.9.0']);
});

test.each([
  [['0.9.0', '0.10.0'], '0.10.0'],
  [['0.10.0', '1.0.0', '1.2.0', '2.0.0'], '1.2.0'],
  [['2.0.0'], undefined],
])('of %j, v1 is %s', (names, version) => {
  expect(versionOfV1(names)).toBe(version);
});

test.each([
  ['/embed/clinicart.js', true],
  ['/embed/v1/clinicart.js', true],
  ['/embed/v1/integrity.json', true],
  ['/embed/v1/chunks/faq-1.js', false],
  ['/embed/chunks/faq-1.js', false],
  ['/embed/0.1.0/clinicart.js', false],
])('%s: a later release may change it: %s', (path, moves) => {
  expect(isMoving(path)).toBe(moves);
});
