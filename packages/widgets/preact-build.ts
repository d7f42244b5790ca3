/** Puts Preact in the place of React, for the scripts of partners' pages. The same elements run on both: see tests/widgets. */
import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const PREACT: readonly Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: here('src/engine/preact/react.ts') },
];

interface Config {
  readonly resolve: { readonly alias: readonly Alias[] };
  readonly define: Readonly<Record<string, string>>;
}

/**
 * Returns a configuration with Preact in the place of React. Preact renders the server's elements anew: its ids differ from
 * React's, so the two cannot share nodes.
 */
export function withPreact<C extends Config>(config: C): C {
  return {
    ...config,
    resolve: { ...config.resolve, alias: [...config.resolve.alias, ...PREACT] },
    define: { ...config.define, 'globalThis.WITHOUT_HYDRATION': 'true' },
  };
}
