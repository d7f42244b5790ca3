/** Measures and logs every request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LOG, TRUST_PROXY } from '../settings.ts';
import { writeJson } from './log.ts';
import { inScope, type RequestScope, requestId } from './request-scope.ts';
import { routeClass } from './route-class.ts';
import { requestSeconds, requests } from './site-metrics.ts';
import { currentTracer, inSpan } from './tracing/active-span.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

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
  const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
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
    writeJson('info', 'request', {
      id: scope.id,
      ...(span && { traceId: span.traceId }),
      method,
      route,
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(scope.cache && { cache: scope.cache }),
      ...(scope.apiCalls > 0 && { apiCalls: scope.apiCalls }),
      ...(scope.apiFailures > 0 && { apiFailures: scope.apiFailures }),
      ...(!isWhole && { aborted: true }),
    });
  });
  inScope(scope, () => inSpan(span, answer));
}
