/** Builds the command and the library, each in one file with the rules of the widgets inside. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const at = (path: string) => join(import.meta.dirname, path);

rmSync(at('dist'), { recursive: true, force: true });
await build({
  entryPoints: [at('src/bin.ts'), at('src/index.ts')],
  outdir: at('dist'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  define: { 'globalThis.CLINICART_VERSION': '""' },
});
