import { expect, test } from 'vitest';
import { drawQr, QUIET_ZONE } from './qr-drawing.ts';

/** Modules per side for each version, by ISO 18004. */
const modules = (version: number) => 17 + 4 * version;
const sideOf = (version: number) => modules(version) + 2 * QUIET_ZONE;

test.each([
  ['a short one', 'HTTPS://PAY.TEST/1', 8],
  ['one that needs more', 'x'.repeat(400), 15],
])(
  'the code of %s has at least the version that is asked for, and corrects as M does (Spec: 2§9)',
  async (_, text, version) => {
    const { size, path } = await drawQr(text, 8);
    expect(size).toBe(sideOf(version));
    const isDark = (x: number, y: number) =>
      path.includes(`M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1`);
    // The first two format bits are at the left of the ninth row; 10 is M behind its mask.
    expect([isDark(0, 8), isDark(1, 8)]).toEqual([true, false]);
  },
);
