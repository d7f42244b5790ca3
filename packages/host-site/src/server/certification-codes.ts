import type { Certification, CertificationCodes } from '@clinicart/sdk/identity';

/** The usual meanings, by their codes from 0 on; any other code is unknown. Spec: 1§4 */
const USUAL = [
  'under-review',
  'approved',
  'rejected',
  'change-certificate',
  'not-certified',
] as const satisfies readonly Certification[];
const MEANINGS: readonly string[] = [...USUAL, 'unknown' satisfies Certification];

/**
 * Reads meanings that differ from the usual ones, as `3=unknown 5=rejected`; undefined where there are none.
 * @throws for a meaning that the shop does not know.
 */
export function readCertificationCodes(value: string): CertificationCodes | undefined {
  if (value === '') return undefined;
  const codes: Record<string, string> = Object.fromEntries(USUAL.entries());
  for (const pair of value.split(/\s+/)) {
    const [code = '', meaning = '', ...rest] = pair.split('=');
    if (code === '' || rest.length > 0 || !MEANINGS.includes(meaning))
      throw new Error(
        `CERTIFICATION_CODES has "${pair}", not a code, = and one of ${MEANINGS.join(', ')}.`,
      );
    codes[code] = meaning;
  }
  return codes as CertificationCodes;
}
