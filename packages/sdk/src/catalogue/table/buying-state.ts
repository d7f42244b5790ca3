import type { WritableAtom } from 'nanostores';
import type { Lanes } from '../../base/concurrency/concurrency-limit.ts';
import type { Api } from '../../base/http/client.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import type { CartStore } from '../../cart/store.ts';
import type { SessionStore } from '../../identity/session/store.ts';
import type { KnownOutcomes } from '../../quick-order/add-in-batches.ts';
import type { BuyingLine, BuyingLines } from './buying-lines.ts';

/** The lines of a list of products that the buyer buys from. */
export interface BuyingListState {
  /** Lines with a quantity, in the order of choosing. */
  readonly lines: BuyingLines;
  /** Why a line was not added, in a sentence, by the id of its specification. */
  readonly problems: ReadonlyMap<string, string>;
  /** The specifications being added; empty between two attempts. */
  readonly adding: ReadonlySet<string>;
}

/** The outcome of an attempt to add lines. */
export interface BuyingResult {
  /** The lines that are in the cart now. */
  readonly added: readonly BuyingLine[];
  /** Lines that stay in the list, each with its reason in `problems`. */
  readonly left: number;
  /** Why nothing could be sent, or why sending ended early. */
  readonly trouble?: string;
}

/** The parts of the shop that buying from a list needs. */
export interface BuyingListParts {
  readonly api: Pick<Api, 'call'>;
  readonly cart: Pick<CartStore, 'add' | 'contents'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly session: Pick<SessionStore, '$session' | 'afterLogin' | '$forgotten' | 'sessionEpoch'>;
  readonly language: { say(why: Explanation): string };
}

/** The state and parts that the steps of adding share. */
export interface AddingContext {
  readonly parts: BuyingListParts;
  readonly $state: WritableAtom<BuyingListState>;
  readonly inLane: Lanes;
  readonly unsure: KnownOutcomes;
}

export const patch = ({ $state }: AddingContext, change: Partial<BuyingListState>) =>
  $state.set({ ...$state.get(), ...change });

/** Removes entries; the same map where there are none. */
export function without<T>(
  map: ReadonlyMap<string, T>,
  ids: Iterable<string>,
): ReadonlyMap<string, T> {
  const rest = new Map(map);
  for (const id of ids) rest.delete(id);
  return rest.size === map.size ? map : rest;
}
