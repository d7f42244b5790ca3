/** What a page does not need is left out of its chunks, without a second place to edit in the sources. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { READS_INHERITED, withOwnKeys } from '../sdk/own-keys.ts';

const styles = fileURLToPath(new URL('src/ui/styles.ts', import.meta.url));
const sheets = new Map(
  [...readFileSync(styles, 'utf8').matchAll(/default as (\w+) \} from '(\.[^']+)'/g)].map(
    ([, name = '', path = '']) => [name, join(dirname(styles), path)],
  ),
);

/**
 * Whoever takes a sheet from `ui/styles.ts` imports its file: a chunk that has to hold all that its modules import
 * would else hold every sheet there is.
 */
export const ownSheets: Plugin = {
  name: 'clinicart-own-sheets',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/widgets\/src\/.*\.tsx?$/, code: /ui\/styles\.ts'/ },
    handler: (code) =>
      code.replace(
        /import \{([^}]*)\} from '([^']*\/styles\.ts)';/g,
        (_, names: string, barrel: string) =>
          (names.match(/\w+/g) ?? [])
            .map((name) =>
              sheets.has(name)
                ? `import ${name} from '${sheets.get(name)}';`
                : `import { ${name} } from '${barrel.replace('styles.ts', 'foundation/base-styles.ts')}';`,
            )
            .join(''),
      ),
  },
};

/** A partner's page may have extended Object.prototype: see that file. */
export const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
};
