// Reads the widgets' sources: what an element is made of, name by name, and not only file by file.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Where the sources are; a file is named by its path below. */
export const src = join(import.meta.dirname, '../../packages/widgets/src');

/** What a name of a file stands for: pieces of code there, or a name of another file. */
interface Meaning {
  readonly nodes: ts.Node[];
  readonly from: { readonly file: string; readonly name: string }[];
}
type Source = ReadonlyMap<string, Meaning>;

const EVERYTHING = '*';

/** Every node of a tree that passes a test. */
export function nodesOf<N extends ts.Node>(tree: ts.Node, is: (node: ts.Node) => node is N): N[] {
  const found: N[] = [];
  const look = (node: ts.Node) => {
    if (is(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** The file that a specifier leads to; undefined for a package. */
function fileAt(from: string, specifier: ts.Node | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
    return undefined;
  const file = relative(src, join(src, dirname(from), specifier.text.replace(/\?inline$/, '')));
  return existsSync(join(src, file)) ? file : undefined;
}

function readSource(file: string): Source {
  const source = new Map<string, Meaning>();
  const meaning = (name: string): Meaning => {
    const known = source.get(name) ?? { nodes: [], from: [] };
    source.set(name, known);
    return known;
  };
  if (!/\.tsx?$/.test(file)) return source;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(src, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  for (const node of tree.statements) {
    if (ts.isImportDeclaration(node)) {
      const from = fileAt(file, node.moduleSpecifier);
      const { name, namedBindings } = node.importClause ?? {};
      if (!from || node.importClause?.isTypeOnly) continue;
      if (name) meaning(name.text).from.push({ file: from, name: 'default' });
      if (!namedBindings) continue;
      if (ts.isNamespaceImport(namedBindings))
        meaning(namedBindings.name.text).from.push({ file: from, name: EVERYTHING });
      else
        for (const each of namedBindings.elements)
          if (!each.isTypeOnly)
            meaning(each.name.text).from.push({
              file: from,
              name: (each.propertyName ?? each.name).text,
            });
    } else if (ts.isExportDeclaration(node)) {
      if (node.isTypeOnly || !node.exportClause || !ts.isNamedExports(node.exportClause)) continue;
      const from = node.moduleSpecifier ? fileAt(file, node.moduleSpecifier) : file;
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements)
        if (from && !isTypeOnly && (from !== file || propertyName))
          meaning(name.text).from.push({ file: from, name: (propertyName ?? name).text });
    } else if (ts.isVariableStatement(node)) {
      for (const each of node.declarationList.declarations)
        for (const name of nodesOf(each.name, ts.isIdentifier)) meaning(name.text).nodes.push(each);
    } else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) {
      meaning(node.name.text).nodes.push(node);
    }
  }
  return source;
}

const read = new Map<string, Source>();
function sourceOf(file: string): Source {
  const source = read.get(file) ?? readSource(file);
  read.set(file, source);
  return source;
}

/** A name that stands for what it names: no member, no attribute, no key. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !ts.isJsxAttribute(parent);
}

/** What comes with a name at once. */
interface Unit {
  /** Code, each piece with the file it stands in. */
  readonly pieces: readonly { readonly file: string; readonly node: ts.Node }[];
  readonly sheets: ReadonlySet<string>;
  /** Files that come on demand. */
  readonly later: ReadonlySet<string>;
}

/** Follows what a name of a file uses. */
function unitOf(file: string, name: string): Unit {
  const pieces: { file: string; node: ts.Node }[] = [];
  const [sheets, later] = [new Set<string>(), new Set<string>()];
  const seen = new Set<string>();
  const visit = (at: string, wanted: string) => {
    if (seen.has(`${at} ${wanted}`)) return;
    seen.add(`${at} ${wanted}`);
    if (at.endsWith('.css')) {
      sheets.add(at);
      return;
    }
    const source = sourceOf(at);
    if (wanted === EVERYTHING) for (const each of source.keys()) visit(at, each);
    const { nodes, from } = source.get(wanted) ?? { nodes: [], from: [] };
    for (const next of from) visit(next.file, next.name);
    for (const node of nodes) {
      pieces.push({ file: at, node });
      for (const used of nodesOf(node, ts.isIdentifier)) if (isFree(used)) visit(at, used.text);
      for (const call of nodesOf(node, ts.isCallExpression)) {
        if (call.expression.kind !== ts.SyntaxKind.ImportKeyword) continue;
        const part = fileAt(at, call.arguments[0]);
        if (part) later.add(part);
      }
    }
  };
  visit(file, name);
  return { pieces, sheets, later };
}

/** Something that comes at once: an element, or a part of it on demand, with the sheets that are there by then. */
interface Arrival extends Pick<Unit, 'pieces' | 'sheets'> {
  readonly file: string;
}

/** An element and all that may come later, each as often as it may come by another way with other sheets. */
function arrivals(file: string): readonly Arrival[] {
  const found: Arrival[] = [];
  const seen = new Map<string, ReadonlySet<string>[]>();
  const come = (at: string, name: string, there: ReadonlySet<string>) => {
    const unit = unitOf(at, name);
    const sheets = new Set([...there, ...unit.sheets]);
    const before = seen.get(at) ?? [];
    if (before.some((known) => [...known].every((sheet) => sheets.has(sheet)))) return;
    seen.set(at, [...before, sheets]);
    found.push({ file: at, pieces: unit.pieces, sheets });
    for (const part of unit.later) come(part, EVERYTHING, sheets);
  };
  come(file, 'widget', new Set());
  return found;
}

const table = readFileSync(join(src, 'engine/modules.ts'), 'utf8');

/** Every element, with all that it is made of. */
export const elements: readonly { readonly tag: string; readonly arrivals: readonly Arrival[] }[] =
  [...table.matchAll(/'(clinic-[\w-]+)': \(\) => import\('\.\.\/([^']+)'\)/g)].map(
    ([, tag = '', file = '']) => ({ tag, arrivals: arrivals(file) }),
  );
