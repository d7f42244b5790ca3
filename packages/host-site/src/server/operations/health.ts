/** Whether this process should receive requests. */

/** An answer of the API so recent counts as "reachable"; after it, `/readyz` calls the API itself. */
export const FRESH_MS = 15_000;
/** The result of a failed call of `/readyz` serves for so long, so that checks do not flood an API that is down. */
const REPEAT_MS = 1000;

export interface Readiness {
  readonly status: 200 | 503;
  readonly body: {
    readonly status: 'ready' | 'stopping' | 'api-unreachable';
    readonly apiReachable?: boolean;
  };
}

export interface Health {
  /** Notes that the API has answered a call, of any kind. */
  answered(): void;
  /** The process will stop: it is never ready again. */
  stop(): void;
  readonly isStopping: boolean;
  ready(): Promise<Readiness>;
}

interface HealthOptions {
  /** Calls the API; resolves with whether it answered. */
  readonly probe: () => Promise<boolean>;
  /** Whether the process counts as ready without the API. */
  readonly withoutApi: boolean;
  /** Milliseconds since any moment, never set back. */
  readonly now?: () => number;
}

export function createHealth(options: HealthOptions): Health {
  const { probe, withoutApi, now = () => performance.now() } = options;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let isStopping = false;
  let underWay: Promise<boolean> | undefined;

  async function isReachable(): Promise<boolean> {
    if (now() - answeredAt < FRESH_MS) return true;
    if (now() - failedAt < REPEAT_MS) return false;
    underWay ??= probe()
      .catch(() => false)
      .finally(() => {
        underWay = undefined;
      });
    const isThere = await underWay;
    if (isThere) answeredAt = now();
    else failedAt = now();
    return isThere;
  }

  return {
    answered() {
      answeredAt = now();
    },
    stop() {
      isStopping = true;
    },
    get isStopping() {
      return isStopping;
    },
    async ready() {
      const apiReachable = !isStopping && (await isReachable());
      // It may have begun to stop meanwhile.
      if (isStopping) return { status: 503, body: { status: 'stopping' } };
      return apiReachable || withoutApi
        ? { status: 200, body: { status: 'ready', apiReachable } }
        : { status: 503, body: { status: 'api-unreachable', apiReachable } };
    },
  };
}
