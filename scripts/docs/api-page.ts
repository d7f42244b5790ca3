import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import packageJson from '../../packages/sdk/package.json' with { type: 'json' };
import { SECTIONS, type Section } from './api-sections.ts';

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'packages/sdk/src');
const TOP = '.';
const CORE = './core';
/** Entries with a separate page. */
const ELSEWHERE = ['./contract'];

interface Item {
  readonly name: string;
  /** Path of its file below `packages/sdk/src`. */
  readonly from: string;
  readonly doc: string;
  readonly code: string;
  /** The interfaces whose members it inherits, or that its constructor takes: their names and declarations. */
  readonly parts: readonly { readonly name: string; readonly code: string }[];
  readonly isType: boolean;
}

/** The entries of the SDK: the paths that package.json exports, and their sources. */
const ENTRIES = Object.entries(packageJson.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [{ path, file: join(root, 'packages/sdk', target.source) }],
);

/** docs/api.md: the SDK by task, each with an example that runs and every public name. */
export function apiPage(): string {
  const files = ENTRIES.filter(({ path }) => !ELSEWHERE.includes(path));
  const program = ts.createProgram(
    files.map(({ file }) => file),
    compilerOptions(),
  );
  const entries = new Map(files.map(({ path, file }) => [path, itemsOf(program, file)]));
  const stores = storesOf(program);
  const forgotten = [...entries.keys()].find(
    (path) => !SECTIONS.some((section) => section.entries.includes(path)),
  );
  if (forgotten) throw new Error(`No section of scripts/docs/api-sections.ts has ${forgotten}.`);
  const top = entries.get(TOP) ?? [];
  const contents = SECTIONS.map(({ title }) => `- [${title}](#${anchorOf(title)})`);
  return [
    '# The SDK',
    '',
    'Printed from the sources of `@clinicart/sdk` by `npm run docs`; do not edit. The entry `@clinicart/sdk` has `createShop`, the',
    'types of its stores, errors and money. The rules of a domain have an entry each, such as `@clinicart/sdk/cart`; a bundle contains',
    'only the domains that it imports. `@clinicart/sdk/contract` has the calls, see [contract.md](contract.md).',
    '',
    'Each example is a file of [examples/sdk](../examples/sdk) that a test runs. `SHOP_API` sets the API; the default is the sandbox of `npm start`.',
    '',
    ...contents,
    ...SECTIONS.flatMap((section) => [
      '',
      ...sectionText(section, {
        top: top.filter(({ from }) => sectionOf(from) === section),
        entries,
        stores,
      }),
    ]),
    '',
  ].join('\n');
}

/** Returns the section of a name of the top entry by its source: the one with the longest matching path. */
function sectionOf(from: string): Section {
  const matching = SECTIONS.flatMap((section) =>
    section.sources
      .filter((path) =>
        path === '' ? !from.includes('/') : from === path || from.startsWith(`${path}/`),
      )
      .map((path) => ({ section, path })),
  ).sort((a, b) => b.path.length - a.path.length);
  const found = matching[0]?.section;
  if (!found) throw new Error(`No section of scripts/docs/api-sections.ts has ${from}.`);
  return found;
}

interface Names {
  readonly top: readonly Item[];
  readonly entries: ReadonlyMap<string, readonly Item[]>;
  readonly stores: ReadonlySet<string>;
}

function sectionText(section: Section, { top, entries, stores }: Names): string[] {
  const path = `examples/sdk/${section.example}.ts`;
  const example = readFileSync(join(root, path), 'utf8').trimEnd();
  const atTop = new Set((entries.get(TOP) ?? []).map(({ name }) => name));
  const below = section.entries.filter((entry) => entry !== TOP);
  const others = below.flatMap((entry) => entries.get(entry) ?? []);
  const whole = [...top, ...others.filter(({ name }) => !atTop.has(name) && stores.has(name))];
  return [
    `## ${section.title}`,
    '',
    section.about,
    '',
    importLine(section),
    '',
    '```ts',
    example,
    '```',
    '',
    `[${path}](../${path})`,
    ...whole.toSorted(byName).flatMap((item) => ['', ...fullText(item, atTop)]),
    ...below.flatMap((entry) => {
      const own = (entries.get(entry) ?? []).filter(
        // The entry for scripts repeats the top; only its `createShop` differs.
        ({ name, from }) => entry !== CORE || !atTop.has(name) || from === 'core.ts',
      );
      return [
        '',
        `### From \`${specifierOf(entry)}\``,
        '',
        ...own.toSorted(rulesFirst).map(listed),
      ];
    }),
  ];
}

/** The entries to import from, and the stores of a shop that belong to the section. */
function importLine({ entries, members }: Section): string {
  const from = [TOP, ...entries.filter((entry) => entry !== TOP)].map(specifierOf);
  const stores = members.map((member) => `shop.${member}`);
  return `Import from ${coded(from)}.${stores.length === 0 ? '' : ` In a shop: ${coded(stores)}.`}`;
}

const coded = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const byName = (a: Item, b: Item) => (a.name < b.name ? -1 : 1);
/** Rules before the types that they name. */
const rulesFirst = (a: Item, b: Item) => Number(a.isType) - Number(b.isType) || byName(a, b);
const specifierOf = (entry: string) => `@clinicart/sdk${entry.slice(1)}`;
const sourceLink = (from: string) => `../packages/sdk/src/${from}`;
/** The anchor that GitHub gives a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

/** A name with its whole declaration, and those of its parts that have no heading. */
function fullText({ name, from, doc, code, parts }: Item, atTop: ReadonlySet<string>): string[] {
  const others = parts.filter((part) => !atTop.has(part.name));
  return [
    `### ${name}`,
    '',
    ...(doc === '' ? [] : [doc, '']),
    '```ts',
    [code, ...others.map((part) => part.code)].join('\n\n'),
    '```',
    '',
    `[${from}](${sourceLink(from)})`,
  ];
}

