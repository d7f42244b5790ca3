import { expect, test } from 'vitest';
import { type RefusalReason, refusals } from './refusals.ts';

/** Groups of refusals with one meaning, worded differently for different callers. */
const SAME_MEANING: readonly (readonly RefusalReason[])[] = [
  ['notSold', 'noCampaign', 'noPointsProduct'],
  ['orderClosed', 'orderClosedRefunded', 'orderExpired'],
  ['swapLocked', 'swapLockedByCount'],
  ['notReturnable', 'partlySent', 'returnTooLate'],
];

test('gives each result code one meaning', () => {
  const reasonsOf = (code: number) =>
    Object.entries(refusals).flatMap(([reason, { id }]) => (id === code ? [reason] : []));
  const codes = new Set(Object.values(refusals).map(({ id }) => id));
  const shared = [...codes]
    .map((code) => reasonsOf(code).toSorted())
    .filter(({ length }) => length > 1);
  expect(shared.toSorted()).toEqual(SAME_MEANING.map((group) => [...group].toSorted()).toSorted());
});

test('says every refusal in both languages, Chinese in Chinese and English in English', () => {
  for (const [reason, { zh, en }] of Object.entries(refusals)) {
    const words = (text: string) => text.replaceAll(/\{\w+\}/g, '');
    if (words(zh)) expect(words(zh), reason).toMatch(/\p{Script=Han}/u);
    expect(words(en), reason).not.toMatch(/\p{Script=Han}/u);
  }
});
