/** The code of a new call. Everything that the recipe inserts is in this file. */

interface CallNames {
  /** Name of the domain in the contract, for example `content`. */
  readonly domain: string;
  readonly verb: string;
  readonly title: string;
  /** The row as the store names it: `contract.verb` or `verb`. */
  readonly row: string;
}

/** Names that the row in `contract.ts` uses, by the module below `packages/sdk/src`. */
export const ROW_IMPORTS = [
  ['base/http/endpoint.ts', 'read'],
  ['base/wire/parsers.ts', 'id'],
  ['base/wire/parsers.ts', 'list'],
  ['base/wire/parsers.ts', 'text'],
] as const;

export const contractRow = ({ domain, verb, title }: CallNames): string => `
export const ${verb} = read(
  {
    name: '${domain}.${verb}',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: '${title}', spec: '1§7', assumed: ['path', 'id and name of each entry'] },
    path: '/api/${verb}',
    request: z.object({}),
    response: list(z.object({ id, name: text })),
  },
  (_: null) => ({}),
);`;

export const documentedRow = ({ domain, verb }: CallNames): string =>
  `'${domain}.${verb}': { withoutCall: 'The list is not shown.', screens: [] }`;

export const storeMember = ({ verb, title, row }: CallNames): string =>
  `/** ${title}. */\nreadonly ${verb}: Query<null, ReturnType<typeof ${row}.response.parse>>;`;

export const storeQuery = ({ domain, verb, row }: CallNames): string =>
  `${verb}: cache.query('${domain}', '${verb}', (_, signal) => api.call(${row}, null, { signal }))`;

export const handler = ({ domain, verb }: CallNames): string => `
  serve(${domain}.${verb}, (_, call) => [
    { id: '1', name: { zh: '範例', en: 'Example' }[call.language] },
  ])`;

export const goodRequest = ({ domain, verb }: CallNames): string =>
  `'${domain}.${verb}': () => ({})`;
