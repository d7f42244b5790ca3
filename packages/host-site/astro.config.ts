import { fileURLToPath } from 'node:url';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';
import { modulesIn, NOTICES_FILE, noticesOf } from '../sdk/third-party.ts';
import { ZOD_STAND_IN } from '../sdk/zod-stand-in.ts';
import { chunkName } from '../widgets/chunk-names.ts';
import { localExportNames } from '../widgets/local-export-names.ts';
import { wholeStores } from '../widgets/page-plugins.ts';
import { edgeEntry } from './edge-entry.ts';
import { embedFiles } from './embed-files.ts';
import { nodeServer } from './node-server.ts';
import { offlineWorker } from './offline-worker.ts';
import { pageChunks } from './page-chunks.ts';
import { preloadTable } from './preload-table.ts';

const codeSplitting = { groups: await pageChunks() };

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
      ...(name === 'client' && {
        build: {
          rolldownOptions: {
            // A module that two elements share may move to a file of one of them.
            preserveEntrySignatures: 'allow-extension',
            output: {
              codeSplitting,
              chunkFileNames: (chunk) => `_astro/${chunkName(chunk)}.[hash].js`,
            },
          },
        },
      }),
    }),
  };
}

/**
 * Modules that pages have in the place of others. Workbooks are packed without workers, which our policy forbids; a stand-in
 * reads answers as zod does.
 */
const IN_PAGES: Readonly<Record<string, string>> = {
  'zod/mini': ZOD_STAND_IN,
  fflate: fileURLToPath(new URL('../sdk/src/quick-order/file/fflate-sync.ts', import.meta.url)),
};

function forPages(): Plugin {
  return {
    name: 'clinicart-for-pages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (Object.hasOwn(IN_PAGES, id) ? IN_PAGES[id] : undefined),
  };
}

/** As in the pages of partners. */
const asOfPartners: Plugin[] = [localExportNames, wholeStores].map((plugin) => ({
  ...plugin,
  applyToEnvironment: (environment) => environment.name === 'client',
}));

/** Leaves the documentation strings for the printed reference out of the browser files. */
function withoutNotes(): Plugin {
  return {
    name: 'clinicart-without-notes',
    configEnvironment: (name) =>
      name === 'client'
        ? { define: { 'globalThis.OMIT_NOTES': 'true', 'globalThis.OMIT_STRICT': 'true' } }
        : undefined,
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
      forPages(),
      ownKeys(),
      withoutNotes(),
      preloadTable(),
      ...asOfPartners,
      offlineWorker(),
      edgeEntry(),
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
