import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('./src/server/edge/worker.ts', import.meta.url));

/** Where the entry for edge runtimes is, in the folder of the server's files. */
export const EDGE_ENTRY = 'edge.mjs';

/**
 * Adds a second entry to the build of the server, for runtimes without sockets and files. It shares every other file with
 * the Node server; `npm run edge` packs it for workerd.
 */
export function edgeEntry(): Plugin {
  return {
    name: 'clinicart-edge-entry',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: EDGE_ENTRY });
    },
  };
}
