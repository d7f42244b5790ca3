import type { Api } from '../base/http/client.ts';
import { lacksCall } from '../base/http/lacks-call.ts';
import type { PriceView } from '../base/values/price.ts';
import {
  type ArticleMatch,
  articleKey,
  LONGEST_ARTICLE_NUMBER,
  MATCH_BATCH,
  match,
} from './contract.ts';
import type { OrderRow } from './row.ts';
import { createArticleSearch } from './search-articles.ts';

/** Gets the number of finished items and the total. */
export type Progress = (done: number, total: number) => void;

/** Options of a long job: progress and cancellation. */
export interface LongRun {
  readonly onProgress?: Progress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The matches of article numbers, and the price view of the account. */
export interface Matches {
  readonly byKey: ReadonlyMap<string, ArticleMatch>;
  /** Undefined where nothing was requested. */
  readonly view: PriceView | undefined;
}

/** The distinct article numbers of an order, in its order. */
function numbersOf(rows: readonly OrderRow[]): readonly string[] {
  const numbers = new Map<string, string>();
  for (const { article } of rows) {
    const key = articleKey(article);
    if (key !== '' && article.length <= LONGEST_ARTICLE_NUMBER && !numbers.has(key))
      numbers.set(key, article);
  }
  return [...numbers.values()];
}

/**
 * Matches every article number of an order once: a hundred per call, or one by one where the server lacks that call,
 * which the documents do not describe. Remembers that the server lacks it.
 */
export function createMatcher(api: Pick<Api, 'call'>, language: () => string) {
  const searchArticles = createArticleSearch(api, language);
  let isLacking = false;

  async function matchBatches(
    asked: readonly string[],
    { onProgress, signal }: LongRun,
  ): Promise<Matches> {
    const byKey = new Map<string, ArticleMatch>();
    let view: PriceView | undefined;
    for (let at = 0; at < asked.length; at += MATCH_BATCH) {
      onProgress?.(at, asked.length);
      const answer = await api.call(match, asked.slice(at, at + MATCH_BATCH), { signal });
      view = answer.view;
      for (const each of answer.matches) byKey.set(articleKey(each.asked), each);
    }
    return { byKey, view };
  }

  async function searchEach(
    asked: readonly string[],
    { onProgress, signal }: LongRun,
  ): Promise<Matches> {
    const byKey = new Map<string, ArticleMatch>();
    // Limits progress to a hundred steps, not a thousand.
    const step = Math.max(1, Math.floor(asked.length / 100));
    const onDone = (done: number) => {
      if (done % step === 0) onProgress?.(done, asked.length);
    };
    onProgress?.(0, asked.length);
    const found = await searchArticles(asked, { onDone, signal });
    for (const number of asked) {
      const key = articleKey(number);
      byKey.set(key, { asked: number, article: found.byKey.get(key), nearest: [] });
    }
    return { byKey, view: found.view };
  }

  return async function matchRows(rows: readonly OrderRow[], run: LongRun = {}): Promise<Matches> {
    const asked = numbersOf(rows);
    const matches = await (isLacking
      ? searchEach(asked, run)
      : matchBatches(asked, run).catch((error: unknown) => {
          if (!lacksCall(error)) throw error;
          isLacking = true;
          return searchEach(asked, run);
        }));
    run.onProgress?.(asked.length, asked.length);
    return matches;
  };
}
