import { type AnyEndpoint, strict } from '../../packages/sdk/src/contract.ts';
import { defOf, expectedKind, isObject, kindOf, plainKindOf, readAs } from './kinds.ts';

type Schema = Parameters<typeof strict>[0];

/** Statistics of one field in all answers of a row. The only values it holds are codes of the contract. */
export interface FieldStats {
  /** Dotted; a final `[]` means the entries of a list, '' the data itself. */
  readonly path: string;
  /** Undefined for a field outside the contract. */
  readonly expected: string | undefined;
  readonly isOptional: boolean;
  /** The default of the production parser for the field, if it is required. */
  readonly readAs: string;
  /** Number of objects that could have the field, of those that have it, and of those in which it is not empty. */
  places: number;
  there: number;
  filled: number;
  /** Plain kinds of all values, and exact kinds of those that the strict parser refuses. */
  readonly kinds: Set<string>;
  readonly misfits: Map<string, number>;
  /** Codes of the contract among the values. */
  readonly codes: Set<string>;
}

export type RowStats = Map<string, FieldStats>;

/** An object with more unknown fields is a map, whose keys may be personal data. */
const MOST_UNKNOWN_FIELDS = 20;
/** Replaces field names that may be data. */
export const SOME_KEY = '(some key)';

export const UNKNOWN_CODE = 'an unknown code';

const join = (at: string, key: string) => (at === '' ? key : `${at}.${key}`);
const isFilled = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** Hides a field name that could be data. */
export const printableKey = (key: string): string =>
  /^[A-Za-z_][A-Za-z_-]{0,30}\d{0,2}$/.test(key) ? key : SOME_KEY;

function unwrap(schema: Schema): { readonly inner: Schema; readonly isOptional: boolean } {
  const def = defOf(schema);
  if (def.type !== 'optional' && def.type !== 'nullable')
    // The documents leave empty lists out.
    return { inner: schema, isOptional: def.type === 'array' };
  return { inner: unwrap(def.innerType).inner, isOptional: true };
}

function statsAt(rowStats: RowStats, path: string, schema: Schema | undefined): FieldStats {
  const known = rowStats.get(path);
  if (known) return known;
  const made: FieldStats = {
    path,
    expected: schema && expectedKind(schema),
    isOptional: schema === undefined || unwrap(schema).isOptional,
    readAs: schema ? readAs(unwrap(schema).inner) : '',
    places: 0,
    there: 0,
    filled: 0,
    kinds: new Set(),
    misfits: new Map(),
    codes: new Set(),
  };
  rowStats.set(path, made);
  return made;
}

/** Whether the strict parser accepts this value, without its entries and fields. */
function fitsAlone(schema: Schema, value: unknown): boolean {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'optional':
      return value === undefined || fitsAlone(def.innerType, value);
    case 'nullable':
      return value === null || fitsAlone(def.innerType, value);
    case 'union':
      return def.options.some((option) => fitsAlone(option, value));
    default: {
      const result = schema['~standard'].validate(value);
      return !(result instanceof Promise) && result.issues === undefined;
    }
  }
}

/** Adds the data of one answer to the statistics of its row. */
export function recordAnswer(
  rowStats: RowStats,
  endpoint: Pick<AnyEndpoint, 'response'>,
  data: unknown,
): void {
  record(rowStats, strict(endpoint.response), data, '');
}

function record(rowStats: RowStats, schema: Schema, value: unknown, path: string): void {
  const { inner } = unwrap(schema);
  if (defOf(inner).type === 'unknown') return;
  const stats = statsAt(rowStats, path, schema);
  stats.places += 1;
  if (value === undefined) return;
  stats.there += 1;
  if (isFilled(value)) stats.filled += 1;
  stats.kinds.add(plainKindOf(value));
  if (!fitsAlone(schema, value)) noteMisfit(stats, inner, value);
  else if (value !== null) recordInside(rowStats, inner, value, path);
}

/** Distinguishes an unknown code from a value of another kind. */
function noteMisfit(stats: FieldStats, schema: Schema, value: unknown): void {
  const def = defOf(schema);
  const isCode = typeof value === 'string' || typeof value === 'number';
  const isUnknown =
    def.type === 'enum' && isCode && !Object.values(def.entries).includes(String(value));
  const kind = isUnknown ? UNKNOWN_CODE : kindOf(value);
  stats.misfits.set(kind, (stats.misfits.get(kind) ?? 0) + 1);
}

function recordInside(rowStats: RowStats, schema: Schema, value: unknown, path: string): void {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      if (isObject(value)) {
        for (const [key, part] of Object.entries(def.shape))
          record(rowStats, part, value[key], join(path, key));
        recordUnknown(rowStats, value, path, new Set(Object.keys(def.shape)));
      }
      return;
    case 'array':
      if (Array.isArray(value))
        for (const each of value) recordEntry(rowStats, def.element, each, path);
      return;
    case 'union': {
      const text = def.options.some((option) => defOf(option).type === 'string');
      const structured = def.options.find((option) =>
        ['object', 'array'].includes(defOf(option).type),
      );
      if (!structured) return;
      const parsed = text && typeof value === 'string' ? parse(value) : value;
      if (fitsAlone(structured, parsed)) recordInside(rowStats, structured, parsed, path);
      return;
    }
    case 'enum':
      if (typeof value === 'string') statsAt(rowStats, path, schema).codes.add(value);
  }
}

/** Entries have the path `path[]`, their fields `path`: lists add nothing to a path. */
function recordEntry(rowStats: RowStats, schema: Schema, value: unknown, path: string): void {
  const stats = statsAt(rowStats, `${path}[]`, schema);
  stats.places += 1;
  stats.there += 1;
  stats.kinds.add(plainKindOf(value));
  if (!fitsAlone(schema, value)) noteMisfit(stats, unwrap(schema).inner, value);
  else recordInside(rowStats, unwrap(schema).inner, value, path);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Records the fields outside the contract, with their content. */
function recordUnknown(
  rowStats: RowStats,
  value: Readonly<Record<string, unknown>>,
  path: string,
  known: ReadonlySet<string>,
): void {
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  const isMap = unknown.length > MOST_UNKNOWN_FIELDS;
  for (const key of unknown) {
    const stats = statsAt(rowStats, join(path, isMap ? SOME_KEY : printableKey(key)), undefined);
    const part = value[key];
    stats.places += 1;
    stats.there += 1;
    if (isFilled(part)) stats.filled += 1;
    stats.kinds.add(plainKindOf(part));
    for (const each of Array.isArray(part) ? part : [part])
      if (isObject(each)) recordUnknown(rowStats, each, stats.path, new Set());
  }
}
