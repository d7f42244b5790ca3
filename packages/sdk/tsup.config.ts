import { defineConfig } from 'tsup';

// One file per entry with the libraries inside: a cold script then opens two or three files instead
// of some two hundred.
export default defineConfig({
  entry: ['src/index.ts', 'src/core.ts', 'src/contract.ts'],
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  splitting: true,
  treeshake: false,
  sourcemap: true,
  dts: false,
  noExternal: ['ky', 'zod', 'nanostores', 'i18next'],
  tsconfig: 'tsconfig.build.json',
});
