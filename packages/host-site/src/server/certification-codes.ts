import { type CertificationCodes, DEFAULT_CERTIFICATION_CODES } from '@clinicart/sdk/identity';

/** A code that the shop does not know counts as unknown, so a known one may too. Spec: 1§4 */
const MEANINGS: readonly string[] = [...Object.values(DEFAULT_CERTIFICATION_CODES), 'unknown'];

/**
 * Reads meanings that differ from the usual ones, as `3=unknown 5=rejected`; undefined where there are none.
 * @throws for a meaning that the shop does not know.
 */
export function readCertificationCodes(value: string): CertificationCodes | undefined {
  if (value === '') return undefined;
  const codes: Record<string, string> = { ...DEFAULT_CERTIFICATION_CODES };
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
