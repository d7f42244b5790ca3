/** The table of `npm run coverage`. */
import { relative, sep } from 'node:path';

interface Count {
  readonly total: number;
  readonly covered: number;
}

/** Istanbul's summary: the counts of each file by its path, and of all files. */
export type Summary = Readonly<
  Record<string, { readonly statements: Count; readonly branches: Count }>
>;

const share = ({ total, covered }: Count) =>
  total === 0 ? '–' : `${((100 * covered) / total).toFixed(1)} %`;

const sum = (counts: readonly Count[]): Count => ({
  total: counts.reduce((all, { total }) => all + total, 0),
  covered: counts.reduce((all, { covered }) => all + covered, 0),
});

/** Prints the shares of a folder's subfolders, and of the whole; a file of the folder itself counts for `.`. */
export function coverageTable(summary: Summary, folder: string): string {
  const files = Object.entries(summary)
    .filter(([path]) => path !== 'total')
    .map(([path, counts]) => {
      const [domain = '', ...rest] = relative(folder, path).split(sep);
      return { domain: rest.length > 0 ? domain : '.', counts };
    });
  const domains = [...new Set(files.map(({ domain }) => domain))].toSorted();
  const row = (name: string, part: typeof files) => {
    const of = (what: 'statements' | 'branches') => sum(part.map(({ counts }) => counts[what]));
    const statements = of('statements');
    return `| ${name} | ${statements.total} | ${share(statements)} | ${share(of('branches'))} |`;
  };
  return [
    '| domain | statements | run | branches run |',
    '|---|---:|---:|---:|',
    ...domains.map((name) =>
      row(
        name,
        files.filter(({ domain }) => domain === name),
      ),
    ),
    row('all', files),
    '',
  ].join('\n');
}
