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
import { awaitsLogin } from '../../identity/account/awaits-login.ts';

/** The review of the lines, the chosen ones, and the outcomes so far. */
export function useAgain(lines: readonly AgainLine[]) {
  const shop = useShop();
  const orders = shop.domain(ordersDomain);
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
      setChosen((known) => {
        const next = new Set(known);
        if (isChosen) next.add(line);
        else next.delete(line);
        return next;
      });
    },
    /** The number of lines whose products could not be read. */
    unread: unread.length,
    isChecking,
    /** Reads the unread products again; the other lines and the choice stay. */
    async recheck() {
      setChecking(true);
      const next = await orders.reviewAgain(unread.map(({ line }) => line));
      const fresh = new Map(unread.map((line, index) => [line, next.lines[index] ?? line]));
      setReview(
        (known) =>
          known && {
            // A review of which nothing was read names the lines as they were given.
            lines:
              unread.length === known.lines.length
                ? next.lines
                : known.lines.map((line) => fresh.get(line) ?? line),
          },
      );
      const found = next.lines.filter(({ quantity }) => quantity > 0);
      setChosen((known) => new Set([...known, ...found]));
      setChecking(false);
    },
    /** Adds the chosen lines; returns their number once all are in the cart. */
    async add(): Promise<number | undefined> {
      setBusy(true);
      const outcome = await orders.buyAgain({ lines: [...chosen] });
      const next = new Map(results);
      for (const result of outcome.results)
        if (result.state === 'added' || !awaitsLogin(shop)) next.set(result.line, result);
      setResults(next);
      setBusy(false);
      const added = new Set(
        outcome.results.filter(({ state }) => state === 'added').map(({ line }) => line),
      );
      setChosen((known) => new Set([...known].filter((line) => !added.has(line))));
      return added.size === outcome.results.length ? next.size : undefined;
    },
  };
}
