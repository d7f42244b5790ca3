import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../figures.ts';
import { bundleOf, sharesOf, told } from '../library-bytes.ts';
import type { Row } from '../row.ts';

/** Scripts that an integrator would write, each with its size budget. */
const SCRIPTS = [
  { name: 'createShop of @clinicart/sdk/core', from: '@clinicart/sdk/core', reach: 20 },
  { name: 'createShop of @clinicart/sdk, with the messages', from: '@clinicart/sdk', reach: 36 },
];

const domainOf = (path: string) => `own ${/packages\/sdk\/src\/(\w+)\//.exec(path)?.[1] ?? 'shop'}`;

/** Measures the published bundle, as it loads at once; the sources supply the parts. */
async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, from, reach } of SCRIPTS) {
    const script = `export { createShop } from '${from}'`;
    const bytes = brotliCompressSync((await bundleOf(script, [])).code).length;
    const parts = sharesOf((await bundleOf(script)).metafile, bytes, domainOf);
    const whole = await bundleOf(script, [], 'everything');
    const later = brotliCompressSync(whole.code).length - bytes;
    figures.push({ name, unit: 'kB', value: bytes / 1000, reach, parts, because: told(parts) });
    figures.push({
      name: '… and what it fetches when first used',
      unit: 'kB',
      value: later / 1000,
      because: 'quick orders, and the parsers of their files',
    });
  }
  return figures;
}

export const sdkSize: Row = {
  name: 'sdk-size',
  title: 'the SDK bundled for a script, minified and brotli',
  needs: ['sdk'],
  measure,
};
