import { atom } from 'nanostores';
import { expect, test } from 'vitest';
import { memoryStore } from '../storage/storage.ts';
import type { Scope } from './query-cache.ts';
import { createTabAnswers } from './tab-answers.ts';

const ho: Scope = { language: 'en', viewer: 'member', person: '1' };
const nobody: Scope = { language: 'en', viewer: 'visitor', person: '' };

/** Opens a page of a tab; `sign` is the login stored when the page begins. */
function page(tab = memoryStore(), sign = 'ho', scope = ho) {
  const $scope = atom(scope);
  const signed = { in: sign };
  const answers = createTabAnswers({ tab, whose: () => signed.in, $scope });
  return { answers, $scope, tab, signed };
}
const all = (tab: ReturnType<typeof memoryStore>) => tab.get('clinicart-answers');

test('keeps an answer for the next page of the same login, and removes it', () => {
  const { answers, tab } = page();
  answers.set('list', 'HK$98.00');
  const next = page(tab);
  expect(next.answers.get('list')).toBe('HK$98.00');
  next.answers.remove('list');
  expect(all(tab)).toBeUndefined();
});

test.each([
  ['a sign-out', nobody],
  ['another sign-in', { ...ho, person: '2' }],
] as const)('%s in this page takes all of it away at once', (_, scope) => {
  const { answers, tab, $scope } = page();
  answers.set('list', 'HK$98.00');
  $scope.set(scope);
  expect(all(tab)).toBeUndefined();
});

test('keeps the answers when the language changes', () => {
  const { answers, $scope } = page();
  answers.set('list', 'HK$98.00');
  $scope.set({ ...ho, language: 'zh' });
  expect(answers.get('list')).toBe('HK$98.00');
});

test.each([
  ['a visitor', '', nobody],
  // Each page counts its own logins: the first of both is number 1.
  ['a colleague', 'chan', ho],
] as const)('a page that begins for %s finds nothing, and leaves nothing', (_, sign, scope) => {
  const { answers, tab } = page();
  answers.set('list', 'HK$98.00');
  const later = page(tab, sign, scope);
  expect(all(tab)).toBeUndefined();
  expect(later.answers.get('list')).toBeUndefined();
});

test('hides the answers from a colleague who logged in elsewhere', () => {
  const { answers, signed } = page();
  answers.set('list', 'HK$98.00');
  signed.in = 'chan';
  expect(answers.get('list')).toBeUndefined();
});
