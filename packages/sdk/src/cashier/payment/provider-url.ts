import { judgeLink } from '../../base/values/web-link.ts';
import type { PaymentStart } from '../contract.ts';
import type { PaymentRecord } from '../types.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a provider's page, as it may be opened: https; http only on one's own machine and at the shop's own
 * origins, where a sandbox plays the providers. Undefined for anything else. Spec: 2§2.3
 */
export function providerPage(given: string, own: readonly string[] = []): string | undefined {
  const target = judgeLink(given);
  if (target?.kind !== 'web') return undefined;
  const { url } = target;
  const isPlainFit = LOOPBACK.has(url.hostname) || own.includes(url.origin);
  return url.protocol === 'https:' || isPlainFit ? url.href : undefined;
}

/** A payment that goes on may lead only to an address that may be opened. */
export const isFitStart = (start: PaymentStart, own: readonly string[] = []): boolean =>
  start.kind !== 'page' || providerPage(start.url, own) !== undefined;

/** The link behind a code, for a phone that cannot scan its own screen; undefined where the code is no link. Spec: 2§4 (56) */
export const codeLink = (start: PaymentStart): string | undefined =>
  start.kind === 'code' ? providerPage(start.text) : undefined;

/**
 * Is this the address, or the code, of a payment that was begun in this browser? /transfer and /qrCodePage take theirs from
 * an address that anybody may have written, and trust only what was begun here. Spec: 2§2.1
 */
export function isOfRecord(given: string, record: PaymentRecord | undefined): boolean {
  const { start } = record ?? {};
  if (start?.kind === 'page') return start.url === given;
  return start?.kind === 'code' && start.text === given;
}
