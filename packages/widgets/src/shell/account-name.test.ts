import { describe, expect, test } from 'vitest';
import { initialOf, tooltipOf } from './account-name.ts';

describe('the name in the header (Spec: 2§2.15)', () => {
  test.each([
    ['may chan', 'M'],
    ['  élodie', 'É'],
    ['何靜怡醫生', '何'],
    ['𠮷田', '𠮷'],
    ['', ''],
  ])('the avatar of %j falls back to %j', (name, letter) => {
    expect(initialOf(name)).toBe(letter);
  });

  test('a name of 18 characters is read where it stands', () => {
    expect(tooltipOf('a'.repeat(18))).toBeUndefined();
  });

  test('a longer one is said in full by a tooltip', () => {
    expect(tooltipOf('a'.repeat(19))).toBe('a'.repeat(19));
  });

  test('characters are counted, not code units', () => {
    expect(tooltipOf('𠮷'.repeat(18))).toBeUndefined();
  });
});
