import { basename } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Where the table is, in the folder of the client's files. */
export const PRELOAD_TABLE = '_astro/preload.json';

/** `…/widgets/src/cart/cart.tsx` is the code of `clinic-cart`. */
function nameOf(chunk: Rollup.OutputChunk): string | undefined {
  const file = chunk.facadeModuleId;
  if (!file) return undefined;
  if (file.includes('astro_type=script')) return 'page';
  if (!file.includes('/widgets/src/')) return undefined;
  if (file.endsWith('/engine/page/shared-chunk.ts')) return 'engine';
  return file.includes('/widgets/src/engine/')
    ? undefined
    : `clinic-${basename(file).replace(/\.tsx$/, '')}`;
}

/**
 * Writes down which files each element needs, so that a page can ask for all of them in its head
 * instead of finding out one after the other.
 */
export function preloadTable(): Plugin {
  return {
    name: 'clinicart-preload-table',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const files = (name: string, seen = new Set<string>()): string[] => {
        const chunk = bundle[name];
        if (seen.has(name) || chunk?.type !== 'chunk') return [];
        seen.add(name);
        return [name, ...chunk.imports.flatMap((next) => files(next, seen))];
      };
      const table: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        const name = chunk.type === 'chunk' ? nameOf(chunk) : undefined;
        if (name) table[name] = files(chunk.fileName);
      }
      this.emitFile({ type: 'asset', fileName: PRELOAD_TABLE, source: JSON.stringify(table) });
    },
  };
}
