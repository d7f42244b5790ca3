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
  readonly isFetched: readonly boolean[];
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

/** The bytes that all visits save together if two chunks become one; negative if they pay for it. */
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

/** Whether one chunk leads to another through a third one, which would then run before what it imports. */
function leadsRound(from: Chunk, to: Chunk, chunks: ReadonlySet<Chunk>, graph: Graph): boolean {
  const owners = ownersIn(chunks);
  const seen = new Set<Chunk>([from]);
  const next = (chunk: Chunk) =>
    chunk.parts.flatMap((part) => graph[part] ?? []).flatMap((part) => owners.get(part) ?? []);
  const open = next(from).filter((chunk) => chunk !== to);
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (chunk === to) return true;
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    open.push(...next(chunk));
  }
  return false;
}

/** Joins the two chunks that save most, until no two save anything. */
function join(chunks: Set<Chunk>, isFree: (chunk: Chunk) => boolean, graph: Graph, costs: Costs) {
  type Pair = { readonly one: Chunk; readonly other: Chunk; readonly saving: number };
  const pairOf = (one: Chunk, other: Chunk): Pair => ({
    one,
    other,
    saving: savingOf(one, other, costs),
  });
  const free = [...chunks].filter(isFree);
  let pairs = free.flatMap((one, at) => free.slice(at + 1).map((other) => pairOf(one, other)));
  pairs = pairs.filter(({ saving }) => saving > 0);
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most));
    const { one, other } = best;
    if (leadsRound(one, other, chunks, graph) || leadsRound(other, one, chunks, graph)) {
      pairs.splice(pairs.indexOf(best), 1);
      continue;
    }
    const both = joined(one, other);
    chunks.delete(one);
    chunks.delete(other);
    pairs = pairs.filter(
      (pair) => ![pair.one, pair.other].some((each) => each === one || each === other),
    );
    for (const chunk of chunks) if (isFree(chunk)) pairs.push(pairOf(chunk, both));
    pairs = pairs.filter(({ saving }) => saving > 0);
    chunks.add(both);
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
