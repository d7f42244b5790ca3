import type { Loadable } from '@clinicart/sdk';
import { RETRY_AFTER_S } from '../security-headers.ts';

/**
 * Sets the status of a page whose main data is missing. The page is still sent, and its widget retries in the browser,
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
