/** Mistakes that keep a page from its shop server. */
import { type Finding, finding } from './finding.ts';

/** The part of a `SecurityPolicyViolationEvent` that a diagnosis needs. */
export interface Violation {
  readonly blockedURI: string;
  readonly effectiveDirective: string;
  readonly disposition: string;
}

/** Returns the mistake of a policy that blocks one of the shop's servers; undefined for other addresses. */
export function policyFinding(
  { blockedURI, effectiveDirective, disposition }: Violation,
  origins: readonly string[],
): Finding | undefined {
  if (disposition !== 'enforce' || !URL.canParse(blockedURI)) return undefined;
  const { origin } = new URL(blockedURI);
  if (!origins.includes(origin)) return undefined;
  const directive = effectiveDirective.replace(/-(?:elem|attr)$/, '');
  return finding('policy', origin, directive);
}

/** Returns whether a host is this machine, which browsers trust without https. */
const isLocal = (host: string) =>
  /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(host);

/** Returns the mistake of an https page that calls a server over http. */
export function mixedContentFinding(api: string, page: string): Finding | undefined {
  if (!URL.canParse(api, page)) return undefined;
  const { protocol, hostname, origin, host } = new URL(api, page);
  const isMixed = protocol === 'http:' && new URL(page).protocol === 'https:' && !isLocal(hostname);
  return isMixed ? finding('mixedContent', origin, `https://${host}`) : undefined;
}

/** Returns the mistake behind a call that no answer followed. `answers`: whether the server answers without CORS. */
export function silenceFinding(api: string, page: string, answers: boolean): Finding {
  const { origin } = new URL(api, page);
  return answers ? finding('cors', origin, new URL(page).origin) : finding('unreachable', origin);
}
