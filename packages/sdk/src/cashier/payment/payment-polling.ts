import { atom, onMount, type ReadableAtom } from 'nanostores';
import { isShopError } from '../../base/http/errors.ts';
import type { Clock } from '../../base/platform/clock.ts';
import type { ExclusiveRunner } from '../../base/platform/cross-tab-lock.ts';
import type { PageVisibility } from '../../base/platform/visibility.ts';
import type { Following } from '../types.ts';
import { payAnswer } from './result-codes.ts';

/** The pause after the first asking; each next one is longer, up to the longest. */
export const FIRST_PAUSE_MS = 2_000;
export const LONGEST_PAUSE_MS = 10_000;
/** A page that has asked so often, some five minutes long, waits for a bank: its pauses grow once more. */
export const PATIENT_AFTER = 30;
export const PATIENT_PAUSE_MS = 60_000;
const GROWTH = 1.3;
/** A pause is up to this part shorter or longer, so that many buyers do not ask at one moment. */
export const JITTER = 0.15;

/** Each so many askings the provider is asked too: its message to the shop may have been lost. */
const PROVIDER_EVERY = 5;

/** The pause after the nth asking (from 0); `chance` is from 0 up to 1. */
export function pauseAfter(asked: number, chance: number): number {
  const quick = Math.min(FIRST_PAUSE_MS * GROWTH ** asked, LONGEST_PAUSE_MS);
  const patient = LONGEST_PAUSE_MS * GROWTH ** (asked - PATIENT_AFTER);
  const whole = Math.min(Math.max(quick, patient), PATIENT_PAUSE_MS);
  return Math.round(whole * (1 + JITTER * (2 * chance - 1)));
}

interface FollowingOptions {
  readonly clock: Clock;
  readonly visibility: PageVisibility;
  /** One tab asks for all; without it this page is alone. */
  readonly exclusive: ExclusiveRunner | undefined;
  /** Is it paid, as the shop has it, or after asking the provider? Rejects with a ShopError. */
  isPaid(orderNo: string, from: 'shop' | 'provider'): Promise<boolean>;
  /** Told once of each order whose end this tab has learned. */
  onEnd(orderNo: string): void;
  /** From 0 up to 1, for the jitter. */
  chance(): number;
}

/** One order that is followed. */
interface Followed {
  readonly $state: ReadableAtom<Following>;
  /** At once, whoever else asks. */
  askNow(from: 'shop' | 'provider'): Promise<void>;
  /** Another tab has news: asks once where somebody listens. */
  hear(): void;
  settle(end: Extract<Following, { status: 'paid' | 'closed' }>): void;
}

function createFollowed(orderNo: string, options: FollowingOptions): Followed {
  const { clock, visibility } = options;
  const alone: ExclusiveRunner = options.exclusive ?? ((_, job) => job());
  const $state = atom<Following>({ status: 'waiting' });
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

  /** Asks until it is over, nobody listens or nobody looks; then another tab may. Waiting for a turn is done once at a time. */
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
    // Shown again while the turn was being given back.
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

/** Orders that are followed. Spec: 2§4 (the status is polled until isPay is true) */
export interface Followings {
  /** Asks while somebody listens: with growing pauses, not while the page is hidden, in one tab for all. */
  of(orderNo: string): Followed;
  /** Another tab has news of some order: each one that is watched here is asked about once. */
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
