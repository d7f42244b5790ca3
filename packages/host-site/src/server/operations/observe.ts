/** Measures and logs every request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOG, TRUST_PROXY } from '../settings.ts';
import { writeJson } from './log.ts';
import { inScope, type RequestScope, requestId } from './request-scope.ts';
import { routeClass } from './route-class.ts';
import { requestSeconds, requests } from './site-metrics.ts';
import { currentTracer, inSpan } from './tracing/active-span.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Returns the name of a method for logs and metrics. */
export const methodClass = (method = ''): string => (METHODS.has(method) ? method : 'other');

interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly isWhole: boolean;
  readonly traceId: string | undefined;
}

/** Writes the line of a request. */
export function logRequest(scope: RequestScope, answered: Answered): void {
  const { method, route, status, ms, isWhole, traceId } = answered;
  writeJson('info', 'request', {
    id: scope.id,
    ...(traceId && { traceId }),
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    ...(scope.cache && { cache: scope.cache }),
    ...(scope.apiCalls > 0 && { apiCalls: scope.apiCalls }),
    ...(scope.apiFailures > 0 && { apiFailures: scope.apiFailures }),
    ...(!isWhole && { aborted: true }),
  });
}

/** Answers a request in a scope with its id, which the client receives as `X-Request-Id`, and notes the outcome. */
export function observed(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => void,
): void {
  const startedAt = performance.now();
  const { url = '/', headers } = request;
  const scope: RequestScope = {
    id: requestId(headers['x-request-id'], TRUST_PROXY),
    // Its own copy: Node may reuse the request, and the entry corrects its address.
    request: { url, headers },
    cache: undefined,
    apiCalls: 0,
    apiFailures: 0,
  };
  response.setHeader('X-Request-Id', scope.id);
  const route = routeClass(url);
  const method = methodClass(request.method);
  const parent = TRUST_PROXY ? headers['traceparent']?.toString() : undefined;
  const span = currentTracer()?.request(method, route, parent);
  response.once('close', () => {
    const ms = performance.now() - startedAt;
    const isWhole = response.writableFinished;
    const status = isWhole ? String(response.statusCode) : 'aborted';
    requests.add({ route, method, status });
    requestSeconds.observe({ route }, ms);
    span?.end({
      status: response.statusCode,
      ...(!isWhole && { error: 'cancelled' as const }),
      facts: { 'clinicart.cache': scope.cache, 'clinicart.request_id': scope.id },
    });
    if (LOG !== 'json') return;
    const { statusCode } = response;
    logRequest(scope, { method, route, status: statusCode, ms, isWhole, traceId: span?.traceId });
  });
  inScope(scope, () => inSpan(span, answer));
}
