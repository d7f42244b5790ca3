// Splits a page's JavaScript into minified bytes by library, from a bundle of the same modules.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { build, type Metafile, type Plugin, transform } from 'esbuild';
import { ZOD_STAND_IN } from '../../packages/sdk/zod-stand-in.ts';

const styles: Plugin = {
  name: 'inline-styles',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.css\?inline$/ }, ({ path, importer }) => ({
      path: resolve(dirname(importer), path.replace('?inline', '')),
      namespace: 'inline-styles',
    }));
    onLoad({ filter: /./, namespace: 'inline-styles' }, async ({ path }) => {
      const css = await readFile(path, 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true, target: 'es2022' });
      return { contents: `export default ${JSON.stringify(code.trim())}`, loader: 'js' };
    });
  },
};

/** Leaves out the modules that `import()` loads later, if ever. */
const staticOnly: Plugin = {
  name: 'static-only',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Bundles a source text from the packages' sources, with its static imports or with everything. */
export async function bundleOf(
  contents: string,
  conditions = ['source'],
  reach: 'at once' | 'everything' = 'at once',
) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions,
    alias: { 'zod/mini': ZOD_STAND_IN },
    plugins: reach === 'at once' ? [styles, staticOnly] : [styles],
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  return { code: outputFiles[0]?.contents ?? new Uint8Array(), metafile };
}

/** Lists the parts of a bundle, largest first: its brotli size, divided in proportion to minified bytes. */
export function sharesOf(
  { outputs }: Metafile,
  brotliBytes: number,
  partOf: (path: string) => string,
): Record<string, number> {
  const sum = new Map<string, number>();
  let whole = 0;
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
      const part = library ?? partOf(path);
      sum.set(part, (sum.get(part) ?? 0) + bytesInOutput);
      whole += bytesInOutput;
    }
  }
  const sorted = [...sum].sort((one, other) => other[1] - one[1]);
  return Object.fromEntries(
    sorted.map(([part, bytes]) => [part, Math.round((brotliBytes * bytes) / whole)]),
  );
}

/** Formats parts of at least 300 bytes in kB: `react-dom 52.1, ky 7.8 …`. */
export function told(parts: Readonly<Record<string, number>>): string {
  return Object.entries(parts)
    .filter(([, bytes]) => bytes >= 300)
    .map(([part, bytes]) => `${part} ${(bytes / 1000).toFixed(1)}`)
    .join(', ');
}
