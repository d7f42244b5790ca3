/** Typos tolerated in a word of this length. */
export const maxTypos = (letters: number): number =>
  letters < 3 ? 0 : letters < 5 ? 1 : letters < 8 ? 2 : 3;

/**
 * Edit distance of two words: letters to insert, delete, substitute or transpose (optimal string alignment).
 * Returns Infinity above `most`.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, at(before, j - 2) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return Number.POSITIVE_INFINITY;
    before = last;
    last = row;
  }
  const slips = at(last, other.length);
  return slips <= most ? slips : Number.POSITIVE_INFINITY;
}

const at = (row: readonly number[], place: number) => row[place] ?? Number.POSITIVE_INFINITY;

/** Costs of edits in Chinese; a homophone costs least. */
const COST = { confused: 0.3, wrong: 0.8, leftOut: 0.5, tooMany: 0.9, swapped: 0.6 } as const;

/** The best matching substring of a text, from `from` up to `to`. */
export interface SubstringMatch {
  readonly cost: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the substring of a text that is closest to the typed characters (Sellers' algorithm with transpositions).
 * Both are simplified characters.
 */
export function fuzzySubstringMatch(
  typed: readonly string[],
  text: readonly string[],
  confused: (one: string, other: string) => boolean,
): SubstringMatch {
  type Cell = { readonly cost: number; readonly from: number };
  const width = text.length + 1;
  const nowhere: Cell = { cost: Number.POSITIVE_INFINITY, from: 0 };
  let before: Cell[] = [];
  let last: Cell[] = Array.from({ length: width }, (_, from) => ({ cost: 0, from }));
  for (let i = 1; i <= typed.length; i += 1) {
    const row: Cell[] = [{ cost: i * COST.tooMany, from: 0 }];
    for (let j = 1; j < width; j += 1) {
      const a = typed[i - 1] ?? '';
      const b = text[j - 1] ?? '';
      const change = a === b ? 0 : confused(a, b) ? COST.confused : COST.wrong;
      let best = plus(last[j - 1] ?? nowhere, change);
      best = cheaper(best, plus(last[j] ?? nowhere, COST.tooMany));
      best = cheaper(best, plus(row[j - 1] ?? nowhere, COST.leftOut));
      if (i > 1 && j > 1 && a === text[j - 2] && b === typed[i - 2] && a !== b)
        best = cheaper(best, plus(before[j - 2] ?? nowhere, COST.swapped));
      row.push(best);
    }
    before = last;
    last = row;
  }
  let to = 0;
  for (let j = 1; j < width; j += 1)
    if ((last[j]?.cost ?? Number.POSITIVE_INFINITY) < (last[to]?.cost ?? Number.POSITIVE_INFINITY))
      to = j;
  const { cost, from } = last[to] ?? nowhere;
  return { cost, from, to };

  function plus(cell: Cell, cost: number): Cell {
    return { cost: cell.cost + cost, from: cell.from };
  }
  function cheaper(one: Cell, other: Cell): Cell {
    return other.cost < one.cost ? other : one;
  }
}
