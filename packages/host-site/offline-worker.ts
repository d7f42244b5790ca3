import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = fileURLToPath(new URL('./src/worker/worker.ts', import.meta.url));
const FILE = 'sw.js';

/**
 * Builds the service worker at the root of the site, whose scope it thereby is, and writes a hash of all files into it:
 * a browser takes a worker over when a byte of it has changed.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'clinicart-offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: FILE });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[FILE];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256').update(worker.code);
        for (const name of Object.keys(bundle).sort()) hash.update(`${name}\n`);
        worker.code = worker.code.replaceAll('__BUILD__', hash.digest('hex').slice(0, 12));
      },
    },
  };
}
