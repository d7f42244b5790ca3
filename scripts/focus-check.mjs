import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node-version.mjs';

const TEST = /\.test\.(ts|tsx|mjs)$/;
const STRAY =
  /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:only|skip|todo|fails)\b|\b(?:fit|xit|xdescribe|fdescribe)\(/;

/** Returns every line that focuses a test or switches one off, as `file:line: text`. */
export function findStrays() {
  const found = [];
  for (const folder of ['packages', 'tests', 'examples'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !TEST.test(entry.name) || file.includes('node_modules')) continue;
      readFileSync(file, 'utf8')
        .split('\n')
        .forEach((line, index) => {
          if (STRAY.test(line))
            found.push(`${file.slice(root.length)}:${index + 1}: ${line.trim()}`);
        });
    }
  return found;
}
