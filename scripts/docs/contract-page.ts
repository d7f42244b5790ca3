import { selectedPaths } from '../../packages/sdk/src/base/wire/documented.ts';
import * as contract from '../../packages/sdk/src/contract.ts';
import {
  type AnyEndpoint,
  documentedRows,
  endpoints,
  needsLogin,
} from '../../packages/sdk/src/contract.ts';
import {
  documentedCalls,
  documentedRoutes,
  isDocumentedPath,
  siteRoutes,
} from './documented-tables.ts';
import { notesOf } from './notes.ts';

const accessName = (row: AnyEndpoint) => (needsLogin(row) ? 'account' : 'public');
const domainOf = (row: AnyEndpoint) => row.name.split('.')[0] ?? '';
const mark = (served: ReadonlySet<string> | undefined, row: AnyEndpoint) =>
  served === undefined ? '?' : served.has(row.name) ? 'yes' : 'no';

/** The export of `@clinicart/sdk/contract` that is each row: `cart.getCart`. */
const exportOf: ReadonlyMap<unknown, string> = new Map(
  Object.entries(contract).flatMap(([name, domain]) =>
    typeof domain === 'object' && !(domain instanceof Map)
      ? Object.entries<unknown>({ ...domain }).map(([row, value]) => [value, `${name}.${row}`])
      : [],
  ),
);

/** The contract as lines of text, for a terminal. */
export function contractTable(served: ReadonlySet<string> | undefined): string {
  const head = ['name', 'call', 'host', 'access', 'kind', 'sandbox', 'section'];
  const rows = endpoints.map((row) => [
    row.name,
    `${row.method} ${row.path}`,
    row.host,
    accessName(row),
    row.read ? 'read' : 'write',
    mark(served, row),
    notesOf(row).spec,
  ]);
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const body = rows.flatMap((cells, index) => [
    line(cells),
    ...(endpoints[index]?.notes?.assumed ?? []).map((what) => `    assumed: ${what}`),
  ]);
  return [line(head), ...body, '', sentence(served)].join('\n');
}

/** The contract as a page: docs/contract.md. `spec` is docs/spec.md, whose tables are counted. */
export function contractPage(served: ReadonlySet<string> | undefined, spec: string): string {
  const domains = [...new Set(endpoints.map(domainOf))];
  return [
    '# The contract',
    '',
    'Printed from the endpoint rows of `packages/sdk/src/**/contract*` by `npm run docs`; do not edit.',
    'The same rows as OpenAPI 3.1: [openapi.json](openapi.json). Sections are those of [spec.md](spec.md).',
    '',
    'Every call answers `{ resultID, message, data }`; `resultID` 1200 is success. An account call carries the',
    'token in an `Authorization` header, every call carries the language (2 English, 3 Traditional Chinese) in `LangEnv`.',
    'The sandbox answers everything below; started with `--documented` it answers only what the documents name.',
    'A path or host can be changed by name: `createShop({ endpoints: { "cart.get": { path: "/…" } } })`. A script calls',
    'a row by its export: `shop.call(cart.getCart, null)`, with `cart` of `@clinicart/sdk/contract`.',
    '',
    sentence(served),
    coverage(served, spec),
    ...domains.flatMap((domain) => ['', ...domainSection(domain, served)]),
    '',
  ].join('\n');
}

function domainSection(domain: string, served: ReadonlySet<string> | undefined): string[] {
  const rows = endpoints.filter((row) => domainOf(row) === domain);
  return [
    `## ${domain}`,
    '',
    '| name | export | what | call | host | access | kind | in the sandbox | section |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map((row) => {
      const kind = row.read ? 'read' : 'write';
      const encoding = row.encoding === 'json' ? '' : `, ${row.encoding}`;
      const { summary, spec } = notesOf(row);
      return `| \`${row.name}\` | \`${exportOf.get(row)}\` | ${summary} | ${row.method} \`${row.path}\` | ${row.host} | ${accessName(row)} | ${kind}${encoding} | ${mark(served, row)} | ${spec} |`;
    }),
    ...assumptions(rows),
    ...fieldTables(rows),
  ];
}

/** Lists the documented fields of each answer, and what the shop does without the others. */
function fieldTables(rows: readonly AnyEndpoint[]): string[] {
  const tables = rows.flatMap(fieldTable);
  return tables.length === 0 ? [] : ['', 'Fields of the answers:', ...tables];
}

function fieldTable({ name }: AnyEndpoint): string[] {
  const row = documentedRows.get(name) ?? {};
  if (row.withoutCall !== undefined)
    return ['', `- \`${name}\` is not in the documents. Without it: ${row.withoutCall}`];
  const code = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ');
  const named = selectedPaths(row.answer ?? '');
  const placed = selectedPaths(row.placed ?? '').filter((path) => !named.includes(path));
  const parts = [
    ...(named.length > 0 ? [`  - documented: ${code([...new Set(named)])}`] : []),
    ...(placed.length > 0
      ? [`  - content documented, name or place assumed: ${code(placed)}`]
      : []),
    ...Object.entries(row.assumed ?? {}).map(
      ([path, note]) => `  - assumed \`${path}\`; without it: ${note}`,
    ),
    ...Object.entries(row.codes ?? {}).map(
      ([path, codes]) => `  - documented codes of \`${path}\`: ${code(codes)}`,
    ),
    ...Object.entries(row.sent ?? {}).map(
      ([path, note]) => `  - assumed \`${path}\` of the request; when ignored: ${note}`,
    ),
  ];
  return parts.length === 0 ? [] : ['', `- \`${name}\``, ...parts];
}

function assumptions(rows: readonly AnyEndpoint[]): string[] {
  const assumed = rows.filter((row) => notesOf(row).assumed.length > 0);
  if (assumed.length === 0) return [];
  return [
    '',
    'What the documents do not show, and what is assumed:',
    '',
    ...assumed.map((row) => `- \`${row.name}\`: ${notesOf(row).assumed.join('; ')}.`),
  ];
}

function sentence(served: ReadonlySet<string> | undefined): string {
  const assumed = endpoints.filter((row) => notesOf(row).assumed.length > 0).length;
  const counted = served
    ? `, ${endpoints.filter((row) => served.has(row.name)).length} served by the sandbox`
    : '';
  const rows = [...documentedRows.values()];
  const fields = rows.reduce(
    (sum, row) =>
      sum + selectedPaths(row.answer ?? '').length + selectedPaths(row.placed ?? '').length,
    0,
  );
  const extra = rows.reduce((sum, row) => sum + Object.keys(row.assumed ?? {}).length, 0);
  return `${endpoints.length} calls${counted}; ${assumed} rest on an assumption. ${fields} fields of answers are documented, ${extra} are assumed.`;
}

/** Counts the paths and the routes of the documents, and how many of them are there. */
function coverage(served: ReadonlySet<string> | undefined, spec: string): string {
  const paths = [...new Set(documentedCalls(spec).flatMap((call) => call.paths))];
  const rowsOf = (path: string) => endpoints.filter((row) => isDocumentedPath(row.path, path));
  const inContract = paths.filter((path) => rowsOf(path).length > 0);
  const answered = inContract.filter((path) => rowsOf(path).every(({ name }) => served?.has(name)));
  const routes = documentedRoutes(spec);
  const pages = new Set(siteRoutes());
  const built = routes.filter((route) => pages.has(route));
  return `Of ${paths.length} paths in 1§7 and 2§7, ${inContract.length} are rows below and ${answered.length} are served; of ${routes.length} routes in 2§2.1, ${built.length} are pages.`;
}
