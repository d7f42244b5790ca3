import { expect, test } from 'vitest';
import { partnerIdOf } from './partner-id.ts';

test.each([
  ['harbourline', 'harbourline'],
  ['Harbour-Line-2', 'harbour-line-2'],
  ['a1', 'a1'],
  ['x'.repeat(32), 'x'.repeat(32)],
  ['x'.repeat(33), undefined],
  ['a', undefined],
  ['', undefined],
  ['-line', undefined],
  ['harbour line', undefined],
  ['dr.chan@clinic.hk', undefined],
  ['夥伴', undefined],
  [undefined, undefined],
])('reads the partner id %j as %j', (text, id) => {
  expect(partnerIdOf(text)).toBe(id);
});
