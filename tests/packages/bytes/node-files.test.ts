// What Node opens for a script, from the published files. A change that needs more raises the number, and its commit says why.
import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import packageJson from '../../../packages/sdk/package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../../packages/sdk/dist/bundled');
const entries = Object.values(packageJson.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [basename(entry.node)],
);

/** Returns the length of each file that loads before the script of these entries runs. */
function opened(...names: readonly string[]): ReadonlyMap<string, number> {
  const files = new Map<string, number>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (files.has(name)) continue;
    const code = readFileSync(join(folder, name), 'utf8');
    files.set(name, code.length);
    for (const statement of parseAst(code, { lang: 'js' }).body)
      if ('source' in statement && statement.source)
        open.push(posix.normalize(statement.source.value));
  }
  return files;
}

/** Most files, and most kilobytes of code. */
const LIMITS: readonly (readonly [string, number, number])[] = [
  ['index.js', 18, 530.3],
  ['core.js', 3, 124.4],
  ['contract.js', 2, 264.5],
];

const sum = (files: ReadonlyMap<string, number>) =>
  [...files.values()].reduce((all, each) => all + each, 0) / 1000;

it.each(LIMITS)('a script of %s opens at most %d files and %d kB', (entry, most, kilobytes) => {
  const files = opened(entry);
  expect(files.size).toBeLessThanOrEqual(most);
  expect(sum(files)).toBeLessThanOrEqual(kilobytes);
});

const domains = entries.filter((entry) => !LIMITS.some(([name]) => name === entry));

it.each(domains)('a script of %s and the core opens at most 12 files and 232.7 kB', (entry) => {
  const files = opened('core.js', entry);
  expect(files.size).toBeLessThanOrEqual(12);
  expect(sum(files)).toBeLessThanOrEqual(232.7);
});
