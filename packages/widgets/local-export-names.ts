import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type Plugin, parseAst, type Rollup } from 'vite';

type Statement = ReturnType<typeof parseAst>['body'][number];
/** The exports of a chunk that get another name, each with this name. */
type Names = ReadonlyMap<string, string>;
type NamesByFile = ReadonlyMap<string, Names>;

/** Statements `import … from` and `export {…}`. */
const BINDING = /^(?:ImportDeclaration|ExportNamedDeclaration)$/;

const nameOf = (node: { readonly name?: string; readonly value?: unknown }) =>
  node.name ?? String(node.value);

/** Writes `outer as inner`, or the one name if they are equal. */
const pair = (first: string, second: string) =>
  first === second ? first : `${first} as ${second}`;

/** The file that an import, or an export of another chunk's names, reads. */
function sourceOf(statement: Statement, importer: string): string | undefined {
  if (statement.type !== 'ImportDeclaration' && statement.type !== 'ExportNamedDeclaration')
    return undefined;
  const path = statement.source?.value;
  return path && posix.join(posix.dirname(importer), path);
}

/** The name that each part of a statement has in the file that it reads. */
function namesRead(statement: Statement): string[] {
  if (statement.type === 'ExportNamedDeclaration' && statement.source)
    return statement.specifiers.map(({ local }) => nameOf(local));
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' ? [nameOf(each.imported)] : [],
  );
}

/** The chunk's own name for each export that other chunks import. */
function namesWithin(statements: readonly Statement[], imported: ReadonlySet<string>): Names {
  const names = new Map<string, string>();
  for (const statement of statements)
    if (statement.type === 'ExportNamedDeclaration' && !statement.source)
      for (const { local, exported } of statement.specifiers)
        if (imported.has(nameOf(exported))) names.set(nameOf(exported), nameOf(local));
  return names;
}

/** The text of a statement under the new names; undefined where it stays as it is. */
function rewritten(statement: Statement, names: NamesByFile, fileName: string): string | undefined {
  const source = sourceOf(statement, fileName);
  const renamed = names.get(source ?? fileName);
  if (!renamed) return undefined;
  if (statement.type === 'ImportDeclaration') {
    const parts = statement.specifiers.map((each) => {
      if (each.type !== 'ImportSpecifier') return undefined;
      const outer = nameOf(each.imported);
      return pair(renamed.get(outer) ?? outer, nameOf(each.local));
    });
    const isNamed = parts.length > 0 && !parts.includes(undefined);
    return isNamed ? `import{${parts}}from"${statement.source.value}";` : undefined;
  }
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration) return undefined;
  const parts = statement.specifiers.map(({ local, exported }) => {
    const [inner, outer] = [nameOf(local), nameOf(exported)];
    if (source) return pair(renamed.get(inner) ?? inner, outer);
    return pair(inner, renamed.get(outer) ?? outer);
  });
  // A value with two exported names has one now.
  return `export{${[...new Set(parts)]}}${source ? `from"${statement.source?.value}"` : ''};`;
}

function withNames(
  chunk: Rollup.OutputChunk,
  statements: readonly Statement[],
  names: NamesByFile,
): string {
  let code = '';
  let end = 0;
  for (const statement of statements) {
    const text = rewritten(statement, names, chunk.fileName);
    if (text === undefined) continue;
    code += chunk.code.slice(end, statement.start) + text;
    end = statement.end;
  }
  return code + chunk.code.slice(end);
}

/**
 * Exports under the minifier's own names what only other chunks import. The largest chunk has 270 exports, and a second
 * name for each compresses badly.
 */
export const localExportNames: Plugin = {
  name: 'clinicart-local-export-names',
  // The names of the files say what is in them, this included.
  augmentChunkHash: () => createHash('sha256').update(`${namesWithin}${rewritten}`).digest('hex'),
  generateBundle: {
    order: 'post',
    handler(_, files) {
      const chunks = Object.values(files).filter((file) => file.type === 'chunk');
      const parsed = chunks.map((chunk) => {
        const { body } = parseAst(chunk.code, { lang: 'js' });
        return { chunk, statements: body.filter(({ type }) => BINDING.test(type)) };
      });
      const imported = new Map<string, Set<string>>();
      for (const { chunk, statements } of parsed)
        for (const statement of statements) {
          const source = sourceOf(statement, chunk.fileName);
          if (source === undefined) continue;
          const known = imported.get(source) ?? new Set();
          imported.set(source, known);
          for (const name of namesRead(statement)) known.add(name);
        }
      const called = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
      // The exports of an entry, and of a chunk that `import()` reads, are known by the names of their source.
      const isInternal = ({ isEntry, isDynamicEntry, fileName }: Rollup.OutputChunk) =>
        !isEntry && !isDynamicEntry && !called.has(fileName);
      const names = new Map(
        parsed
          .filter(({ chunk }) => isInternal(chunk))
          .map(({ chunk: { fileName }, statements }) => [
            fileName,
            namesWithin(statements, imported.get(fileName) ?? new Set()),
          ]),
      );
      for (const { chunk, statements } of parsed) chunk.code = withNames(chunk, statements, names);
    },
  },
};
