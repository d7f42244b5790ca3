import { describe, expect, test } from 'vitest';
import { initialOf, nameShown } from './account-name.ts';

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

  test('shows a name of 18 characters in full', () => {
    expect(nameShown('a'.repeat(18))).toEqual({ shown: 'a'.repeat(18) });
  });

  test('a longer one is cut, and said in full by a tooltip', () => {
    expect(nameShown('a'.repeat(19))).toEqual({
      shown: `${'a'.repeat(18)}…`,
      tooltip: 'a'.repeat(19),
    });
  });

  test('characters are counted, not code units', () => {
    expect(nameShown('𠮷'.repeat(18)).tooltip).toBeUndefined();
    expect(nameShown('𠮷'.repeat(19)).shown).toBe(`${'𠮷'.repeat(18)}…`);
  });
});
