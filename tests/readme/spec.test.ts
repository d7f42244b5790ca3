import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const REFERENCE = /(?<!\d)([12]§\d+(?:\.\d+)?)/g;
const CITES = /\bSpec(?: conflict)?:|\bspec: '/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (/node_modules|\/dist\/|\/\.astro\//.test(file) || !entry.isFile()) continue;
    if (/\.(ts|tsx|mjs|astro|sql|css)$/.test(entry.name)) yield file;
  }
}

const headings = new Set(
  [...readFileSync(join(root, 'docs/spec.md'), 'utf8').matchAll(/^#+ ([12]§\d+(?:\.\d+)?)/gm)].map(
    ([, section]) => section,
  ),
);

describe('docs/spec.md', () => {
  it('has the heading of every section that the code cites', () => {
    const missing = ['packages', 'tests', 'examples'].flatMap((folder) =>
      [...sources(folder)].flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => CITES.test(line))
          .flatMap((line) => [...line.matchAll(REFERENCE)].map(([, section]) => section))
          .filter((section) => !headings.has(section))
          .map((section) => `${file.slice(root.length + 1)}: ${section}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('restates all nine parts of both documents', () => {
    const parts = [1, 2].flatMap((one) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${one}§${n}`));
    expect(parts.filter((part) => !headings.has(part))).toEqual([]);
  });
});
