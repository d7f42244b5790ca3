import {
  type AgainLine,
  type AgainResult,
  type AgainReview,
  ordersDomain,
  type ReviewedLine,
  unreadLines,
} from '@clinicart/sdk/orders';
import { useEffect, useState } from 'react';
import { useShop } from '../../engine/index.ts';

/** The review of the lines, the chosen ones, and the outcomes so far. */
export function useAgain(lines: readonly AgainLine[]) {
  const orders = useShop().domain(ordersDomain);
  const [review, setReview] = useState<AgainReview>();
  const [chosen, setChosen] = useState<ReadonlySet<ReviewedLine>>(new Set());
  const [results, setResults] = useState<ReadonlyMap<ReviewedLine, AgainResult>>(new Map());
  const [busy, setBusy] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const unread = review ? unreadLines(review) : [];
  useEffect(() => {
    const abort = new AbortController();
    void orders.reviewAgain(lines, abort.signal).then((next) => {
      if (abort.signal.aborted) return;
      setReview(next);
      setChosen(new Set(next.lines.filter(({ quantity }) => quantity > 0)));
    });
    return () => abort.abort();
  }, [orders, lines]);
  return {
    review,
    chosen,
    results,
    busy,
    choose(line: ReviewedLine, isChosen: boolean) {
      const next = new Set(chosen);
      if (isChosen) next.add(line);
      else next.delete(line);
      setChosen(next);
    },
    /** The number of lines whose products could not be read. */
    unread: unread.length,
    isChecking,
    /** Reads the unread products again; the other lines and the choice stay. */
    async recheck() {
      if (!review) return;
      setChecking(true);
      const next = await orders.reviewAgain(unread.map(({ line }) => line));
      const fresh = new Map(unread.map((line, index) => [line, next.lines[index] ?? line]));
      setReview({ lines: review.lines.map((line) => fresh.get(line) ?? line) });
      const found = [...fresh.values()].filter(({ quantity }) => quantity > 0);
      setChosen(new Set([...chosen, ...found]));
      setChecking(false);
    },
    /** Adds the chosen lines; returns their number once all are in the cart. */
    async add(): Promise<number | undefined> {
      setBusy(true);
      const outcome = await orders.buyAgain({ lines: [...chosen] });
      const next = new Map(results);
      for (const result of outcome.results) next.set(result.line, result);
      setResults(next);
      setBusy(false);
      const left = outcome.results.filter(({ state }) => state !== 'added');
      setChosen(new Set(left.map(({ line }) => line)));
      return left.length === 0 ? next.size : undefined;
    },
  };
}
