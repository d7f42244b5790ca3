// Reads the widgets' sources: the parts of an element, name by name, not only file by file.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { REGISTRY } from '../../packages/widgets/src/registry.ts';

/** The folder of the sources; paths of files are relative to it. */
export const src = join(import.meta.dirname, '../../packages/widgets/src');

/** The meaning of a name in a file: declarations in that file, or a name of another file. */
interface Meaning {
  readonly nodes: ts.Node[];
  readonly from: { readonly file: string; readonly name: string }[];
}
interface Source {
  readonly names: ReadonlyMap<string, Meaning>;
  readonly exported: ReadonlySet<string>;
}

const EVERYTHING = '*';

/** Returns every node of a tree that passes a test; does not search below the nodes in `stops`. */
export function nodesOf<N extends ts.Node>(
  tree: ts.Node,
  is: (node: ts.Node) => node is N,
  stops: ReadonlySet<ts.Node> = new Set(),
): N[] {
  const found: N[] = [];
  const look = (node: ts.Node) => {
    if (stops.has(node)) return;
    if (is(node)) found.push(node);
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

/** Returns the file that a specifier resolves to; undefined for a package. */
function fileAt(from: string, specifier: ts.Node | undefined): string | undefined {
  if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.'))
    return undefined;
  const file = relative(src, join(src, dirname(from), specifier.text.replace(/\?inline$/, '')));
  return existsSync(join(src, file)) ? file : undefined;
}

function readSource(file: string): Source {
  const names = new Map<string, Meaning>();
  const exported = new Set<string>();
  const source = { names, exported };
  const meaning = (name: string): Meaning => {
    const known = names.get(name) ?? { nodes: [], from: [] };
    names.set(name, known);
    return known;
  };
  if (!/\.tsx?$/.test(file)) return source;
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(join(src, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  for (const node of tree.statements) {
    const isExported =
      ts.canHaveModifiers(node) &&
      ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const declare = (name: string, what: ts.Node) => {
      meaning(name).nodes.push(what);
      if (isExported) exported.add(name);
    };
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
      for (const { name, propertyName, isTypeOnly } of node.exportClause.elements) {
        if (isTypeOnly || !from) continue;
        exported.add(name.text);
        if (from !== file || propertyName)
          meaning(name.text).from.push({ file: from, name: (propertyName ?? name).text });
      }
    } else if (ts.isVariableStatement(node)) {
      for (const each of node.declarationList.declarations)
        for (const name of nodesOf(each.name, ts.isIdentifier)) declare(name.text, each);
    } else if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name) {
      declare(node.name.text, node);
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

/** Tells whether an identifier is a reference: no member, attribute or key. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !ts.isJsxAttribute(parent);
}

/** The DOM that shows a node: style sheets of one do not reach the other. */
type Place = 'shadow' | 'light';
const LIGHT_CALLS = new Set(['lightCss', 'useLightSheet']);

/** Returns the light-DOM parts of a declaration: the content of `LightDom`, and its style sheets. */
function lightNodes(node: ts.Node): ts.Node[] {
  const held = nodesOf(node, ts.isJsxElement)
    .filter(({ openingElement }) => openingElement.tagName.getText() === 'LightDom')
    .flatMap(({ children }) => [...children]);
  const given = nodesOf(node, ts.isCallExpression)
    .filter(({ expression }) => LIGHT_CALLS.has(expression.getText()))
    .flatMap((call) => [...call.arguments]);
  return [...held, ...given];
}

interface Piece {
  readonly file: string;
  readonly place: Place;
  /** Returns the nodes of the piece that pass a test. */
  nodes<N extends ts.Node>(is: (node: ts.Node) => node is N): N[];
}

/** The declarations and style sheets that load together with a name. */
interface Unit {
  readonly pieces: readonly Piece[];
  /** Style sheets, each with its place: `light ui/field.css`. */
  readonly sheets: ReadonlySet<string>;
  /** Files that load on demand, in the same form. */
  readonly later: ReadonlySet<string>;
}

export const at = (place: Place, file: string) => `${place} ${file}`;

/** Collects everything that a name of a file uses. */
function unitOf(file: string, name: string, place: Place): Unit {
  const pieces: Piece[] = [];
  const [sheets, later, seen] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const visit = (from: string, wanted: string, where: Place) => {
    if (seen.has(`${at(where, from)} ${wanted}`)) return;
    seen.add(`${at(where, from)} ${wanted}`);
    if (from.endsWith('.css')) {
      sheets.add(at(where, from));
      return;
    }
    const { names, exported } = sourceOf(from);
    if (wanted === EVERYTHING) for (const each of exported) visit(from, each, where);
    const meaning = names.get(wanted) ?? { nodes: [], from: [] };
    for (const next of meaning.from) visit(next.file, next.name, where);
    for (const node of meaning.nodes) {
      const light = where === 'shadow' ? lightNodes(node) : [];
      look(from, where, node, new Set(light));
      for (const each of light) look(from, 'light', each, new Set());
    }
  };
  const look = (from: string, where: Place, node: ts.Node, stops: ReadonlySet<ts.Node>) => {
    const piece: Piece = { file: from, place: where, nodes: (is) => nodesOf(node, is, stops) };
    pieces.push(piece);
    for (const used of piece.nodes(ts.isIdentifier))
      if (isFree(used)) visit(from, used.text, where);
    for (const call of piece.nodes(ts.isCallExpression)) {
      if (call.expression.kind !== ts.SyntaxKind.ImportKeyword) continue;
      const part = fileAt(from, call.arguments[0]);
      if (part) later.add(at(where, part));
    }
  };
  visit(file, name, place);
  return { pieces, sheets, later };
}

const together = (units: readonly Unit[]): Unit => ({
  pieces: units.flatMap(({ pieces }) => pieces),
  sheets: new Set(units.flatMap(({ sheets }) => [...sheets])),
  later: new Set(units.flatMap(({ later }) => [...later])),
});

/** A part that loads at once, an element or an on-demand part of it, with the style sheets present by then. */
interface Arrival extends Pick<Unit, 'pieces' | 'sheets'> {
  readonly file: string;
}

/** Matches the name of a list of style sheets: `buttonStyles`, or `styles` of an on-demand part. */
const LIST = /^styles$|Styles$/;

const fileOf = (placed: string) => placed.slice(placed.indexOf(' ') + 1);

const camel = (text: string) => {
  const joined = text.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

/** Returns the style sheets of the list of a component, which has the name of the component or of its file. */
function listedFor(file: string, name: string): string[] {
  const { exported } = sourceOf(file);
  const list = [name, basename(file, '.tsx')]
    .map((each) => `${camel(each)}Styles`)
    .find((each) => exported.has(each));
  return list ? [...unitOf(file, list, 'shadow').sheets].map(fileOf) : [];
}

/** A file with components, and the style sheets that its own lists bring. */
interface ComponentFile {
  readonly file: string;
  /** Names of its lists; `widget` if it defines an element. */
  readonly lists: readonly string[];
  readonly sheets: ReadonlySet<string>;
  /** Components of other files that it uses, each with the style sheets of its list. */
  readonly uses: readonly { readonly name: string; readonly sheets: readonly string[] }[];
  readonly pieces: readonly Piece[];
}

/** Reads the components of a file. */
export function componentFile(file: string): ComponentFile {
  const { names } = sourceOf(file);
  const declared = [...names].filter(([, { nodes }]) => nodes.length > 0).map(([name]) => name);
  const lists = [...names.keys()].filter(
    (name) => name === 'widget' || (LIST.test(name) && sourceOf(file).exported.has(name)),
  );
  return {
    file,
    lists,
    sheets: new Set(lists.flatMap((name) => [...unitOf(file, name, 'shadow').sheets].map(fileOf))),
    uses: [...names].flatMap(([name, { from }]) =>
      from
        .filter((source) => source.file.endsWith('.tsx') && /^[A-Z]/.test(source.name))
        .map((source) => ({ name, sheets: listedFor(source.file, source.name) })),
    ),
    pieces: declared
      .filter((name) => !LIST.test(name))
      .flatMap((name) => names.get(name)?.nodes ?? [])
      .map((node) => ({ file, place: 'shadow', nodes: (is) => nodesOf(node, is) })),
  };
}

/** Returns the style sheets that the `styles` of an element name by file. */
function namedSheets(file: string): ReadonlySet<string> {
  const { names } = sourceOf(file);
  const used = (names.get('widget')?.nodes ?? []).flatMap((node) => nodesOf(node, ts.isIdentifier));
  const files = used.flatMap(({ text }) => names.get(text)?.from ?? []).map((each) => each.file);
  return new Set(files.filter((each) => each.endsWith('.css')));
}

/** Returns an element and all its on-demand parts, each once per set of style sheets with which it may load. */
function arrivals(first: string): readonly Arrival[] {
  const found: Arrival[] = [];
  const seen = new Map<string, ReadonlySet<string>[]>();
  const come = (file: string, name: string, place: Place, there: ReadonlySet<string>) => {
    const { exported } = sourceOf(file);
    const isPart = name === EVERYTHING && exported.has('part');
    const unit = isPart
      ? together(['part', 'styles'].map((each) => unitOf(file, each, place)))
      : unitOf(file, name, place);
    const sheets = new Set([...there, ...unit.sheets]);
    const before = seen.get(at(place, file)) ?? [];
    if (before.some((known) => [...known].every((sheet) => sheets.has(sheet)))) return;
    seen.set(at(place, file), [...before, sheets]);
    found.push({ file, pieces: unit.pieces, sheets });
    for (const part of unit.later) {
      const [where = '', next = ''] = part.split(' ');
      come(next, EVERYTHING, where === 'light' ? 'light' : 'shadow', sheets);
    }
  };
  come(first, 'widget', 'shadow', new Set());
  return found;
}

/** Every element, with all its parts. */
export const elements: readonly {
  readonly tag: string;
  readonly arrivals: readonly Arrival[];
  /** Style sheets that its `styles` name by file. */
  readonly named: ReadonlySet<string>;
}[] = REGISTRY.map(({ tag, file }) => ({
  tag,
  arrivals: arrivals(file),
  named: namedSheets(file),
}));