/** A name of a domain in one line; the link leads to the declaration of a type. */
function listed({ name, from, doc, code, isType }: Item): string {
  const shown = isType
    ? (wordsOf(code) ?? `type ${name}`)
    : code.replace(/^(function|const) /, '').replace(/\s+/g, ' ');
  const [about = ''] = doc.split('\n');
  return `- [\`${shown}\`](${sourceLink(from)})${about === '' ? '' : `: ${about}`}`;
}

/** The declaration of a type that is one of some words, such as the purposes of a code; undefined for other types. */
function wordsOf(code: string): string | undefined {
  const flat = code.replace(/\s+/g, ' ').replace(/= \| /, '= ');
  return /^type \w+ = '[^']*'(?: \| '[^']*')+;$/.test(flat) ? flat.slice(0, -1) : undefined;
}

function itemsOf(program: ts.Program, file: string): Item[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  return checker.getExportsOfModule(module).map((symbol) => describe(checker, symbol));
}

/** The names of the stores of a shop, such as `shop.orders`, and of theirs, such as its `history`. */
function storesOf(program: ts.Program): ReadonlySet<string> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(join(sources, 'domains.ts'));
  const shop = source?.statements.find(
    (each) => ts.isInterfaceDeclaration(each) && each.name.text === 'CompleteShop',
  );
  if (!shop) throw new Error('domains.ts has no CompleteShop');
  const below = (owner: ts.Type) =>
    owner
      .getProperties()
      .map((member) => checker.getTypeOfSymbol(member))
      .filter(({ symbol }) => symbol && symbol.flags & ts.SymbolFlags.Interface);
  const stores = below(checker.getTypeAtLocation(shop));
  return new Set([...stores, ...stores.flatMap(below)].map(({ symbol }) => symbol.name));
}

function compilerOptions(): ts.CompilerOptions {
  const file = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, ts.sys.readFile);
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options;
}

function describe(checker: ts.TypeChecker, exported: ts.Symbol): Item {
  const symbol =
    exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration) throw new Error(`${exported.name} has no declaration`);
  return {
    name: exported.name,
    from: relative(sources, declaration.getSourceFile().fileName),
    doc: documentation(checker, symbol),
    code: signature(checker, symbol, declaration),
    parts: partsOf(checker, declaration),
    isType: ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration),
  };
}

/** The interfaces that a declaration is made of, with those that they are made of. */
function partsOf(checker: ts.TypeChecker, node: ts.Declaration): Item['parts'] {
  const named = ts.isInterfaceDeclaration(node)
    ? (node.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression))
    : ts.isClassDeclaration(node)
      ? node.members
          .filter(ts.isConstructorDeclaration)
          .flatMap(({ parameters }) => parameters.flatMap(({ type }) => type ?? []))
          .filter(ts.isTypeReferenceNode)
          .map(({ typeName }) => typeName)
      : [];
  return named.flatMap((name) => {
    const found = checker.getSymbolAtLocation(name);
    const symbol =
      found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const declaration = symbol?.declarations?.find(ts.isInterfaceDeclaration);
    if (!symbol || !declaration) return [];
    const code = signature(checker, symbol, declaration);
    return [{ name: symbol.name, code }, ...partsOf(checker, declaration)];
  });
}

function documentation(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const examples = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'example')
    .map((tag) => `\n\`\`\`ts\n${ts.displayPartsToString(tag.text).trim()}\n\`\`\``);
  return [text.replace(/\s*\n\s*/g, ' ').trim(), ...examples].join('\n').trim();
}

function signature(checker: ts.TypeChecker, symbol: ts.Symbol, node: ts.Declaration): string {
  if (ts.isFunctionDeclaration(node)) {
    const found = checker.getSignatureFromDeclaration(node);
    const returns = found ? checker.typeToString(found.getReturnType(), node, FLAT) : 'unknown';
    const written = node.parameters.map((parameter) => parameter.getText()).join(', ');
    const generics = node.typeParameters?.map((one) => one.getText()).join(', ');
    return `function ${symbol.name}${generics ? `<${generics}>` : ''}(${written}): ${node.type?.getText() ?? returns}`;
  }
  if (ts.isVariableDeclaration(node)) {
    const type =
      node.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(node), node, FLAT);
    return `const ${symbol.name}: ${type}`;
  }
  if (ts.isClassDeclaration(node)) return classShape(checker, node);
  return node.getText().replace(/^export (declare )?/, '');
}

/** A class declaration without method bodies. */
function classShape(checker: ts.TypeChecker, node: ts.ClassDeclaration): string {
  const members = node.members
    .filter((member) => !isHidden(member))
    .map((member) => {
      if (ts.isConstructorDeclaration(member))
        return `  constructor(${member.parameters.map((one) => one.getText()).join(', ')});`;
      const name = member.name?.getText() ?? '';
      const type = checker.typeToString(checker.getTypeAtLocation(member), member, FLAT);
      const readonly = isReadonly(member) ? 'readonly ' : '';
      return `  ${readonly}${name}: ${type};`;
    });
  const heritage = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? '';
  return [`class ${node.name?.text ?? ''}${heritage} {`, ...members, '}'].join('\n');
}

const FLAT =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const modifiersOf = (member: ts.ClassElement) =>
  ts.canHaveModifiers(member) ? (ts.getModifiers(member) ?? []) : [];
const isHidden = (member: ts.ClassElement) =>
  modifiersOf(member).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ||
  (member.name !== undefined && ts.isPrivateIdentifier(member.name));
const isReadonly = (member: ts.ClassElement) =>
  modifiersOf(member).some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword);
