import type { Api } from '../base/http/client.ts';
import { lacksCall } from '../base/http/errors.ts';
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

/** Told how many of how many are done. */
export type Progress = (done: number, total: number) => void;

/** Something long that can be watched and stopped. */
export interface LongRun {
  readonly onProgress?: Progress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** What the shop said about article numbers, and who was asking. */
export interface Matches {
  readonly byKey: ReadonlyMap<string, ArticleMatch>;
  /** Undefined where nothing had to be asked. */
  readonly view: PriceView | undefined;
}

/** The different article numbers of an order, in its order. */
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
 * Asks the shop about every article number of an order once: a hundred in a call, or one by one where the server lacks
 * that call, which the documents do not describe. That it lacks it is asked once.
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
    // A screen draws a hundred steps, not a thousand.
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
