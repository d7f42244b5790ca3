// The SDK's built types, as strict projects read them, with `skipLibCheck` off.
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import packageJson from '../../packages/sdk/package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../../packages/sdk');
const entries = Object.values(packageJson.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [join(folder, entry.types)],
);

/** A program of an integrator, in a folder that resolves `@clinicart/sdk` as any package does. */
const CONSUMER = join(folder, 'consumer.ts');
const PROGRAM = `
  import { createShop, type CompleteShop, isShopError } from '@clinicart/sdk';
  import { createShop as createCore, plainTranslator, type Shop } from '@clinicart/sdk/core';
  import { account, catalogue, endpoints } from '@clinicart/sdk/contract';
  import { type Order, orderActions, ordersDomain } from '@clinicart/sdk/orders';
  import { cashierDomain, decidePayment } from '@clinicart/sdk/cashier';

  const complete: CompleteShop = createShop({ apiBase: '' });
  const core: Shop = createCore({ apiBase: '', translate: plainTranslator });
  export const stores = [complete.orders, core.domain(ordersDomain), core.domain(cashierDomain)];
  // @ts-expect-error the core has no member for this domain
  core.orders;
  // @ts-expect-error the entry names the domain, not its store
  core.domain(complete.orders);

  const query: catalogue.SearchQuery = { keyword: 'gloves' };
  export const answer: Promise<{ readonly products: readonly unknown[] }> = core.call(catalogue.search, query);
  export const shapes: [catalogue.ProductRef?, catalogue.ProductVariant?, catalogue.SearchFilters?, catalogue.SortOrder?, account.RegionName?] = [];
  export const paths: readonly string[] = endpoints.map(({ path }) => path);
  export const rules = [orderActions, decidePayment, isShopError, ({} as Order).payBy];
`;

/** Reports of a strict project that has the DOM library or only Node's types. */
function complaintsOf(resolution: 'node' | 'bundler', lib: readonly string[], types: string[]) {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    ...(resolution === 'node'
      ? { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext }
      : { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler }),
    lib: lib.map((name) => `lib.${name}.d.ts`),
    types,
    typeRoots: [join(folder, '../../node_modules/@types')],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipDefaultLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (file) => file === CONSUMER || fileExists(file);
  host.readFile = (file) => (file === CONSUMER ? PROGRAM : readFile(file));
  host.getSourceFile = (file, version, ...more) =>
    file === CONSUMER
      ? ts.createSourceFile(file, PROGRAM, version)
      : getSourceFile(file, version, ...more);
  const program = ts.createProgram([CONSUMER, ...entries], options, host);
  // The types of Node and zod are theirs.
  const ours = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder));
  expect(ours.length).toBeGreaterThan(entries.length);
  return ours
    .flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ])
    .map(({ file, messageText }) => {
      const where = file?.fileName.slice(folder.length);
      return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}

it.each(['node', 'bundler'] as const)(
  'compile in a strict browser project that resolves like %s',
  (resolution) => {
    expect(complaintsOf(resolution, ['es2023', 'dom', 'dom.iterable'], [])).toEqual([]);
  },
  120_000,
);

it('compile with the types of Node in place of the DOM library', () => {
  expect(complaintsOf('node', ['es2023'], ['node'])).toEqual([]);
}, 120_000);
