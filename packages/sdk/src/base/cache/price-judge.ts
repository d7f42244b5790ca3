import type { Clock } from '../platform/clock.ts';

/** Milliseconds for which a word about prices is believed, as long as an answer counts as fresh. */
const BELIEVED_MS = 60_000;

/**
 * Decides who may see prices where an answer with amounts does not say it: the documents name `isAuth` for some
 * answers only. The server's last word for the same token wins; without one the account is read. Spec: 1§1, 1§6
 */
export interface PriceJudge {
  /** Takes note of an answer that named `isAuth`. */
  hear(token: string | undefined, isAuth: boolean): void;
  /** A visitor may not, unless the server has just said so; nor may an account that cannot be read. */
  maySee(token: string | undefined, signal?: AbortSignal): Promise<boolean>;
  /** Forgets what was said, as when the account has changed. */
  forget(): void;
}

interface Verdict {
  readonly token: string | undefined;
  readonly at: number;
  readonly isAuth: boolean;
}

interface PriceJudgeParts {
  readonly clock: Clock;
  /** Reads whether the account is approved. Equal reads under way are shared by the caller. */
  isApproved(signal: AbortSignal | undefined): Promise<boolean>;
}

export function createPriceJudge({ clock, isApproved }: PriceJudgeParts): PriceJudge {
  let last: Verdict | undefined;
  const hear = (token: string | undefined, isAuth: boolean) => {
    last = { token, at: clock.now(), isAuth };
  };
  return {
    hear,
    async maySee(token, signal) {
      if (last && last.token === token && clock.now() - last.at < BELIEVED_MS) return last.isAuth;
      if (token === undefined) return false;
      const before = last;
      const isAuth = await isApproved(signal).catch(() => undefined);
      // The server may have spoken while the account was being read.
      if (last !== before) return last !== undefined && last.token === token && last.isAuth;
      // A failure is no verdict: the next answer asks again.
      if (isAuth !== undefined) hear(token, isAuth);
      return isAuth ?? false;
    },
    forget() {
      last = undefined;
    },
  };
}
