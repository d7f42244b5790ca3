/** Decides which modules are one file: those that the same pages or scripts need, as long as none pays for what it does not use. */
import { createHash } from 'node:crypto';

/** Modules that the same entries need: a chunk of a build without the plan. */
export interface Part {
  readonly file: string;
  /** The name of its file without hash. */
  readonly name: string;
  readonly modules: readonly string[];
  /** Length of its code. */
  readonly bytes: number;
  /** Files that it imports, at once and by `import()`. */
  readonly imports: readonly string[];
  readonly later: readonly string[];
  /** The module whose exports an element or an `import()` reads. */
  readonly entry: string | undefined;
  /** Whether its file takes no other part: that of an entry, or one that was named before. */
  readonly isFixed: boolean;
}

/** A page, or a script, that loads these entries together, with all that they import. */
export interface Visit {
  readonly entries: readonly string[];
  /** How much a byte of it counts beside one of another visit. */
  readonly weight: number;
  /** Whether it fetches whatever is loaded later, too. */
  readonly isWhole?: boolean;
}

/**
 * Minified code that costs a page what one file more does, unless told otherwise: the names, the headers, and what brotli
 * would find in the other file are 300 bytes after compression.
 */
const FILE_BYTES = 1070;

interface Chunk {
  readonly parts: readonly number[];
  readonly bytes: number;
  /** Whether each visit fetches it. */
  readonly isFetched: boolean[];
}

interface Costs {
  /** Of each visit. */
  readonly weights: readonly number[];
  readonly fileBytes: number;
}

/** A chunk as the bundler describes it. */
interface BuiltChunk {
  readonly fileName: string;
  readonly name: string;
  readonly moduleIds: readonly string[];
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly isEntry: boolean;
  readonly isDynamicEntry: boolean;
  readonly facadeModuleId: string | null;
}

/** Returns a chunk as a part of a plan. */
export function partOf(chunk: BuiltChunk, isFixed: boolean): Part {
  const isEntry = chunk.isEntry || chunk.isDynamicEntry;
  return {
    file: chunk.fileName,
    name: chunk.name,
    modules: chunk.moduleIds,
    bytes: chunk.code.length,
    imports: chunk.imports,
    later: chunk.dynamicImports,
    entry: isEntry ? (chunk.facadeModuleId ?? undefined) : undefined,
    isFixed,
  };
}

type Graph = readonly (readonly number[])[];

/** Adds everything that a part leads to. */
function addReached(graph: Graph, from: number, reached: Set<number>): Set<number> {
  if (reached.has(from)) return reached;
  reached.add(from);
  for (const next of graph[from] ?? []) addReached(graph, next, reached);
  return reached;
}

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
function sorted(chunks: Iterable<Chunk>, graph: Graph): readonly Chunk[] {
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
function join(chunks: Set<Chunk>, isFree: (chunk: Chunk) => boolean, graph: Graph, costs: Costs) {
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

/**
 * Returns the name of the chunk of each module that is in no fixed one, a chunk after those that it imports. `there` names
 * the files that every page has already.
 */
export function planChunks(
  parts: readonly Part[],
  visits: readonly Visit[],
  there: readonly string[],
  fileBytes = FILE_BYTES,
): ReadonlyMap<string, string> {
  const indexOf = new Map(parts.map(({ file }, index) => [file, index]));
  const known = (files: readonly string[]) =>
    files.flatMap((file) => (there.includes(file) ? [] : (indexOf.get(file) ?? [])));
  const graph = parts.map(({ imports }) => known(imports));
  const whole = parts.map(({ imports, later }) => known([...imports, ...later]));
  const fetched = visits.map(({ entries, isWhole }) => {
    const reached = new Set<number>();
    for (const [index, { entry }] of parts.entries())
      if (entry !== undefined && entries.includes(entry))
        addReached(isWhole ? whole : graph, index, reached);
    return reached;
  });
  const chunks = new Set<Chunk>(
    parts.map(({ bytes }, index) => ({
      parts: [index],
      bytes,
      isFetched: fetched.map((reached) => reached.has(index)),
    })),
  );
  const isFree = ({ parts: [first = -1] }: Chunk) => parts[first]?.isFixed === false;
  join(chunks, isFree, graph, { weights: visits.map(({ weight }) => weight), fileBytes });
  const names = new Set<string>();
  const plan = new Map<string, string>();
  for (const chunk of sorted(chunks, graph).filter(isFree)) {
    const members = chunk.parts.flatMap((part) => parts[part] ?? []);
    const name = shortName(members, names);
    names.add(name);
    for (const id of members.flatMap(({ modules }) => modules)) plan.set(id, name);
  }
  return plan;
}

/**
 * Returns a name by the largest member, so that the next release has it too: a browser takes the earlier file of a name
 * as a dictionary. Short, because the files name each other.
 */
function shortName(members: readonly Part[], taken: ReadonlySet<string>): string {
  const largest = members.reduce((most, part) => (part.bytes > most.bytes ? part : most));
  // Below the folder of the clone.
  const path = [...largest.modules]
    .toSorted()[0]
    ?.replace(/^.*\/(?=(?:packages|node_modules)\/)/, '');
  const digest = createHash('sha256').update(`${path}`).digest().readBigUInt64LE().toString(36);
  let length = 2;
  while (taken.has(`p${digest.slice(0, length)}`)) length += 1;
  return `p${digest.slice(0, length)}`;
}
