import { guardSession } from '../../base/concurrency/session-guard.ts';
import type { Api } from '../../base/http/client.ts';
import type { ExclusiveRunner } from '../../base/platform/cross-tab-lock.ts';

/** Whatever changes the temporary order, or makes an order of it. */
export interface OrderTurns {
  /** The calls of the turn that is under way, for whoever asked for it. */
  readonly api: Pick<Api, 'call'>;
  /**
   * One at a time in this page and, where tabs know of each other, in all of them: the call that makes an order names
   * none, so between looking at the temporary order and sending it nobody may put another in its place. Not the lock of
   * the single calls: it is held across several of them. Spec: 2§7
   */
  alone<T>(job: () => Promise<T>): Promise<T>;
}

export function createTurns(options: {
  readonly api: Pick<Api, 'call' | 'url'>;
  readonly exclusive: ExclusiveRunner | undefined;
  readonly session: { sessionEpoch(): string };
  readonly sessionEnded: () => string;
}): OrderTurns {
  const { exclusive, session } = options;
  let own: Pick<Api, 'call'> = options.api;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    api: { call: (endpoint, input, more) => own.call(endpoint, input, more) },
    alone(job) {
      const asked = guardSession(options.api, session, options.sessionEnded);
      const take = () => {
        own = asked;
        return job();
      };
      const turn = queue.then(() => (exclusive ? exclusive('placing', take) : take()));
      queue = turn.catch(() => {});
      return turn;
    },
  };
}
