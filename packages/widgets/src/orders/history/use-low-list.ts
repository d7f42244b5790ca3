import { type AgainResult, ordersDomain, type RegularArticle } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** Largest quantity that the list suggests. */
const MOST = 9_999;

/** The outcome of adding one article. */
export interface LineOutcome {
  readonly state: 'added' | 'failed' | 'unconfirmed';
  readonly quantity: number;
  /** Differences from the last order, or why it was not added. */
  readonly sentences: readonly string[];
}

/** The outcome of adding several articles. */
export interface ListOutcome {
  readonly added: number;
  /** Articles that may be in the cart. */
  readonly unsure: number;
  readonly count: number;
}

/** The article's key in the list. */
export const keyOf = ({ good }: RegularArticle): string =>
  good.specificationId || good.articleNumber;

/** The chosen quantities and the outcomes of a list of articles, and adding them to the cart. */
export function useLowList() {
  const shop = useShop();
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(new Map());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, LineOutcome>>(new Map());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<ListOutcome>();
  const quantityOf = (article: RegularArticle) =>
    quantities.get(keyOf(article)) ?? Math.max(1, article.usualQuantity);

  function setQuantity(article: RegularArticle, quantity: number) {
    if (!Number.isInteger(quantity)) return;
    const next = Math.min(MOST, Math.max(1, quantity));
    setQuantities((known) => new Map(known).set(keyOf(article), next));
  }

  async function add(articles: readonly RegularArticle[]) {
    const orders = shop.domain(ordersDomain);
    const keys = new Set(articles.map(keyOf));
    setBusy((known) => new Set([...known, ...keys]));
    setLast(undefined);
    try {
      const lines = articles.map((each) => ({ good: each.good, quantity: quantityOf(each) }));
      const { results } = await orders.buyAgain(await orders.reviewAgain(lines));
      setOutcomes((before) => {
        const next = new Map(before);
        for (const { line, state, message } of results) {
          const { good } = line.line;
          next.set(good.specificationId || good.articleNumber, {
            state: state === 'not-added' ? 'failed' : state,
            quantity: line.quantity,
            sentences:
              state === 'added'
                ? line.notes.map((note) => shop.language.say(note))
                : [message ?? ''].filter(Boolean),
          });
        }
        return next;
      });
      const countOf = (wanted: AgainResult['state']) =>
        results.filter(({ state }) => state === wanted).length;
      setLast({
        added: countOf('added'),
        unsure: countOf('unconfirmed'),
        count: results.length,
      });
    } finally {
      setBusy((known) => new Set([...known].filter((key) => !keys.has(key))));
    }
  }

  return { quantityOf, setQuantity, outcomes, busy, last, add };
}

export type LowList = ReturnType<typeof useLowList>;
