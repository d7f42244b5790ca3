// The entries of the SDK: a short top, and one entry for each domain.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import packageJson from '../../packages/sdk/package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../packages/sdk');
/** Names that integrators meet first: more than these are no front door. */
const MOST_NAMES = 66;

const sources = new Map(
  Object.entries(packageJson.exports).flatMap(([entry, target]) =>
    typeof target === 'string' ? [] : [[entry, target] as const],
  ),
);
const program = ts.createProgram(
  [...sources.values()].map(({ source }) => join(folder, source)),
  {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
  },
);
const checker = program.getTypeChecker();

/** The names of an entry, each with the symbol that it stands for. */
const exported = new Map(
  [...sources].map(([entry, { source }]) => {
    const file = program.getSourceFile(join(folder, source));
    const module = file && checker.getSymbolAtLocation(file);
    const names = module ? checker.getExportsOfModule(module) : [];
    return [
      entry,
      new Map(
        names.map((symbol) => [
          symbol.name,
          symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        ]),
      ),
    ] as const;
  }),
);
const namesOf = (entry: string) => [...(exported.get(entry)?.keys() ?? [])].toSorted();

describe('the entries of the SDK', () => {
  it('are the top, the core, the contract, the values and each domain with an index.ts', () => {
    const domains = globSync('src/*/index.ts', { cwd: folder }).map(
      (file) => `./${basename(dirname(file))}`,
    );
    expect(domains.length).toBeGreaterThan(10);
    expect([...sources.keys()].toSorted()).toEqual(
      ['.', './core', './contract', './values', ...domains].toSorted(),
    );
    for (const domain of domains)
      expect(sources.get(domain)?.source).toBe(`./src/${basename(domain)}/index.ts`);
  });

  it('lead bundlers to the module of the source, with its types, and Node to one file of the same name', () => {
    for (const [entry, { source, ...built }] of sources) {
      const module = source.replace('./src', './dist/modules').replace(/\.ts$/, '');
      expect(built).toEqual({
        types: `${module}.d.ts`,
        node: `./dist/bundled/${entry === '.' ? 'index' : basename(entry)}.js`,
        default: `${module}.js`,
      });
    }
  });

  it('has few names at the top', () => {
    expect(namesOf('.')).toContain('createShop');
    expect(namesOf('.').length).toBeLessThanOrEqual(MOST_NAMES);
  });

  it('has the same names in the core as at the top, besides its own', () => {
    const own = { '.': ['CompleteShop'], './core': ['Translator', 'plainTranslator'] };
    const without = (entry: keyof typeof own) =>
      namesOf(entry).filter((name) => !own[entry].includes(name));
    expect(without('./core')).toEqual(without('.'));
    for (const entry of ['.', './core'] as const)
      expect(namesOf(entry)).toEqual(expect.arrayContaining(own[entry]));
  });

  it('exports no name twice from the top and the domains', () => {
    const homes = new Map<string, string[]>();
    for (const entry of exported.keys())
      if (entry !== './core' && entry !== './contract')
        for (const name of namesOf(entry)) homes.set(name, [...(homes.get(name) ?? []), entry]);
    expect([...homes].filter(([, entries]) => entries.length > 1)).toEqual([]);
  });

  it('means the same by a name that the contract has too', () => {
    const contract = exported.get('./contract') ?? new Map<string, ts.Symbol>();
    for (const [entry, names] of exported)
      for (const [name, symbol] of names)
        if (contract.has(name))
          expect(contract.get(name) === symbol, `${entry} ${name}`).toBe(true);
  });
});
