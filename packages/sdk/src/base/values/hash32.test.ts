import { expect, it } from 'vitest';
import { hash32 } from './hash32.ts';

it('returns the same key for the same text', () => {
  // Browsers store the key: a change would orphan their data.
  expect(hash32('amy@clinic.hk')).toBe(hash32('amy@clinic.hk'));
  expect(hash32('')).toBe('45h');
  expect(hash32('a')).toBe((5381 * 33 + 97).toString(36));
});

it('tells texts apart, by letters outside the basic plane too', () => {
  const texts = ['amy', 'may', 'amy ', '陳醫生', '𠮷', '𠮶'];
  expect(new Set(texts.map(hash32)).size).toBe(texts.length);
});
