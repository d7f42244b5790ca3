import { describe, expect, test } from 'vitest';
import type { Query } from '../base/cache/query-cache.ts';
import { manualClock } from '../base/platform/clock.ts';
import { createSuggester, SUGGEST_DEBOUNCE_MS } from './autocomplete.ts';

/** A server that answers on command and ignores aborts. */
function slowServer() {
  const asked = new Map<string, { resolve(words: string[]): void; reject(): void }>();
  const get: Query<string, readonly string[]>['get'] = (word) =>
    new Promise((resolve, reject) =>
      asked.set(word, { resolve, reject: () => reject(new Error('503')) }),
    );
  const query = { get } as Query<string, readonly string[]>;
  const clock = manualClock();
  const suggester = createSuggester(clock, query);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const answer = async (word: string, words: string[]) => {
    asked.get(word)?.resolve(words);
    await settle();
  };
  const fail = async (word: string) => {
    asked.get(word)?.reject();
    await settle();
  };
  return { asked, clock, suggester, answer, fail };
}

describe('suggestions (Spec: 2§2.15)', () => {
  test('are requested once typing has paused for 300 ms', () => {
    const { asked, clock, suggester } = slowServer();
    suggester.type('g');
    clock.advance(SUGGEST_DEBOUNCE_MS - 1);
    suggester.type('gl');
    clock.advance(SUGGEST_DEBOUNCE_MS - 1);
    suggester.type('gl ');
    expect([...asked.keys()]).toEqual([]);
    clock.advance(1);
    expect([...asked.keys()]).toEqual(['gl']);
  });

  test('of an earlier word never overwrite the latest ones', async () => {
    const { clock, suggester, answer } = slowServer();
    suggester.type('g');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    suggester.type('gloves');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    await answer('gloves', ['gloves M']);
    await answer('g', ['gauze']);
    expect(suggester.$words.get()).toEqual(['gloves M']);
  });

  test('stay until newer ones arrive, and clear with the last letter', async () => {
    const { clock, suggester, answer } = slowServer();
    suggester.type('g');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    await answer('g', ['gauze']);
    suggester.type('gl');
    expect(suggester.$words.get()).toEqual(['gauze']);
    suggester.type('  ');
    expect(suggester.$words.get()).toEqual([]);
    await answer('gl', ['gloves']);
    expect(suggester.$words.get()).toEqual([]);
  });

  test('suggests nothing after a failure, and requests the same word again after a stop', async () => {
    const { asked, clock, suggester, answer, fail } = slowServer();
    suggester.type('g');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    await answer('g', ['gauze']);
    suggester.type('gl');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    await fail('gl');
    expect(suggester.$words.get()).toEqual([]);
    suggester.stop();
    asked.clear();
    suggester.type('gl');
    clock.advance(SUGGEST_DEBOUNCE_MS);
    expect(asked.has('gl')).toBe(true);
  });
});
