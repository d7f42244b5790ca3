import { type AnyEndpoint, strict } from '../../packages/sdk/src/contract.ts';
import { defOf, expectedKind, isObject, kindOf, plainKindOf, readAs } from './kinds.ts';

type Schema = Parameters<typeof strict>[0];

/** Counts what was seen of one field in all answers of a row. Holds no value but codes that the contract names. */
export interface Sight {
  /** Dotted; `[]` at the end stands for the entries of a list, '' for the data itself. */
  readonly path: string;
  /** Undefined for a field that the contract does not know. */
  readonly expected: string | undefined;
  readonly isOptional: boolean;
  /** The reading of production where the field is required and missing. */
  readonly readAs: string;
  /** Objects that could have had the field, and those that had it; `filled` had more than nothing in it. */
  places: number;
  there: number;
  filled: number;
  /** Plain kinds of all its values, and exact kinds of those that the strict reading refuses. */
  readonly kinds: Set<string>;
  readonly misfits: Map<string, number>;
  /** Codes of the contract that were seen. */
  readonly codes: Set<string>;
}

export type Sights = Map<string, Sight>;

/** More unknown fields in one object are a map by some key, which may be anybody's. */
const MOST_UNKNOWN_FIELDS = 20;
/** Stands for field names that may be data. */
export const SOME_KEY = '(some key)';

export const UNKNOWN_CODE = 'an unknown code';

const join = (at: string, key: string) => (at === '' ? key : `${at}.${key}`);
const isFilled = (value: unknown) =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** A field name as it may be printed: one that could be data is hidden. */
export const printableKey = (key: string): string =>
  /^[A-Za-z_][A-Za-z_-]{0,30}\d{0,2}$/.test(key) ? key : SOME_KEY;

function unwrap(schema: Schema): { readonly inner: Schema; readonly isOptional: boolean } {
  const def = defOf(schema);
  if (def.type !== 'optional' && def.type !== 'nullable')
    // A list without entries may be left out, as in the documents.
    return { inner: schema, isOptional: def.type === 'array' };
  return { inner: unwrap(def.innerType).inner, isOptional: true };
}

function sightAt(sights: Sights, path: string, schema: Schema | undefined): Sight {
  const known = sights.get(path);
  if (known) return known;
  const made: Sight = {
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
  sights.set(path, made);
  return made;
}

/** Does the strict reading take this value, entries and fields left aside? */
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

/** Adds what an answer's data shows to the sights of its row. */
export function look(sights: Sights, endpoint: Pick<AnyEndpoint, 'response'>, data: unknown): void {
  see(sights, strict(endpoint.response), data, '');
}

function see(sights: Sights, schema: Schema, value: unknown, path: string): void {
  const { inner } = unwrap(schema);
  if (defOf(inner).type === 'unknown') return;
  const sight = sightAt(sights, path, schema);
  sight.places += 1;
  if (value === undefined) return;
  sight.there += 1;
  if (isFilled(value)) sight.filled += 1;
  sight.kinds.add(plainKindOf(value));
  if (!fitsAlone(schema, value)) noteMisfit(sight, inner, value);
  else if (value !== null) seeInside(sights, inner, value, path);
}

/** A code that the contract does not name is told from one of another kind, such as a number. */
function noteMisfit(sight: Sight, schema: Schema, value: unknown): void {
  const def = defOf(schema);
  const isCode = typeof value === 'string' || typeof value === 'number';
  const isUnknown =
    def.type === 'enum' && isCode && !Object.values(def.entries).includes(String(value));
  const kind = isUnknown ? UNKNOWN_CODE : kindOf(value);
  sight.misfits.set(kind, (sight.misfits.get(kind) ?? 0) + 1);
}

function seeInside(sights: Sights, schema: Schema, value: unknown, path: string): void {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      if (isObject(value)) {
        for (const [key, part] of Object.entries(def.shape))
          see(sights, part, value[key], join(path, key));
        seeUnknown(sights, value, path, new Set(Object.keys(def.shape)));
      }
      return;
    case 'array':
      if (Array.isArray(value)) for (const each of value) seeEntry(sights, def.element, each, path);
      return;
    case 'union': {
      const text = def.options.some((option) => defOf(option).type === 'string');
      const structured = def.options.find((option) =>
        ['object', 'array'].includes(defOf(option).type),
      );
      if (!structured) return;
      const parsed = text && typeof value === 'string' ? parse(value) : value;
      if (fitsAlone(structured, parsed)) seeInside(sights, structured, parsed, path);
      return;
    }
    case 'enum':
      if (typeof value === 'string') sightAt(sights, path, schema).codes.add(value);
  }
}

/** Entries stand at `path[]`; their fields stand at `path`, since lists add nothing to a path. */
function seeEntry(sights: Sights, schema: Schema, value: unknown, path: string): void {
  const sight = sightAt(sights, `${path}[]`, schema);
  sight.places += 1;
  sight.there += 1;
  sight.kinds.add(plainKindOf(value));
  if (!fitsAlone(schema, value)) noteMisfit(sight, unwrap(schema).inner, value);
  else seeInside(sights, unwrap(schema).inner, value, path);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields that the contract does not know, with what is in them. */
function seeUnknown(
  sights: Sights,
  value: Readonly<Record<string, unknown>>,
  path: string,
  known: ReadonlySet<string>,
): void {
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  const isMap = unknown.length > MOST_UNKNOWN_FIELDS;
  for (const key of unknown) {
    const sight = sightAt(sights, join(path, isMap ? SOME_KEY : printableKey(key)), undefined);
    const part = value[key];
    sight.places += 1;
    sight.there += 1;
    if (isFilled(part)) sight.filled += 1;
    sight.kinds.add(plainKindOf(part));
    for (const each of Array.isArray(part) ? part : [part])
      if (isObject(each)) seeUnknown(sights, each, sight.path, new Set());
  }
}
