/** A code as it is drawn: modules a side with the quiet zone around it, and the path of the dark ones. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Light modules around a code; scanners expect four. */
export const QUIET_ZONE = 4;

/** Draws a text with correction M; the version grows where the text needs more. What draws it is fetched for it. Spec: 2§9 */
export async function drawQr(text: string, minVersion: number): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const options = { ecc: 'M', boostEcc: false, border: QUIET_ZONE, minVersion } as const;
  const { data, size } = encode(text, options);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
