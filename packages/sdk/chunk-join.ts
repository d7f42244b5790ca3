/** Joins chunks while that saves the pages, or the scripts, that load them more than it costs. */

/** Parts, by their places in the list of all, that are one file. */
export interface Chunk {
  readonly parts: readonly number[];
  readonly bytes: number;
  /** Whether each visit fetches it. */
  readonly isFetched: boolean[];
}

/** The visits that pay for each chunk. */
interface Costs {
  /** Of each visit. */
  readonly weights: readonly number[];
  /** Code that costs what one file more does. */
  readonly fileBytes: number;
}

/** The parts that each part imports. */
export type Graph = readonly (readonly number[])[];

/**
 * The bytes that all visits save together if two chunks become one; negative if they pay for it. What comes along with
 * either is not counted.
 */
function savingOf(one: Chunk, other: Chunk, { weights, fileBytes }: Costs): number {
  return weights.reduce((sum, weight, visit) => {
    const [fetchesOne, fetchesOther] = [one.isFetched[visit], other.isFetched[visit]];
    if (fetchesOne && fetchesOther) return sum + weight * fileBytes;
    if (fetchesOne) return sum - weight * other.bytes;
    return fetchesOther ? sum - weight * one.bytes : sum;
  }, 0);
}

function joined(one: Chunk, other: Chunk): Chunk {
  return {
    parts: [...one.parts, ...other.parts],
    bytes: one.bytes + other.bytes,
    isFetched: one.isFetched.map(
      (isFetched, visit) => isFetched || other.isFetched[visit] === true,
    ),
  };
}

/** The chunk of each part. */
const ownersIn = (chunks: Iterable<Chunk>) =>
  new Map([...chunks].flatMap((chunk) => chunk.parts.map((part) => [part, chunk])));

/** Sorts chunks so that each comes after those that it imports. */
export function sorted(chunks: Iterable<Chunk>, graph: Graph): readonly Chunk[] {
  const owners = ownersIn(chunks);
  const done = new Set<Chunk>();
  const open = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (open.has(chunk)) return;
    open.add(chunk);
    for (const part of chunk.parts.flatMap((each) => graph[each] ?? [])) {
      const next = owners.get(part);
      if (next) add(next);
    }
    done.add(chunk);
  };
  for (const chunk of chunks) add(chunk);
  return [...done];
}

type Owners = ReadonlyMap<number, Chunk>;

/** Returns a chunk and all that it leads to. */
function closureOf(chunk: Chunk, owners: Owners, graph: Graph): ReadonlySet<Chunk> {
  const found = new Set([chunk]);
  // Continues with what it adds.
  for (const each of found)
    for (const part of each.parts.flatMap((one) => graph[one] ?? [])) {
      const next = owners.get(part);
      if (next) found.add(next);
    }
  return found;
}

/** Whether one chunk leads to another through a third one, which would then run before what it imports. */
function leadsRound(from: Chunk, to: Chunk, owners: Owners, graph: Graph): boolean {
  const next = from.parts.flatMap((part) => graph[part] ?? []).map((part) => owners.get(part));
  return next.some(
    (chunk) => chunk && chunk !== from && chunk !== to && closureOf(chunk, owners, graph).has(to),
  );
}

/** The bytes that visits pay for what one chunk leads to, if they fetch it only because it is joined with another. */
function priceAlong(one: Chunk, other: Chunk, along: ReadonlySet<Chunk>, costs: Costs): number {
  const paying = costs.weights.map((weight, visit) =>
    one.isFetched[visit] && !other.isFetched[visit] ? weight : 0,
  );
  let price = 0;
  for (const chunk of along) {
    if (chunk === one || chunk === other) continue;
    for (const [visit, weight] of paying.entries())
      if (!chunk.isFetched[visit]) price += weight * (chunk.bytes + costs.fileBytes);
  }
  return price;
}

/** Joins the two chunks that save most, until no two save anything. */
export function join(
  chunks: Set<Chunk>,
  isFree: (chunk: Chunk) => boolean,
  graph: Graph,
  costs: Costs,
) {
  interface Pair {
    readonly one: Chunk;
    readonly other: Chunk;
    /** At most; exact when the pair is chosen. */
    saving: number;
  }
  let pairs: Pair[] = [];
  const addPairs = (one: Chunk, others: Iterable<Chunk>) => {
    for (const other of others) {
      const saving = other === one ? 0 : savingOf(one, other, costs);
      if (saving > 0) pairs.push({ one, other, saving });
    }
  };
  const free = new Set([...chunks].filter(isFree));
  const paired: Chunk[] = [];
  for (const chunk of free) {
    addPairs(chunk, paired);
    paired.push(chunk);
  }
  let owners = ownersIn(chunks);
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most));
    const { one, other } = best;
    const isRound = leadsRound(one, other, owners, graph) || leadsRound(other, one, owners, graph);
    const exact =
      savingOf(one, other, costs) -
      priceAlong(one, other, closureOf(other, owners, graph), costs) -
      priceAlong(other, one, closureOf(one, owners, graph), costs);
    if (isRound || exact <= 0) {
      pairs.splice(pairs.indexOf(best), 1);
      continue;
    }
    if (exact < best.saving) {
      best.saving = exact;
      continue;
    }
    const both = joined(one, other);
    for (const set of [chunks, free]) {
      set.delete(one);
      set.delete(other);
      set.add(both);
    }
    owners = ownersIn(chunks);
    // More visits fetch what comes along.
    const changed = new Set([one, other, both]);
    for (const chunk of closureOf(both, owners, graph))
      for (const [visit, isFetched] of both.isFetched.entries())
        if (isFetched && !chunk.isFetched[visit]) {
          chunk.isFetched[visit] = true;
          changed.add(chunk);
        }
    pairs = pairs.filter((pair) => !changed.has(pair.one) && !changed.has(pair.other));
    const rest = new Set([...free].filter((chunk) => !changed.has(chunk)));
    for (const chunk of changed)
      if (free.has(chunk)) {
        addPairs(chunk, rest);
        rest.add(chunk);
      }
  }
}
