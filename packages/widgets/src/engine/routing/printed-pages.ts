import { PAGES, type PageRow } from './pages.ts';

const HEAD = '// Printed by `npm run docs` from the table of pages; do not edit.\n';
const rows: readonly (readonly [string, PageRow])[] = Object.entries(PAGES);

const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const table = (name: string, textOf: (row: PageRow) => string) =>
  [
    `export const ${name} = {`,
    ...rows.map(([page, row]) => `  ${page}: ${quoted(textOf(row))},`),
    '} as const;\n',
  ].join('\n');

/** Prints `printed-routes.ts`: the address of each page. */
export const printRoutes = () =>
  `${HEAD}/** The address of each page, by its name. Spec: 2§2.1 */\n${table('ROUTES', ({ path }) => path)}`;

/** Prints `printed-names.ts`: the name of each page in both languages. */
export const printNames = () =>
  [
    HEAD,
    table('NAMES_ZH', ({ name }) => name.zh),
    '\n',
    table('NAMES_EN', ({ name }) => name.en),
  ].join('');
