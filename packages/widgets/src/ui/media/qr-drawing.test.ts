import { expect, test } from 'vitest';
import { drawQr, QUIET_ZONE } from './qr-drawing.ts';

/** Returns the modules per side of a version, after ISO 18004. */
const modules = (version: number) => 17 + 4 * version;
const sideOf = (version: number) => modules(version) + 2 * QUIET_ZONE;

test.each([
  ['a short one', 'HTTPS://PAY.TEST/1', 8],
  ['one that needs more', 'x'.repeat(400), 15],
])(
  'draws the code of %s in at least the requested version, with error correction M (Spec: 2§9)',
  async (_, text, version) => {
    const { size, path } = await drawQr(text, 8);
    expect(size).toBe(sideOf(version));
    const isDark = (x: number, y: number) =>
      path.includes(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1`);
    // The first two bits of the format are at the left of the ninth row; 10 is M after masking.
    expect([isDark(0, 8), isDark(1, 8)]).toEqual([true, false]);
  },
);
