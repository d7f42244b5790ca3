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

/** A note of a row as the formatter leaves it: a text, or a list of texts. No schema begins like that. */
const NOTE = /^ {4}(?:summary|spec|assumed):(?: ['[].*\n|\n(?= {6}'))(?: {6}.*\n)*(?: {4}\],\n)?/gm;

/** What a row of the contract says about itself is for the printed reference, and for scripts of the SDK. */
export const withoutNotes: Plugin = {
  name: 'clinicart-without-notes',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/sdk\/src\/.*contract\.ts$/ },
    handler: (code) => code.replace(NOTE, ''),
  },
};

/** A partner's page may have extended Object.prototype: see that file. */
export const ownKeys: Plugin = {
  name: 'clinicart-own-keys',
  transform: { filter: { id: READS_INHERITED }, handler: (code) => withOwnKeys(code) },
};
