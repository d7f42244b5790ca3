import { expect, test } from 'vitest';
import { keysOnly } from '../../language/plain-translator.ts';
import type { LanguageStore } from '../../language/store.ts';
import {
  type Explanation,
  explain,
  explanationOf,
  type PlainReason,
  refuse,
} from './explanation.ts';

const say: LanguageStore['say'] = (explanation) => keysOnly('en', explanation);

test('an unknown reason or a missing fact does not compile', () => {
  // @ts-expect-error no such sentence
  say({ reason: 'no-such-sentence', facts: {} });
  // @ts-expect-error the sentence needs the stock
  say({ reason: 'insufficient-stock', facts: {} });
  // @ts-expect-error facts of another sentence
  say({ reason: 'insufficient-stock', facts: { limit: 4 } });
  // @ts-expect-error one of three facts
  say({ reason: 'not-multiple', facts: { step: 10 } });
  // @ts-expect-error no such sentence
  explain('no-such-sentence');
  // @ts-expect-error the sentence needs the stock
  explain('insufficient-stock');
  // @ts-expect-error the second of the two needs the stock
  explain(Math.random() < 2 ? 'no-stock' : 'insufficient-stock');
  // @ts-expect-error the sentence needs the stock
  refuse('insufficient-stock', {});
  // @ts-expect-error the sentence has a blank
  const plain: PlainReason = 'insufficient-stock';
  // @ts-expect-error another reason than the rule gives
  const other: Explanation<'no-stock' | 'limited'> = explain('insufficient-stock', { stock: 1 });
  // @ts-expect-error facts that do not belong to the reason
  const mixed: Explanation<'no-stock' | 'limited'> = { reason: 'limited', facts: { stock: 1 } };
  expect([plain, other.reason, mixed.reason]).toHaveLength(3);
});

test('a reason narrows the facts', () => {
  const factOf = (why: Explanation<'limited' | 'insufficient-stock'>) =>
    why.reason === 'limited' ? why.facts.limit : why.facts.stock;
  expect(factOf(explain('limited', { limit: 4 }))).toBe(4);
  expect(factOf(explain('insufficient-stock', { stock: 7 }))).toBe(7);
});

test('facts may be left out where a sentence has no blanks', () => {
  expect(explain('no-stock')).toEqual({ reason: 'no-stock', facts: {} });
  expect(refuse('no-stock')).toEqual({ ok: false, reason: 'no-stock', facts: {} });
});

test('an explanation is taken out of what carries it', () => {
  const carrier = { ...refuse('limited', { limit: 4 }), lineId: 'a' };
  expect(explanationOf(carrier)).toEqual({ reason: 'limited', facts: { limit: 4 } });
});
