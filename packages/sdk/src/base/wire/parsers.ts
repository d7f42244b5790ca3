// Each file imports zod's namespace itself: a re-exported namespace cannot be tree-shaken, and the
// bundle would carry all of zod with its locales.
import * as z from 'zod/mini';
import { type Cents, cents, toCents } from '../values/money.ts';

// A strict page has no `unsafe-eval`; zod would probe `new Function` at its first parse.
z.config({ jitless: true });

export type Parser<Out> = z.ZodMiniType<Out, unknown>;
declare global {
  /** A compile-time constant: builds without zod itself replace it with `true`, since only zod reads a strict schema. */
  var OMIT_STRICT: true | undefined;
}

/** Maps a loose parser to the strict schema that tests and the sandbox use. Read by strict-schema.ts. */
export const strictReadings = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

type Reader = (value: unknown, context: Pick<z.core.ParsePayload, 'issues'>) => unknown;
/** The function of a parser of one value, for `maybe`, which then needs no zod node for it. */
const readers = new WeakMap<z.core.$ZodType, Reader>();

/** Returns any parser as a function of a value; its issues go to the caller. */
function readerOf(schema: z.core.$ZodType): Reader {
  const run: Reader = (value, { issues }) => {
    const result = schema._zod.run({ value, issues: [] }, { async: false });
    if (result instanceof Promise) throw new TypeError('a wire shape cannot wait');
    issues.push(...result.issues);
    return result.value;
  };
  return readers.get(schema) ?? run;
}

/** Returns the strict counterpart of a loose wire parser, if it has one. */
export function strictReadingOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return strictReadings.get(schema);
}

function reading<Out, In>(
  strict: z.ZodMiniType<unknown, In>,
  read: (value: unknown) => Out | undefined,
  expected: string,
  missing?: Out,
): z.ZodMiniType<Out, In> {
  const take: Reader = (value, context) => {
    const out = read(value);
    if (out === undefined) {
      context.issues.push({ code: 'custom', message: `expected ${expected}`, input: value });
      return z.NEVER;
    }
    return out;
  };
  // A bare transform accepts an absent field as undefined; behind `unknown` a field must exist.
  const loose =
    missing === undefined
      ? z.pipe(z.unknown(), z.transform(take))
      : z._default(z.transform(take) as Parser<unknown>, missing);
  readers.set(loose, take);
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, strict);
  return loose as unknown as z.ZodMiniType<Out, In>;
}

function readNumber(value: unknown): number | undefined {
  // '' is not a number: z.coerce would make a product free.
  return Number.isFinite(value) ||
    (typeof value === 'string' && /^[-+]?\d+(\.\d+)?$/.test(value.trim()))
    ? Number(value)
    : undefined;
}

function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (
    value === false ||
    value === 0 ||
    value === '0' ||
    value === 'false' ||
    value === '' ||
    value == null
  )
    return false;
  return undefined;
}

/** Parses text; a number becomes its digits, null becomes ''. */
export const text: z.ZodMiniType<string, string> = reading(
  z.string(),
  (value) =>
    value == null
      ? ''
      : typeof value === 'string' || typeof value === 'number'
        ? String(value)
        : undefined,
  'text',
  '',
);

/** Parses an identifier: text or a number on the wire; never empty. */
export const id: z.ZodMiniType<string, string | number> = reading(
  z.union([z.string().check(z.minLength(1)), z.int()]),
  (value) =>
    typeof value === 'string' || Number.isFinite(value) ? String(value) || undefined : undefined,
  'an id',
);

/** Parses a finite number, or its digits as text. */
export const number: z.ZodMiniType<number, number> = reading(z.number(), readNumber, 'a number');

/** Parses a whole count of at least 0; a missing one is 0. */
export const count: z.ZodMiniType<number, number> = reading(
  z.int().check(z.gte(0)),
  (value) => {
    const read = value == null || value === '' ? 0 : readNumber(value);
    return read === undefined ? undefined : Math.max(0, Math.floor(read));
  },
  'a count',
  0,
);

/** Parses a boolean: true, 1, "1", "true" and their opposites; missing is false. */
export const flag: z.ZodMiniType<boolean, boolean> = reading(
  z.boolean(),
  readFlag,
  'a flag',
  false,
);

/** The reading of an amount that is none. */
let noAmount: Cents | undefined;

/** Parses decimal Hong Kong dollars into cents. */
export const money: z.ZodMiniType<Cents, number> = reading(
  z.number(),
  (value) =>
    (typeof value === 'number' || typeof value === 'string' ? toCents(value) : undefined) ??
    noAmount,
  'an amount',
);

/** Runs a parse with texts in place of amounts taken for 0, for an answer whose amounts the seal discards. Spec: 1§1 */
export function withTextsForAmounts<Parsed>(parse: () => Parsed): Parsed {
  noAmount = cents(0);
  try {
    return parse();
  } finally {
    noAmount = undefined;
  }
}

/** Makes a part optional: it may be missing, null or '', as servers send it, and 0 where it is an id. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Out, In>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out | undefined, In | null | undefined> {
  const read = readerOf(schema);
  const isId = (schema as Parser<unknown>) === id;
  // One node: most fields of an answer are optional, and a union of two costs six times as much.
  const loose = z.optional(
    z.transform((value: unknown, context) =>
      value === null || value === '' || (isId && Number(value) === 0)
        ? undefined
        : read(value, context),
    ),
  );
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, z.optional(z.nullable(schema)));
  return loose as unknown as z.ZodMiniType<Out | undefined, In | null | undefined>;
}

/** Makes a part optional that decides nothing: one that cannot be read is as good as missing. */
/* @__NO_SIDE_EFFECTS__ */
export function lenient<Out, In>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out | undefined, In | null | undefined> {
  const part = maybe(schema);
  const loose = z.optional(z.transform((value: unknown) => part.safeParse(value).data));
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, z.optional(z.nullable(schema)));
  return loose as unknown as z.ZodMiniType<Out | undefined, In | null | undefined>;
}

/** Parses a list; missing or null is an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Out, In>(schema: z.ZodMiniType<Out, In>): z.ZodMiniType<Out[], In[]> {
  const present = z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(schema as Parser<Out>),
  );
  const loose = z._default(present as Parser<unknown>, () => []);
  if (!globalThis.OMIT_STRICT) strictReadings.set(loose, z.array(schema));
  return loose as unknown as z.ZodMiniType<Out[], In[]>;
}

/**
 * Parses a code of the documents into a word; one that they do not name, or that is missing, becomes 'unknown' (the strict
 * schema refuses it).
 */
/* @__NO_SIDE_EFFECTS__ */
export function code<const Words extends Readonly<Record<string, string>>>(
  words: Words,
): z.ZodMiniType<Words[keyof Words] | 'unknown', keyof Words & string> {
  return reading(
    z.enum(Object.keys(words) as [keyof Words & string]),
    (value): Words[keyof Words] | 'unknown' =>
      Object.hasOwn(words, String(value))
        ? (words[String(value)] as Words[keyof Words])
        : 'unknown',
    'a code',
    'unknown',
  );
}

/** Transforms a parsed wire shape. */
/* @__NO_SIDE_EFFECTS__ */
export function shape<Wire, In, Out>(
  schema: z.ZodMiniType<Wire, In>,
  to: (wire: Wire) => Out,
): z.ZodMiniType<Out, In> {
  return z.pipe(schema as Parser<Wire>, z.transform(to)) as unknown as z.ZodMiniType<Out, In>;
}
