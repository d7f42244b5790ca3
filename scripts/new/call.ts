import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { endpoints } from '../../packages/sdk/src/contract.ts';
import {
  contractRow,
  documentedRow,
  goodRequest,
  handler,
  ROW_IMPORTS,
  storeMember,
  storeQuery,
} from './call-rows.ts';
import { type Change, open, root, titleOf } from './recipe.ts';
import { propertiesOf, Refusal, type SourceEdit, specifierOf } from './source-edit.ts';

const SDK = 'packages/sdk/src';
const REQUESTS = 'tests/contract/requests.ts';

interface Domain {
  /** Its name in the contract, for example `order`. */
  readonly name: string;
  /** Its folder in SDK and sandbox, for example `checkout`. */
  readonly folder: string;
}

/** The domains, from the imports of the whole contract. */
function domains(): readonly Domain[] {
  return open(`${SDK}/contract.ts`)
    .tree.statements.filter(ts.isImportDeclaration)
    .flatMap((each) => {
      const bindings = each.importClause?.namedBindings;
      const [, folder] = /^\.\/(.+)\/contract\.ts$/.exec(specifierOf(each)) ?? [];
      return folder && bindings && ts.isNamespaceImport(bindings)
        ? [{ name: bindings.name.text, folder }]
        : [];
    });
}

/** `npm run new -- call <domain> <verb>`: a read without input, from the contract to the sandbox. */
export function newCall(domain = '', verb = ''): readonly Change[] {
  const known = domains();
  const found = known.find(({ name, folder }) => name === domain || folder === domain);
  if (!found) {
    const names = known.map(({ name }) => name).join(', ');
    throw new Refusal(`There is no domain "${domain}"; there are ${names}.`);
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(verb))
    throw new Refusal(`"${verb}" is not a name in camel case, such as openingHours.`);
  const row = `${found.name}.${verb}`;
  if (endpoints.some(({ name, path }) => name === row || path === `/api/${verb}`))
    throw new Refusal(`The contract has a call ${row} or the path /api/${verb}.`);

  const title = titleOf(verb);
  const sdk = `${SDK}/${found.folder}`;
  const store = open(`${sdk}/store.ts`);
  const namespace = store.namespaceOf('./contract.ts');
  const names = { domain: found.name, verb, title, row: namespace ? `${namespace}.${verb}` : verb };

  const contract = open(`${sdk}/contract.ts`);
  if (contract.declares(verb)) throw new Refusal(`${contract.path} has a name "${verb}".`);
  for (const [module, name] of ROW_IMPORTS)
    contract.addImport(relative(sdk, `${SDK}/${module}`), name);
  contract.append(contractRow(names));

  const documented = open(`${sdk}/documented.ts`);
  documented.addTo(documented.literal('documented'), documentedRow(names));

  const parts = storeParts(store);
  if (propertiesOf(parts.returned).has(verb))
    throw new Refusal(`${store.path} has a member "${verb}".`);
  store.addMember(parts.type, storeMember(names));
  store.addTo(parts.returned, storeQuery(names));
  if (!namespace) store.addImport('./contract.ts', verb);

  const sandbox = sandboxRoutes(found);
  sandbox.file.addTo(sandbox.routes, handler(names));

  const requests = open(REQUESTS);
  const good = requests.literal('goodRequests');
  const last = [...propertiesOf(good)].findLast(([name]) => name.startsWith(`${found.name}.`))?.[1];
  requests.addTo(good, goodRequest(names), last);

  return [
    change(contract, 'the path, request and response, their section and assumptions'),
    change(documented, 'the documented fields, or the effect of a server without the call'),
    change(store, 'the arguments; the cached reads that it invalidates, where it writes'),
    change(sandbox.file, 'the answer from the database, and the refusals'),
    change(requests, 'a valid request with its fields'),
  ];
}

const change = (file: SourceEdit, next: string): Change => ({
  path: file.path,
  text: file.result(),
  next,
});

/** The interface of a store and the object that its function returns. */
function storeParts(store: SourceEdit) {
  const refusal = new Refusal(
    `${store.path} is not a function that has an api and a cache and returns an object; write this call by hand.`,
  );
  const create = store.tree.statements
    .filter(ts.isFunctionDeclaration)
    .find(({ name }) => name?.text.startsWith('create'));
  const returned = create?.body?.statements.findLast(ts.isReturnStatement)?.expression;
  const type = store.tree.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === create?.type?.getText() || name.text.endsWith('Store'));
  if (!create || !type || !returned || !ts.isObjectLiteralExpression(returned)) throw refusal;
  const bound = new Set<string>();
  const look = (node: ts.Node): void => {
    if ((ts.isBindingElement(node) || ts.isParameter(node)) && ts.isIdentifier(node.name))
      bound.add(node.name.text);
    if (!ts.isArrowFunction(node)) ts.forEachChild(node, look);
  };
  look(create);
  if (!bound.has('api') || !bound.has('cache') || !store.declares('Query')) throw refusal;
  return { type, returned };
}

/** The list of routes in the sandbox's folder of a domain that serves most of its calls. */
function sandboxRoutes({ name, folder }: Domain) {
  const path = `packages/sandbox/src/${folder}`;
  const lists = readdirSync(join(root, path))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => open(`${path}/${file}`))
    .flatMap((file) =>
      file.literals().flatMap(([, routes]) => {
        if (!ts.isArrayLiteralExpression(routes)) return [];
        const served = routes.elements.filter(
          (each) =>
            ts.isCallExpression(each) &&
            each.expression.getText() === 'serve' &&
            each.arguments[0]?.getText().startsWith(`${name}.`),
        ).length;
        return served > 0 ? [{ file, routes, served }] : [];
      }),
    );
  const [most] = lists.toSorted((a, b) => b.served - a.served);
  if (!most) throw new Refusal(`No file of ${dirname(`${path}/.`)} serves calls of ${name}.`);
  return most;
}
