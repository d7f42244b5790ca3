// Reads the route table (2§2.1) and the lists of calls (1§7, 2§7) out of docs/spec.md, so that a test can compare them with what is served
// and docs/contract.md can count them.
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** A row of the table of 2§7, or a name in the lists of 1§7. */
export interface DocumentedCall {
  /** The first column of 2§7; for 1§7 the name itself. */
  readonly what: string;
  /** Paths, or the ends of paths where the documents leave the folder out; none where they show no path. */
  readonly paths: readonly string[];
}

const MARKS = /\s*\[(?:[td]\d-[a-z0-9-]+|open)\]/g;

/** Returns the text of a part, from its anchor to the next one. */
function part(markdown: string, anchor: string): string {
  const [, text] = markdown.split(`<a id="${anchor}"></a>`);
  if (text === undefined) throw new Error(`docs/spec.md has no part ${anchor}`);
  return text.split('<a id=')[0] ?? '';
}

/** Returns the rows of the tables of a text, without their heads and without the marks of proofs. */
const tableRows = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:route|what) \|/.test(line))
    .map((line) =>
      line
        .replaceAll(MARKS, '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** Returns the routes of 2§2.1: those of the table, and those that the paragraph below it puts under `/user`. */
export function documentedRoutes(markdown: string): string[] {
  const text = part(markdown, '2-2-1');
  const fromTable = tableRows(text).flatMap(([cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, route = '']) => route),
  );
  const [, below = ''] = text.split('Under `/user`');
  const names = /\b(?:[a-z]+[A-Z]\w*|address|information|wallet|coupon)(?:\/\{\w+\})*(?=[ ,.])/g;
  const listed = below.split('The left menu')[0] ?? '';
  const account = [...listed.replaceAll(/\([^)]*\)/g, '').matchAll(names)];
  return [...fromTable, ...account.map(([name]) => `/user/${name}`)];
}

/** Returns the calls that 1§7 names in backticks and those of the table of 2§7. */
export function documentedCalls(markdown: string): DocumentedCall[] {
  const lists = part(markdown, '1-7').split('Public, under `/api/`:')[1] ?? '';
  const [open = '', account = ''] = lists.split('For accounts, under `/authapi/`:');
  const named = (text: string, base: string) =>
    [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      const isWhole = name.startsWith('/');
      const hasFolder = base === '/api/' || name.includes('/');
      return { what: name, paths: [isWhole ? name : hasFolder ? base + name : name] };
    });
  const table = tableRows(part(markdown, '2-7')).map(([what = '', cell = '']) => ({
    what,
    paths: cell
      .replaceAll(/\([^)]*\)|\bPOST\b/g, '')
      .split(/[,;]/)
      .map((path) => path.trim())
      .filter((path) => path !== '' && path !== 'not shown'),
  }));
  return [...named(open, '/api/'), ...named(account, '/authapi/'), ...table];
}

/** Returns whether a path of the contract is the documented one, or ends with it where its folder is not documented. */
export const isDocumentedPath = (path: string, documented: string): boolean =>
  documented.startsWith('/') ? path === documented : path.endsWith(`/${documented}`);

const PAGES_FOLDER = join(import.meta.dirname, '../../packages/host-site/src/pages');

/** Returns the route of each file of the host site's pages: `/about/{id}` for `about/[id].astro`. */
export const siteRoutes = (): string[] =>
  globSync('**/*.{astro,ts}', { cwd: PAGES_FOLDER }).map((file) => {
    const route = `/${file.replace(/\.(?:astro|ts)$/, '').replaceAll(/\[(\w+)\]/g, '{$1}')}`;
    return route.replace(/\/index$/, '') || '/';
  });
