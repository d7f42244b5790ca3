import { partnerIdOf } from '../../base/values/partner-id.ts';

/** The session and the partner that a partner's page hands over to the shop's site. */
export interface Arrival {
  /** The one-use code of the session. */
  readonly code?: string | undefined;
  /** The buyer was logged in on the partner's page. */
  readonly wasMember?: boolean | undefined;
  /** Id of the partner. */
  readonly partner?: string | undefined;
}

const CODE = /^[\w-]{16,128}$/;

/**
 * Writes an arrival into the fragment of an address, behind `?`. A fragment reaches neither the server, nor its logs, nor
 * a `Referer` header.
 */
export function withArrival(url: string, { code, wasMember, partner }: Arrival): string {
  const entries = {
    ...(code && { handover: code }),
    ...(wasMember && { member: '1' }),
    ...(partner && { partner }),
  };
  const handed = new URLSearchParams(entries).toString();
  if (handed === '') return url;
  return `${url}${url.includes('#') ? '' : '#'}?${handed}`;
}

/** Reads the arrival that a fragment carries behind its `?`; ignores what does not fit. */
export function arrivalOf(fragment: string): Arrival {
  const handed = new URLSearchParams(fragment.slice(fragment.indexOf('?') + 1));
  const code = handed.get('handover') ?? '';
  return {
    code: CODE.test(code) ? code : undefined,
    wasMember: handed.get('member') === '1',
    partner: partnerIdOf(handed.get('partner') ?? undefined),
  };
}

/** Returns the origin of the page that the browser came from; undefined where the browser names none. */
export function originOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) ? origin : undefined;
}
