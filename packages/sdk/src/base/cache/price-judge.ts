import type { Clock } from '../platform/clock.ts';

/** Milliseconds for which a verdict is valid: as long as an answer counts as fresh. */
const BELIEVED_MS = 60_000;

/**
 * Decides who may see prices when an answer with amounts does not say it: the documents name `isAuth` for some
 * answers only. The last `isAuth` for the same token wins; without one the account is read. Spec: 1§1, 1§6
 */
export interface PriceJudge {
  /** Records the `isAuth` of an answer. */
  hear(token: string | undefined, isAuth: boolean): void;
  /**
   * False for a visitor, unless the server has just said otherwise. Where the account cannot be read, the last verdict
   * for the token, however old; undefined without one.
   */
  maySee(token: string | undefined, signal?: AbortSignal): Promise<boolean | undefined>;
  /** Drops the verdict, for example when the account has changed. */
  forget(): void;
}

interface Verdict {
  readonly token: string | undefined;
  readonly at: number;
  readonly isAuth: boolean;
}

interface PriceJudgeParts {
  readonly clock: Clock;
  /** Reads whether the account is approved; the caller shares equal reads under way. */
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
      // An answer may have named `isAuth` while the account was being read. A failure is no verdict: the next answer
      // reads again.
      if (last === before && isAuth !== undefined) hear(token, isAuth);
      return last?.token === token ? last?.isAuth : undefined;
    },
    forget() {
      last = undefined;
    },
  };
}
