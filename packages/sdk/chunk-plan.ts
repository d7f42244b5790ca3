/** Decides which modules are one file: those that the same pages or scripts need, as long as none pays for what it does not use. */
import { createHash } from 'node:crypto';
import { type Chunk, type Graph, join, sorted } from './chunk-join.ts';

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

/** Adds everything that a part leads to. */
function addReached(graph: Graph, from: number, reached: Set<number>): Set<number> {
  if (reached.has(from)) return reached;
  reached.add(from);
  for (const next of graph[from] ?? []) addReached(graph, next, reached);
  return reached;
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
