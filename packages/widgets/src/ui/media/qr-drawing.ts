/** A drawn code: its modules per side including the quiet zone, and the path of the dark ones. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Width of the margin in modules; scanners expect four. */
export const QUIET_ZONE = 4;

/**
 * Draws a text with error correction M; a longer text raises the version. Loads the generator on the first call.
 * Spec: 2§9
 */
export async function drawQr(text: string, minVersion: number): Promise<QrDrawing> {
  const { encode } = await import('uqr');
  const options = { ecc: 'M', boostEcc: false, border: QUIET_ZONE, minVersion } as const;
  const { data, size } = encode(text, options);
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { size, path };
}
