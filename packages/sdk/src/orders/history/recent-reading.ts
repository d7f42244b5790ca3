import type { ReadableAtom } from 'nanostores';
import type { Scope } from '../../base/cache/query-cache.ts';
import type { Clock } from '../../base/platform/clock.ts';

/** Milliseconds for which a reading serves another range, as long as an answer counts as fresh. */
const FRESH_MS = 60_000;

/** Reads what is needed from a time on, or takes what was just read for the same person. */
export type RecentReading<T> = (since: number, read: () => Promise<T>) => Promise<T>;

/** Keeps the last reading for a minute, for one person and language. */
export function keepRecent<T>(
  clock: Pick<Clock, 'now'>,
  $scope: ReadableAtom<Scope>,
): RecentReading<T> {
  let known: { scope: Scope; since: number; at: number; value: T } | undefined;
  return async (since, read) => {
    const scope = $scope.get();
    const isKnown =
      known?.scope === scope && known.since <= since && clock.now() - known.at < FRESH_MS;
    if (known && isKnown) return known.value;
    const value = await read();
    if ($scope.get() === scope) known = { scope, since, at: clock.now(), value };
    return value;
  };
}
