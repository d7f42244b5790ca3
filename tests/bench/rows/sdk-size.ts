import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../figures.ts';
import { bundleOf, sharesOf, told } from '../library-bytes.ts';
import type { Row } from '../row.ts';
import { bytesOf, COMPLETE, CORE, domainScripts, EVERY_DOMAIN } from '../sdk-scripts.ts';

/** The core, all domains on it, and the main entry, with the budget of each. */
const SCRIPTS = [
  { name: 'createShop of @clinicart/sdk/core', script: CORE, reach: 24 },
  { name: 'the same with every domain, without i18next', script: EVERY_DOMAIN, reach: 55 },
  { name: 'createShop of @clinicart/sdk', script: COMPLETE, reach: undefined },
];
const REACH_OF_A_DOMAIN = 8;

const partOf = (path: string) =>
  /packages\/sdk\/dist\/modules\/libraries\/([\w-]+)\//.exec(path)?.[1] ??
  `own ${/packages\/sdk\/dist\/modules\/([\w-]+)\//.exec(path)?.[1] ?? 'shop'}`;

/** Measures the published modules as a bundler takes them: what loads at once, and what waits for its first use. */
async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, script, reach } of SCRIPTS) {
    const { code, metafile } = await bundleOf(script, []);
    const bytes = brotliCompressSync(code).length;
    const whole = brotliCompressSync((await bundleOf(script, [], 'everything')).code).length;
    const parts = sharesOf(metafile, bytes, partOf);
    figures.push(
      {
        name,
        unit: 'kB',
        value: bytes / 1000,
        ...(reach === undefined ? {} : { reach }),
        parts,
        because: told(parts),
      },
      { name: '  loaded when first used', unit: 'kB', value: (whole - bytes) / 1000 },
    );
  }
  const core = await bytesOf(CORE);
  for (const [domain, script] of domainScripts)
    figures.push({
      name: `${domain} besides the core`,
      unit: 'kB',
      value: ((await bytesOf(CORE + script)) - core) / 1000,
      reach: REACH_OF_A_DOMAIN,
    });
  return figures;
}

export const sdkSize: Row = {
  name: 'sdk-size',
  title: 'the SDK bundled for a script, minified and brotli',
  needs: ['sdk'],
  measure,
};
