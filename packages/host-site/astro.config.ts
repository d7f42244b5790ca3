import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';
import { modulesIn, NOTICES_FILE, noticesOf } from '../sdk/third-party.ts';
import { embedFiles } from './embed-files.ts';
import { nodeServer } from './node-server.ts';
import { offlineWorker } from './offline-worker.ts';
import { preloadTable } from './preload-table.ts';

/** Groups the code that every page uses into one file, so that a page loads four files instead of twenty. */
const codeSplitting = {
  groups: [
    {
      name: 'shared',
      // The quick order and its parsers come with the first list.
      test: /node_modules\/(?!dompurify|papaparse|write-excel-file|fflate)|packages\/sdk\/(?!src\/quick-order\/(?!store)|src\/compare\/(?:rows|cells|own-cells|price-cells|best|page-parameters)\.)|widgets\/src\/(ui|engine\/(?!elements\/modules))/,
      entriesAware: false,
    },
  ],
};

/** The packages run from their sources, here as in tests. */
function fromSource(): Plugin {
  return {
    name: 'clinicart-from-source',
    configEnvironment: (name) => ({
      resolve: {
        conditions: [
          'source',
          'module',
          name === 'client' ? 'browser' : 'node',
          'development|production',
        ],
        ...(name === 'client' ? {} : { noExternal: [/^@clinicart\//] }),
      },
      ...(name === 'client' && { build: { rolldownOptions: { output: { codeSplitting } } } }),
    }),
  };
}

/** Workbooks are packed without workers, which our policy forbids: see that file. */
function withoutWorkers(): Plugin {
  const file = fileURLToPath(
    new URL('../sdk/src/quick-order/file/fflate-sync.ts', import.meta.url),
  );
  return {
    name: 'clinicart-without-workers',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'fflate' ? file : undefined),
  };
}

/** Leaves the documentation strings for the printed reference out of the browser files. */
function withoutNotes(): Plugin {
  return {
    name: 'clinicart-without-notes',
    configEnvironment: (name) =>
      name === 'client' ? { define: { 'globalThis.OMIT_NOTES': 'true' } } : undefined,
  };
}

/** As in the pages of partners: a browser's add-ons may extend Object.prototype too. */
function ownKeys(): Plugin {
  return {
    name: 'clinicart-own-keys',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
  };
}

/** Licences of what is in the browser's files, at /THIRD-PARTY-NOTICES.txt. */
function thirdPartyNotices(): Plugin {
  return {
    name: 'clinicart-third-party-notices',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const source = noticesOf(modulesIn(bundle));
      this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source });
    },
  };
}

export default defineConfig({
  output: 'server',
  adapter: nodeServer(),
  integrations: [embedFiles()],
  // Nothing is kept between requests: any instance may answer any of them.
  session: false,
  // No call of this site is authorised by a cookie, so there is no form to forge.
  security: { checkOrigin: false },
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'never' },
  vite: {
    plugins: [
      fromSource(),
      withoutWorkers(),
      ownKeys(),
      withoutNotes(),
      preloadTable(),
      offlineWorker(),
      thirdPartyNotices(),
    ],
    build: {
      // An inlined script or picture is what the content-security policy forbids.
      assetsInlineLimit: 0,
      // The page itself names what it needs: see preload-table.ts.
      modulePreload: false,
    },
  },
});
