/** Plugins of the builds for a page. */
import { createHash } from 'node:crypto';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';
import { RECORD as RECORD_NAME } from './src/engine/page/protocol.ts';

/** A partner's page may have extended Object.prototype: see that file. */
export const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
};

const BY_KEYS =
  /keys\?\.length > 0\s*\? listenKeys\(store, keys, emit\(snapshotRef, onChange\)\)\s*:/;

/** The stores of the SDK are read as a whole, never by keys: without that branch, nanostores brings two modules less. */
export const wholeStores: Plugin = {
  name: 'clinicart-whole-stores',
  transform: {
    filter: { id: /@nanostores[\\/]react[\\/]index\.js$/ },
    handler(code) {
      const whole = code.replace(BY_KEYS, '');
      if (whole === code)
        throw new Error('@nanostores/react no longer listens as page-plugins.ts expects.');
      return whole;
    },
  },
};

const RECORD = `globalThis[Symbol.for("${RECORD_NAME}")]`;

/**
 * Requests the imports of a chunk together with it, as Vite does, but without style sheets, which the page build does not
 * have; a page with `integrity` requests nothing unchecked.
 */
const PRELOAD_HELPER = `
const asked = new Set();
export const __vitePreload = (load, files, base) => {
  if (files && !${RECORD}?.isPinned)
    for (const file of files) {
      const { href } = new URL(file, base);
      if (asked.has(href)) continue;
      asked.add(href);
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
  return load();
};`;

const throughLoader = (code: string) =>
  code.replace(
    /\bimport\((`\.\/[^`]+`|"\.\/[^"]+"|'\.\/[^']+')\)/g,
    (_, file: string) => `${RECORD}.importFile(${file},import.meta.url)`,
  );

/** Chunks import others through the loader, which checks them and asks again for those that did not come. */
export const importsThroughLoader: Plugin = {
  name: 'clinicart-imports-through-loader',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? PRELOAD_HELPER : undefined),
  // The names of the files say what is in them, this included.
  augmentChunkHash: () => createHash('sha256').update(String(throughLoader)).digest('hex'),
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = throughLoader(file.code);
    },
  },
};

/** The names stay: exports are renamed after this, and other names compress no better. */
const AGAIN: MinifyOptions = { module: true, ecma: 2020, compress: { passes: 2 }, mangle: false };

/**
 * Minifies the shared chunk once more: what Terser finds after Vite's own minifier is a hundredth of its bytes. The other
 * chunks would gain less than half a minute of each build is worth.
 */
export const sharedOnceMore: Plugin = {
  name: 'clinicart-shared-once-more',
  // The names of the files say what is in them, this included.
  augmentChunkHash: ({ name }) => (name === 'shared' ? JSON.stringify(AGAIN) : undefined),
  generateBundle: {
    order: 'post',
    async handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.name === 'shared')
          file.code = (await minify(file.code, AGAIN)).code ?? file.code;
    },
  },
};
