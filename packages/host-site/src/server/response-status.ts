import type { Loadable } from '@clinicart/sdk';
import { RETRY_AFTER_S } from './security-headers.ts';

/**
 * A page whose main answer is missing is sent all the same, and its widget asks again in the browser;
 * but no cache and no search engine should keep it.
 */
export function unlessReached(
  response: { status?: number; statusText?: string; readonly headers: Headers },
  main: Loadable<unknown>,
): void {
  if (main.status === 'ready') return;
  response.status = 503;
  response.statusText = 'Service Unavailable';
  response.headers.set('Retry-After', RETRY_AFTER_S);
}
