// Refuses the words that docs/glossary.md bans, in comments, test titles, symbols and documents.
// `node --conditions=source scripts/docs/prose.ts` prints the findings of the covered folders;
// `--counts` prints how often each word occurs, and how many each folder has, covered or not; `--all` prints all; a path prints those below it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ban, bansOf } from './glossary.ts';
import { type Passage, passagesOf } from './prose-text.ts';

/** Folders and files without a banned word. Extend it with each package that has been rewritten. */
const COVERED = ['docs/glossary.md'];
/** Everything that is looked through. */
const ROOTS = [
  'README.md',
  'CONTRIBUTING.md',
  '.dependency-cruiser.cjs',
  'vitest.config.ts',
  'docs',
  'examples',
  'packages',
  'scripts',
  'tests',
];
/** Documents that `npm run docs` prints from sources that are looked through. */
const PRINTED = ['docs/api.md', 'docs/contract.md', 'docs/tags.md'];
const PROSE = /\.(tsx?|[cm][jt]s|js|css|astro|md)$/;
const SKIPPED = /(^|\/)(node_modules|dist|\.astro|\.cache)(\/|$)/;

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly phrase: string;
  readonly instead: string;
}

const root = join(import.meta.dirname, '../..');
const isSymbol = (phrase: string) => /^[a-z]+(?:[A-Z][a-z]*)+$/.test(phrase);
const spaced = (phrase: string) => phrase.replaceAll(' ', '\\s+');

function patternOf({ phrase, except }: Ban): RegExp {
  if (phrase.endsWith(' …'))
    return new RegExp(`^\\s*(?:@\\w+\\s+)?${phrase.slice(0, -2)}\\b(?=\\s+[a-z])`, 'g');
  if (isSymbol(phrase)) return new RegExp(`\\b${phrase}\\b`, 'g');
  const allowed = except.map((longer) => `(?!${spaced(longer)}\\b)`).join('');
  return new RegExp(`(?<![\\w-])${allowed}${spaced(phrase)}(?![\\w-])`, 'gi');
}

/** A ban on a beginning is about comments; a symbol may be named anywhere; words are about prose. */
function concerns({ phrase }: Ban, { kind }: Passage): boolean {
  if (phrase.endsWith(' …')) return kind === 'comment';
  return kind !== 'symbol' || isSymbol(phrase);
}

/** Whether a file may hold a banned word at all: most do not, and need not be parsed. */
const mayHold = (text: string, bans: readonly Ban[]): boolean =>
  bans.some(({ phrase }) => {
    const words = phrase.replace(/ …$/, '').split(' ');
    return new RegExp(`\\b${words.join('[\\s/*]+')}\\b`, 'i').test(text);
  });

/** The banned words in one file. */
export function findingsOf(path: string, text: string, bans: readonly Ban[]): Finding[] {
  if (!mayHold(text, bans)) return [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const passages = passagesOf(path, text);
  return bans
    .flatMap((ban) => {
      const pattern = patternOf(ban);
      return passages
        .filter((passage) => concerns(ban, passage))
        .flatMap(({ text: prose, start }) =>
          [...prose.matchAll(pattern)].map((match): Finding => {
            const lead = match[0].length - match[0].trimStart().length;
            const line = lineOf(start + match.index + lead);
            return { path, line, phrase: ban.phrase, instead: ban.instead };
          }),
        );
    })
    .sort((one, other) => one.line - other.line);
}

function filesBelow(place: string): string[] {
  if (statSync(join(root, place)).isFile()) return [place];
  return readdirSync(join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const path = `${place}/${entry.name}`;
    if (SKIPPED.test(path) || PRINTED.includes(path)) return [];
    if (entry.isDirectory()) return filesBelow(path);
    return PROSE.test(entry.name) ? [path] : [];
  });
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The findings below the given folders. */
function findProse(folders: readonly string[]): Finding[] {
  const bans = bansOf(read('docs/glossary.md'));
  return folders.flatMap(filesBelow).flatMap((path) => findingsOf(path, read(path), bans));
}

/** Packages by domain, tests by suite, documents by file. */
function folderOf(path: string): string {
  const [top = '', ...rest] = path.split('/');
  const depth = { packages: 4, tests: 2, docs: 2, scripts: 2 }[top] ?? 1;
  const folders = [top, ...rest];
  const end = top === 'docs' ? depth : Math.min(depth, folders.length - 1);
  return folders.slice(0, Math.max(1, end)).join('/');
}

function printCounts(names: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of [...counts].sort()) console.log(`${count}`.padStart(5), name);
  console.log(`${names.length}`.padStart(5), 'in all\n');
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const folders = options.filter((option) => !option.startsWith('--'));
  if (options.includes('--counts')) {
    const findings = findProse(folders.length > 0 ? folders : ROOTS);
    printCounts(findings.map(({ phrase }) => phrase));
    printCounts(findings.map(({ path }) => folderOf(path)));
  } else {
    const wanted = options.includes('--all') ? ROOTS : COVERED;
    const findings = findProse(folders.length > 0 ? folders : wanted);
    for (const { path, line, phrase, instead } of findings)
      console.error(`${path}:${line}: "${phrase}" (${instead})`);
    if (findings.length > 0) {
      console.error(
        `${findings.length} banned words; docs/glossary.md names a better one for each.`,
      );
      process.exitCode = 1;
    }
  }
}
