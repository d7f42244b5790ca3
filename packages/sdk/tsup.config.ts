import { defineConfig } from 'tsup';

// One file per entry, and what they share in chunks, with the libraries inside: a cold script then
// opens four files instead of some two hundred.
export default defineConfig((options) => {
  const typesOnly = typeof options.dts === 'object' && options.dts.only === true;
  return {
    entry: ['src/index.ts', 'src/core.ts', 'src/contract.ts'],
    format: 'esm',
    target: 'es2023',
    platform: 'neutral',
    // nanostores asks for it; a browser or a worker without a bundler has no `process`.
    define: { 'process.env.NODE_ENV': '"production"' },
    splitting: true,
    clean: !typesOnly,
    noExternal: ['ky', 'zod', 'nanostores', 'i18next'],
    tsconfig: 'tsconfig.build.json',
  };
});
