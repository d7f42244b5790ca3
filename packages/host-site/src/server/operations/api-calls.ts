/** Calls of this server to the API: they carry the id of the request, and are counted. */
import { createShop, memoryStore } from '@clinicart/sdk';
import { contentDomain } from '@clinicart/sdk/content';
import { httpFetch, runtimeFetch } from '../http-fetch.ts';
import { API_BASE, IS_EDGE, READY_WITHOUT_API, SERVICE_BASE } from '../settings.ts';
import { createHealth } from './health.ts';
import { currentScope } from './request-scope.ts';
import { apiCalls, apiSeconds } from './site-metrics.ts';
import { currentSpan } from './tracing/active-span.ts';

/** Longest wait of `/readyz` for the API; checks usually wait for 2 s or more. */
const PROBE_MS = 1500;

type Source = 'page' | 'proxy' | 'readiness';
type Outcome = 'answered' | 'failed' | 'cancelled';

function note(source: Source, outcome: Outcome, startedAt: number) {
  const scope = currentScope();
  apiCalls.add({ source, outcome });
  apiSeconds.observe({ source, outcome }, performance.now() - startedAt);
  if (outcome === 'answered') health.answered();
  if (!scope) return;
  scope.apiCalls += 1;
  if (outcome === 'failed') scope.apiFailures += 1;
}

/** Sends as `fetch` does, until the deadline too. */
type Send = (
  input: string | URL | Request,
  init?: RequestInit,
  deadline?: AbortSignal,
) => Promise<Response>;

/** Returns `fetch` for calls to the API. */
export const apiFetch =
  (source: Source, send: Send = fetch): Send =>
  async (input, init, deadline) => {
    const startedAt = performance.now();
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
    const id = currentScope()?.id;
    if (id) headers.set('X-Request-Id', id);
    const isRequest = input instanceof Request;
    const method = init?.method ?? (isRequest ? input.method : 'GET');
    const span = currentSpan()?.call(method, isRequest ? input.url : String(input));
    if (span) headers.set('traceparent', span.traceparent);
    try {
      const answer = await send(input, { ...init, headers }, deadline);
      note(source, answer.status >= 500 ? 'failed' : 'answered', startedAt);
      span?.end({ status: answer.status });
      return answer;
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      const isCancelled = name === 'AbortError';
      note(source, isCancelled ? 'cancelled' : 'failed', startedAt);
      const isLate = name === 'TimeoutError';
      span?.end({ error: isCancelled ? 'cancelled' : isLate ? 'timeout' : 'network' });
      throw error;
    }
  };

/** Sends the calls of a page while it is rendered. */
export const pageFetch = apiFetch('page', IS_EDGE ? runtimeFetch : httpFetch);

/** Makes the read that every page makes, and returns whether the API answered it. */
async function probe(): Promise<boolean> {
  let isAnswered = false;
  const deadline = AbortSignal.timeout(PROBE_MS);
  const send = apiFetch('readiness');
  const shop = createShop({
    apiBase: API_BASE,
    serviceBase: SERVICE_BASE,
    server: true,
    storage: { session: memoryStore(), settings: memoryStore() },
    fetch: async (input, init) => {
      const answer = await send(input, { ...init, signal: deadline });
      isAnswered ||= answer.status < 500;
      return answer;
    },
  });
  // The API may refuse the call or answer in another shape: it is there.
  await shop
    .domain(contentDomain)
    .support.get(null)
    .catch(() => undefined);
  return isAnswered;
}

/** Whether this process should receive requests. */
export const health = createHealth({ probe, withoutApi: READY_WITHOUT_API });
