import { atom, onMount, type ReadableAtom } from 'nanostores';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { ExclusiveRunner } from '../../base/platform/cross-tab-lock.ts';
import type { PageVisibility } from '../../base/platform/visibility.ts';
import type { PaymentStatus } from '../types.ts';
import { payAnswer } from './result-codes.ts';

/** The pause after the first poll; each next pause is longer, up to the longest. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 10_000;
/** After this many polls, about five minutes, a bank is slow: the pauses grow further. */
export const PATIENT_AFTER = 30;
export const PATIENT_PAUSE_MS = 60_000;
const GROWTH = 1.3;
/** Jitter: a pause is up to this fraction shorter or longer, so that buyers do not poll in step. */
export const JITTER = 0.15;

/** Every so many polls also ask the provider: its notice to the shop may have been lost. */
const PROVIDER_EVERY = 5;

/** The pause after the nth poll (from 0); `chance` is from 0 up to 1. */
export function pauseAfter(asked: number, chance: number): number {
  const quick = Math.min(FIRST_PAUSE_MS * GROWTH ** asked, LONGEST_PAUSE_MS);
  const patient = LONGEST_PAUSE_MS * GROWTH ** (asked - PATIENT_AFTER);
  const whole = Math.min(Math.max(quick, patient), PATIENT_PAUSE_MS);
  return Math.round(whole * (1 + JITTER * (2 * chance - 1)));
}

interface FollowingOptions {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  /** Lets one tab poll for all; without it each page polls. */
  readonly exclusive: ExclusiveRunner | undefined;
  /** Asks whether it is paid, at the shop or at the provider. Rejects with a ShopError. */
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
  /** Called once for each order whose end this tab learned. */
  onEnd(orderNo: string): void;
  /** A random number from 0 up to 1, for the jitter. */
  chance(): number;
}

/** One order that is polled. */
interface Followed {
  readonly $state: ReadableAtom<PaymentStatus>;
  /** Polls at once, even while another tab polls. */
  askNow(from: 'shop' | 'provider'): Promise<void>;
  /** Polls once on another tab's news, while $state is observed. */
  hear(): void;
  settle(end: Extract<PaymentStatus, { status: 'paid' | 'closed' }>): void;
}

function createFollowed(orderNo: string, options: FollowingOptions): Followed {
  const { clock, visibility } = options;
  const alone: ExclusiveRunner = options.exclusive ?? ((_, job) => job());
  const $state = atom<PaymentStatus>({ status: 'waiting' });
  let isWatched = false;
  let isQueued = false;
  let asked = 0;
  let wake = () => {};

  const isOver = () => $state.value?.status === 'paid' || $state.value?.status === 'closed';
  const mayAsk = () => isWatched && !isOver() && !visibility.isHidden();

  function settle(end: Parameters<Followed['settle']>[0]) {
    if (isOver()) return;
    $state.set(end);
    wake();
    options.onEnd(orderNo);
  }

  async function ask(from: 'shop' | 'provider') {
    if (isOver()) return;
    try {
      if (await options.isPaid(orderNo, from)) settle({ status: 'paid' });
      else if ($state.value?.status === 'troubled') $state.set({ status: 'waiting' });
    } catch (error) {
      if (!isShopError(error)) throw error;
      const { message } = error;
      if (payAnswer(error) === 'closed') settle({ status: 'closed', message });
      else if (!isOver()) $state.set({ status: 'troubled', message });
    }
  }

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = clock.after(pauseAfter(asked++, options.chance()), () => wake());
      wake = () => {
        cancel();
        wake = () => {};
        resolve();
      };
    });
  }

  /**
   * Polls until the end is known, $state has no observer or the page is hidden; then another tab may poll. Queues once.
   */
  async function takeTurn() {
    if (isQueued || !mayAsk()) return;
    isQueued = true;
    try {
      await alone(`follow-${orderNo}`, async () => {
        while (mayAsk()) {
          await ask(asked % PROVIDER_EVERY === PROVIDER_EVERY - 1 ? 'provider' : 'shop');
          if (mayAsk()) await pause();
        }
      });
    } finally {
      isQueued = false;
    }
    // The page became visible while it gave its turn back.
    void takeTurn();
  }

  onMount($state, () => {
    isWatched = true;
    asked = 0;
    const stopLooking = visibility.listen(() => {
      asked = 0;
      wake();
      void takeTurn();
    });
    void takeTurn();
    return () => {
      isWatched = false;
      stopLooking();
      wake();
    };
  });

  return {
    $state,
    settle,
    askNow(from) {
      asked = 0;
      return ask(from);
    },
    hear() {
      if (isWatched) void ask('shop');
    },
  };
}

/** The orders that this tab polls. Spec: 2§4 (the status is polled until isPay is true) */
export interface Followings {
  /** Polls while $state is observed: with growing pauses, not while the page is hidden, in one tab for all. */
  of(orderNo: string): Followed;
  /** Another tab has news of an order: polls each observed order once. */
  hear(): void;
}

export function createFollowings(options: FollowingOptions): Followings {
  const known = new Map<string, Followed>();
  return {
    of(orderNo) {
      const found = known.get(orderNo) ?? createFollowed(orderNo, options);
      known.set(orderNo, found);
      return found;
    },
    hear() {
      for (const followed of known.values()) followed.hear();
    },
  };
}
