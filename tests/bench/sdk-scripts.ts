/** Scripts that an integrator would bundle, and their sizes from the published package. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundleOf } from './library-bytes.ts';

export const CORE = "export { createShop } from '@clinicart/sdk/core';";
export const COMPLETE = "export { createShop } from '@clinicart/sdk';";

const sources = join(import.meta.dirname, '../../packages/sdk/src');

/** The statement that exports each domain, by the name of the domain: `ordersDomain`. */
export const domainScripts: ReadonlyMap<string, string> = new Map(
  globSync('*/index.ts', { cwd: sources })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(sources, file), 'utf8').matchAll(/\b(\w+Domain)\b/g)].map(
        ([, name = '']) =>
          [name, `export { ${name} } from '@clinicart/sdk/${basename(dirname(file))}';`] as const,
      ),
    ),
);

/** Every domain on the core, without i18next. */
export const EVERY_DOMAIN = [CORE, ...domainScripts.values()].join('\n');

/** Bytes that a script loads at once from the published modules: minified by esbuild, brotli 11. */
export async function bytesOf(script: string): Promise<number> {
  return brotliCompressSync((await bundleOf(script, [])).code).length;
}
