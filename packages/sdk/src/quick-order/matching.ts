import type { Api } from '../base/api.ts';
import type { PriceView } from '../base/price.ts';
import {
  type ArticleMatch,
  articleKey,
  LONGEST_ARTICLE_NUMBER,
  MATCH_BATCH,
  match,
} from './contract.ts';
import type { OrderRow } from './row.ts';

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

/** Asks the shop about every article number of an order once, a hundred at a time. */
export async function matchRows(
  api: Pick<Api, 'call'>,
  rows: readonly OrderRow[],
  { onProgress, signal }: LongRun = {},
): Promise<Matches> {
  const numbers = new Map<string, string>();
  for (const { article } of rows) {
    const key = articleKey(article);
    if (key !== '' && article.length <= LONGEST_ARTICLE_NUMBER && !numbers.has(key))
      numbers.set(key, article);
  }
  const asked = [...numbers.values()];
  const byKey = new Map<string, ArticleMatch>();
  let view: PriceView | undefined;
  for (let at = 0; at < asked.length; at += MATCH_BATCH) {
    onProgress?.(at, asked.length);
    const answer = await api.call(match, asked.slice(at, at + MATCH_BATCH), { signal });
    view = answer.view;
    for (const each of answer.matches) byKey.set(articleKey(each.asked), each);
  }
  onProgress?.(asked.length, asked.length);
  return { byKey, view };
}
