import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

const FOLDERS = ['packages/widgets/dist/page/chunks', 'packages/host-site/dist/client/_astro'];

const nameOf = (node: { readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value);

/** The names that a file exports, and those that it reads from other files. */
function namesOf(code: string) {
  const exported: string[] = [];
  const read: { readonly file: string; readonly name: string }[] = [];
  for (const statement of parseAst(code, { lang: 'js' }).body) {
    if (statement.type === 'ImportDeclaration') {
      const file = statement.source.value;
      for (const each of statement.specifiers)
        if (each.type === 'ImportSpecifier') read.push({ file, name: nameOf(each.imported) });
    } else if (statement.type === 'ExportNamedDeclaration') {
      const file = statement.source?.value;
      for (const { local, exported: outer } of statement.specifiers) {
        exported.push(nameOf(outer));
        if (file !== undefined) read.push({ file, name: nameOf(local) });
      }
    }
  }
  return { exported, read };
}

describe.each(FOLDERS)('the scripts in %s', (folder) => {
  const files = new Map(
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, namesOf(readFileSync(join(root, folder, file), 'utf8'))]),
  );

  test('export every name that another script reads from them', () => {
    const missing = [...files].flatMap(([importer, { read }]) =>
      read
        .filter(({ file, name }) => !files.get(posix.basename(file))?.exported.includes(name))
        .map(({ file, name }) => `${importer} reads ${name} from ${file}`),
    );
    expect(files.size).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });

  test('of all elements import none that imports them: one of the two would run too early', () => {
    const readBy = (file: string) =>
      (files.get(file)?.read ?? []).map((each) => posix.basename(each.file));
    const shared = [...files.keys()].filter((file) => file.startsWith('shared'));
    expect(shared.length).toBeGreaterThan(0);
    for (const file of shared)
      for (const next of readBy(file)) expect(readBy(next), next).not.toContain(file);
  });

  test('export no name twice', () => {
    for (const [file, { exported }] of files)
      expect(new Set(exported).size, file).toBe(exported.length);
  });
});
