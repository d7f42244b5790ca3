/** Returns how many letters differ: insertions, deletions, replacements, and swaps of two neighbours. */
export function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      const simple = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + cost,
      );
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(isSwap ? Math.min(simple, (before[j - 2] ?? 0) + 1) : simple);
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}

/** Returns the name that was probably meant; undefined if none is near: a third of its letters at most may differ. */
export function nearest(written: string, names: readonly string[]): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
  const ranked = names
    .map((name) => ({ name, distance: editDistance(plain(written), plain(name)) }))
    .sort((one, other) => one.distance - other.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(1, best.name.length / 3) ? best.name : undefined;
}
