/** Sends requests as fast as they are answered, by autocannon. */
import autocannon from 'autocannon';

/** Longest wait for an answer. */
const TIMEOUT_S = 20;
/** A run ends at this number of requests, whatever its time. */
const MOST_REQUESTS = 500_000;
const MS = 1000;

export interface Shots {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each request names another host, so that the site has no page of it in memory. */
  readonly isNew?: boolean;
}

export interface Hits {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests without an answer: a lost connection, or none in time. */
  readonly unanswered: number;
}

let hosts = 0;

export async function fire(shots: Shots): Promise<Hits> {
  const { url, connections, seconds, headers = {}, isNew = false } = shots;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: TIMEOUT_S,
    maxOverallRequests: MOST_REQUESTS,
    headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
    ...(isNew && {
      requests: [
        {
          setupRequest(request) {
            hosts += 1;
            return { ...request, headers: { ...request.headers, host: `shop-${hosts}.localhost` } };
          },
        },
      ],
    }),
  });
  const { latency, requests, errors, duration, statusCodeStats = {} } = result;
  const statuses = Object.entries(statusCodeStats).map(
    ([status, { count = 0 }]) => [status, count] as const,
  );
  return {
    requests: requests.total,
    perSecond: requests.total / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    statuses: Object.fromEntries(statuses),
    // Time-outs are among the errors.
    unanswered: errors,
  };
}

export const longestShotMs = (seconds: number): number => (seconds + TIMEOUT_S) * MS;
