import type { Plugin, Rollup } from 'vite';
import { REGISTRY } from '../widgets/src/registry.ts';

/** Where the table is, in the folder of the client's files. */
export const PRELOAD_TABLE = '_astro/preload.json';

const WIDGETS = '/packages/widgets/src/';

/** The element, or the part of every page, whose code a chunk is. */
function nameOf(chunk: Rollup.OutputChunk): string | undefined {
  const id = chunk.facadeModuleId;
  if (!id) return undefined;
  if (/\/layouts\/Page\.astro\?astro&type=script/.test(id)) return 'page';
  if (id.endsWith('/browser/shop-page.ts')) return 'shop-page';
  const at = id.lastIndexOf(WIDGETS);
  if (at < 0) return undefined;
  const file = id.slice(at + WIDGETS.length);
  if (file === 'engine/page/shared-chunk.ts') return 'engine';
  return REGISTRY.find((entry) => entry.file === file)?.tag;
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
