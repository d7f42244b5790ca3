import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { systemClock } from '../base/platform/clock.ts';
import type { TabChannel, TabSignal } from '../base/platform/tab-channel.ts';
import { memoryStore, safeStore } from '../base/storage/storage.ts';
import { decideSearch } from './search-decision.ts';
import { createSearchHistory } from './search-history.ts';
import {
  forgetSearch,
  HISTORY_MAX,
  type PastSearch,
  readHistory,
  rememberSearch,
  writeHistory,
} from './search-submit.ts';
import { KEYWORD_LENGTH, searchText } from './search-text.ts';

const words = (title: string): PastSearch => ({ title, byArticleNumber: false });
const article = (title: string): PastSearch => ({ title, byArticleNumber: true });

describe('Enter works only with words (Spec: 2§2.15, 2§5)', () => {
  test.each(['', ' ', '\n\t　'])('%j is refused, with the reason', (typed) => {
    expect(decideSearch(typed, true)).toEqual({ ok: false, reason: 'enter-keyword', facts: {} });
  });

  test.each([
    ['gloves', 'gloves'],
    ['  丁腈 手套 ', '丁腈 手套'],
    ['ALL', 'ALL'],
    ['<script>', '<script>'],
    ['🦷'.repeat(KEYWORD_LENGTH + 1), '🦷'.repeat(KEYWORD_LENGTH)],
    ['x'.repeat(10_000), 'x'.repeat(KEYWORD_LENGTH)],
  ])('%j asks for %j', (typed, keyword) => {
    expect(decideSearch(typed, false)).toEqual({
      ok: true,
      query: { keyword, title: keyword, byArticleNumber: false },
    });
  });
});

describe('the history (Spec: 2§2.15)', () => {
  test.each([
    ['the first', [], words('a'), [words('a')]],
    ['newest first', [words('a')], words('b'), [words('b'), words('a')]],
    ['a title once', [words('b'), words('a')], words('a'), [words('a'), words('b')]],
    ['the newest kind of it', [words('a')], article('a'), [article('a')]],
    ['without spaces around', [words('a')], words(' a '), [words('a')]],
    ['nothing for nothing', [words('a')], words('  '), [words('a')]],
  ])('%s', (_, history, search, expected) => {
    expect(rememberSearch(history, search)).toEqual(expected);
  });

  test('forgets one', () => {
    expect(forgetSearch([words('a'), article('b')], 'b')).toEqual([words('a')]);
    expect(forgetSearch([words('a')], 'c')).toEqual([words('a')]);
  });

  test.each([
    [undefined, []],
    ['{', []],
    ['null', []],
    ['{"title":"a"}', []],
    ['[{"title":"a"},{"title":1},null,7,{},{"title":" "},"b"]', [words('a'), words('b')]],
    ['[{"title":"a","type":"articleNumber"},{"title":"a"}]', [article('a')]],
    ['[{"title":"a","type":"keyword"}]', [words('a')]],
  ])('%j is read as %j', (stored, history) => {
    expect(readHistory(stored)).toEqual(history);
  });

  test('keeps at most 20, unique, the last one first, and reads them as written', () => {
    const search = fc.record({
      title: fc.oneof(fc.string(), fc.constantFrom('a', 'b', ' a ')),
      byArticleNumber: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(search, { maxLength: 60 }), search, (before, last) => {
        const history = [...before, last].reduce(rememberSearch, [] as readonly PastSearch[]);
        const titles = history.map(({ title }) => title);
        expect(titles.length).toBeLessThanOrEqual(HISTORY_MAX);
        expect(new Set(titles).size).toBe(titles.length);
        const title = searchText(last.title);
        if (title !== '') expect(titles[0]).toBe(title);
        expect(readHistory(writeHistory(history))).toEqual(history);
        for (const { title } of history)
          expect(forgetSearch(history, title)).toHaveLength(history.length - 1);
      }),
    );
  });
});

/** Two tabs of one browser. */
function tabs() {
  const listeners: ((signal: TabSignal) => void)[] = [];
  return (): TabChannel => {
    let own: ((signal: TabSignal) => void) | undefined;
    return {
      post: (signal) => {
        for (const hear of listeners) if (hear !== own) hear(signal);
      },
      listen: (hear) => {
        own = hear;
        listeners.push(hear);
        return () => {};
      },
    };
  };
}

describe('the kept history', () => {
  test('is stored under historySearch and there at the next visit (Spec: 2§3)', () => {
    const settings = memoryStore();
    const history = createSearchHistory(settings, tabs()(), systemClock);
    history.remember(words('gloves'));
    history.remember(article('KS-1'));
    expect(settings.get('historySearch')).toBe(
      '[{"title":"KS-1","type":"articleNumber"},{"title":"gloves"}]',
    );
    const next = createSearchHistory(settings, tabs()(), systemClock);
    expect(next.$searches.get()).toEqual([article('KS-1'), words('gloves')]);
    next.forget('KS-1');
    expect(next.$searches.get()).toEqual([words('gloves')]);
    next.forgetAll();
    expect(next.$searches.get()).toEqual([]);
    expect(settings.get('historySearch')).toBeUndefined();
  });

  test('is shared by tabs without overwriting', () => {
    const settings = memoryStore();
    const tab = tabs();
    const one = createSearchHistory(settings, tab(), systemClock);
    const other = createSearchHistory(settings, tab(), systemClock);
    one.remember(words('a'));
    expect(other.$searches.get()).toEqual([words('a')]);
    other.remember(words('b'));
    expect(one.$searches.get()).toEqual([words('b'), words('a')]);
  });

  test('works for the length of a page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const settings = safeStore({ get: blocked, set: blocked, remove: blocked });
    const history = createSearchHistory(settings, tabs()(), systemClock);
    history.remember(words('a'));
    history.remember(words('b'));
    expect(history.$searches.get()).toEqual([words('b'), words('a')]);
    history.forgetAll();
    expect(history.$searches.get()).toEqual([]);
  });
});
