/** A word or phrase that the glossary bans. */
export interface Ban {
  /** As the glossary writes it. */
  readonly phrase: string;
  /** The term to use instead: the first cell of the row. */
  readonly instead: string;
  /** Longer phrases that contain this one and are allowed. */
  readonly except: readonly string[];
}

const ENTRY = /`([^`]+)`(?: \(but ((?:`[^`]+`(?:, )?)+)\))?/g;

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reads the bans from every table whose last column is headed "not"; only entries in code type are bans. */
export function bansOf(glossary: string): Ban[] {
  let isBanTable = false;
  return glossary.split('\n').flatMap((line) => {
    const cells = line.startsWith('|') ? cellsOf(line) : [];
    const [instead = ''] = cells;
    const last = cells.at(-1) ?? '';
    if (last === '' || last === 'not') {
      isBanTable = last === 'not';
      return [];
    }
    if (!isBanTable) return [];
    return [...last.matchAll(ENTRY)].map(([, phrase = '', except = '']) => ({
      phrase,
      instead: instead.replaceAll('`', ''),
      except: [...except.matchAll(/`([^`]+)`/g)].map(([, longer = '']) => longer),
    }));
  });
}
