// The drawing in docs/architecture.md matches the layout of the folders, and no folder has too many files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

/** The most files per folder that a reader can take in at a glance, without the tests beside the code. */
const MOST_FILES = 25;

const drawing = page.split('<!-- the house -->')[1]?.split('```')[1] ?? '';

/** Expands `header(auto-hide) search` to paths: header, header/auto-hide, search. */
function pathsOf(text: string, above: string): string[] {
  const paths: string[] = [];
  const open = [above];
  for (const [token] of text.matchAll(/[\w-]+|[()]/g)) {
    if (token === '(') open.push(paths.at(-1) ?? above);
    else if (token === ')') open.pop();
    else paths.push(`${open.at(-1)}/${token}`);
  }
  return paths;
}

/** Lists every folder of the drawing by its root. */
const drawn = new Map<string, string[]>();
let top = '';
for (const line of drawing.split('\n')) {
  if (/^\S/.test(line)) {
    top = line.trim();
    drawn.set(top, []);
  } else if (line.trim()) {
    const [, folder = '', inside = ''] = /^\s+(\S+)\s*(.*)$/.exec(line) ?? [];
    drawn.get(top)?.push(`${top}/${folder}`, ...pathsOf(inside, `${top}/${folder}`));
  }
}

function foldersBelow(path: string): string[] {
  return (
    readdirSync(join(root, path), { withFileTypes: true })
      // Git ignores what is written there: benchmarks and pictures, and the builds of the examples.
      .filter((entry) => entry.isDirectory() && `${path}/${entry.name}` !== 'tests/results')
      .filter(({ name }) => !['node_modules', 'dist', '.astro'].includes(name))
      .flatMap(({ name }) => [`${path}/${name}`, ...foldersBelow(`${path}/${name}`)])
  );
}

const PACKAGES = ['sdk', 'widgets', 'host-site', 'sandbox', 'doctor'].map(
  (name) => `packages/${name}/src`,
);

/** Astro turns the folders below `pages` into addresses; the drawing omits them. */
const isAddress = (path: string) => path.startsWith('packages/host-site/src/pages/');

describe('docs/architecture.md', () => {
  test.each(PACKAGES)('draws each folder of %s once', (path) => {
    const real = foldersBelow(path).filter((folder) => !isAddress(folder));
    expect(drawn.get(path)?.toSorted()).toEqual(real.toSorted());
  });

  test('names domains of the widgets and the sandbox as the SDK does', () => {
    const domains = (name: string) =>
      new Set(drawn.get(`packages/${name}/src`)?.map((path) => path.split('/src/')[1]));
    // The server keeps nothing of what is compared, nor the theme, whose switch is in the footer.
    const shared = ['base', 'language', 'compare', 'theme'];
    for (const domain of domains('sdk')) {
      if (!domain || shared.includes(domain.split('/')[0] ?? '')) continue;
      const [name = '', part] = domain.split('/');
      // Inner folders may differ between packages, except those of identity.
      if (part && name !== 'identity') continue;
      expect(domains('widgets'), domain).toContain(domain);
      expect(domains('sandbox'), domain).toContain(domain);
    }
  });

  test('holds for folders that a reader takes in at a glance', () => {
    const roots = [...PACKAGES, 'tests', 'scripts', 'examples'];
    const sizes = roots
      .flatMap((path) => [path, ...foldersBelow(path)])
      .map((path) => {
        const files = readdirSync(join(root, path), { withFileTypes: true }).filter(
          (entry) =>
            entry.isFile() && (path.startsWith('tests') || !/\.test\.tsx?$/.test(entry.name)),
        );
        return { path, files: files.length };
      });
    expect(sizes.filter(({ files }) => files > MOST_FILES)).toEqual([]);
  });
});
