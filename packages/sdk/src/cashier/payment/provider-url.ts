import { judgeLink } from '../../base/values/web-link.ts';
import type { PaymentStart } from '../contract.ts';
import type { PaymentRecord } from '../types.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address of a provider's page where it is safe to open: https; http only on this machine and at the shop's own
 * origins, where a sandbox simulates the providers. Undefined for anything else. Spec: 2§2.3
 */
export function providerPage(given: string, own: readonly string[] = []): string | undefined {
  const target = judgeLink(given);
  if (target?.kind !== 'web') return undefined;
  const { url } = target;
  const isPlainFit = LOOPBACK.has(url.hostname) || own.includes(url.origin);
  return url.protocol === 'https:' || isPlainFit ? url.href : undefined;
}

/** Does the start of a payment lead to a safe address? */
export const isFitStart = (start: PaymentStart, own: readonly string[] = []): boolean =>
  start.kind !== 'page' || providerPage(start.url, own) !== undefined;

/**
 * The link beside a code or in it, for a phone that cannot scan its own screen; undefined where neither is a safe link.
 * Spec: 2§4 (56)
 */
export const codeLink = (start: PaymentStart): string | undefined =>
  start.kind === 'code' ? (providerPage(start.link ?? '') ?? providerPage(start.text)) : undefined;

/**
 * Is this the address or the code of this payment? /transfer and /qrCodePage get theirs from a URL that anyone may have
 * written, and trust only payments that this browser started. Spec: 2§2.1
 */
export function isOfRecord(given: string, record: PaymentRecord | undefined): boolean {
  const { start } = record ?? {};
  if (start?.kind === 'page') return start.url === given;
  return start?.kind === 'code' && (start.text === given || start.link === given);
}
