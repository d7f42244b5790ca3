import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'packages/sdk/src/index.ts');

interface Item {
  readonly name: string;
  readonly from: string;
  readonly doc: string;
  readonly code: string;
}

/** Every public export of the SDK with its docstring and signature: docs/api.md. */
export function apiPage(): string {
  const program = ts.createProgram([entry], compilerOptions());
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${entry} exports nothing`);
  const items = checker.getExportsOfModule(module).map((symbol) => describe(checker, symbol));
  const folders = [...new Set(items.map(({ from }) => dirname(from)))].sort();

  return [
    '# The SDK',
    '',
    'Printed from the sources of `@clinicart/sdk` by `npm run docs`; do not edit. Start with',
    '[createShop](#createshop). `@clinicart/sdk/core` has the same exports without the message catalogue,',
    'for scripts; `@clinicart/sdk/contract` has the calls, see [contract.md](contract.md).',
    ...folders.flatMap((folder) => [
      '',
      `## ${folder === '.' ? 'shop' : folder}`,
      ...items
        .filter(({ from }) => dirname(from) === folder)
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .flatMap(({ name, from, doc, code }) => [
          '',
          `### ${name}`,
          '',
          ...(doc === '' ? [] : [doc, '']),
          '```ts',
          code,
          '```',
          '',
          `[${from}](../packages/sdk/src/${from})`,
        ]),
    ]),
    '',
  ].join('\n');
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
    from: relative(join(root, 'packages/sdk/src'), declaration.getSourceFile().fileName),
    doc: documentation(checker, symbol),
    code: signature(checker, symbol, declaration),
  };
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
