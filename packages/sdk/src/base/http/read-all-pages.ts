/** One page of a list that grows at its front. */
interface EntriesPage<Entry> {
  readonly entries: readonly Entry[];
  /** Number of pages in all. */
  readonly pages: number;
}

/** How often a list is read anew after it changed meanwhile. */
const MOST_READINGS = 3;

/**
 * Reads a list from the first page to the last. An entry that arrives meanwhile moves the others to the next page: the
 * first page is then different at the end, and the reading begins again. Spec: 2§7, 2§9
 */
export async function readAllPages<Entry>(
  read: (page: number) => Promise<EntriesPage<Entry>>,
): Promise<readonly Entry[]> {
  let first = await read(1);
  for (let reading = 1; ; reading += 1) {
    const entries = [...first.entries];
    for (let page = 2; page <= first.pages; page += 1) {
      const { entries: more } = await read(page);
      if (more.length === 0) break;
      entries.push(...more);
    }
    if (first.pages <= 1) return entries;
    const again = await read(1);
    if (JSON.stringify(first) === JSON.stringify(again) || reading === MOST_READINGS)
      return entries;
    first = again;
  }
}
