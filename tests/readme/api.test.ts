// docs/api.md tells whole interfaces: what a store inherits, an integrator calls like the rest.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const top = join(root, 'packages/sdk/src/index.ts');
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');

const program = ts.createProgram([top], {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(top);
const module = source && checker.getSymbolAtLocation(source);
const exported = (module ? checker.getExportsOfModule(module) : [])
  .map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  )
  .filter(({ flags }) => flags & ts.SymbolFlags.Interface);
/** The interfaces of the members of these, such as `shop.orders` and its `history`; without those that are generic. */
const membersOf = (owners: readonly ts.Symbol[]) =>
  owners
    .flatMap((owner) => checker.getDeclaredTypeOfSymbol(owner).getProperties())
    .flatMap((member) => checker.getTypeOfSymbol(member).getSymbol() ?? [])
    .filter(({ declarations = [] }) =>
      declarations.some(
        (each) =>
          ts.isInterfaceDeclaration(each) &&
          !each.typeParameters &&
          each.getSourceFile().fileName.includes('/packages/sdk/src/'),
      ),
    );
const stores = membersOf(exported.filter(({ name }) => name === 'CompleteShop'));
const interfaces = [...new Set([...exported, ...stores, ...membersOf(stores)])];

/** The declarations below a heading. */
const declarationsOf = (name: string) =>
  page.split(`\n### ${name}\n`)[1]?.split(/\n#{2,3} /)[0] ?? '';

it.each(interfaces.map((symbol) => [symbol.name, symbol] as const))(
  'the page has every member of %s, also the inherited ones',
  (name, symbol) => {
    const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
    const declarations = declarationsOf(name);
    // A base interface of the top entry has its own heading.
    const bases = [...declarations.matchAll(/ extends (\w+)/g)].map(([, base = '']) => base);
    const text = [name, ...bases].map(declarationsOf).join('\n');
    const missing = members.filter(
      (member) => !new RegExp(`(?<![\\w$])${member.name.replace('$', '\\$')}[?(:<]`).test(text),
    );
    expect(missing.map((member) => member.name)).toEqual([]);
  },
);

it('the page has the words of a type that is one of some', () => {
  expect(page).toContain("[`type OrderFormat = 'csv' | 'xlsx'`]");
  expect(page).toMatch(/\[`type CodePurpose = 'login' \| 'register' \| 'forgetpwd' /);
});
