// Each file imports zod's namespace itself: a re-exported namespace cannot be tree-shaken, and the
// bundle would carry all of zod with its locales.
import * as z from 'zod/mini';
import { type Cents, toCents } from '../values/money.ts';

// A strict page has no `unsafe-eval`; zod would probe `new Function` at its first parse.
z.config({ jitless: true });

type Parser<Out> = z.ZodMiniType<Out, unknown>;
/** Loose parser → the schema that tests and the sandbox hold the wire to. Read by strict.ts. */
const strictReadings = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

type Reader = (value: unknown, context: Pick<z.core.ParsePayload, 'issues'>) => unknown;
/** What a parser of one value does, for `maybe`, which then needs no node of zod's for it. */
const readers = new WeakMap<z.core.$ZodType, Reader>();

/** Any parser as a function of a value; its complaints go where the caller's go. */
function readerOf(schema: z.core.$ZodType): Reader {
  const run: Reader = (value, { issues }) => {
    const result = schema._zod.run({ value, issues: [] }, { async: false });
    if (result instanceof Promise) throw new TypeError('a wire shape cannot wait');
    issues.push(...result.issues);
    return result.value;
  };
  return readers.get(schema) ?? run;
}

/** The strict counterpart of a loose wire parser, when it has one. */
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
  // A bare transform takes an absent field for undefined; behind `unknown` a field must be there.
  const loose =
    missing === undefined
      ? z.pipe(z.unknown(), z.transform(take))
      : z._default(z.transform(take) as Parser<unknown>, missing);
  readers.set(loose, take);
  strictReadings.set(loose, strict);
  return loose as unknown as z.ZodMiniType<Out, In>;
}

function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  // '' is no number here: z.coerce would make a free product of it.
  if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  return undefined;
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

/** Text; a number is taken as its digits, null as ''. */
export const text: z.ZodMiniType<string, string> = reading(
  z.string(),
  (value) =>
    value == null
      ? ''
      : typeof value === 'string'
        ? value
        : typeof value === 'number'
          ? String(value)
          : undefined,
  'text',
  '',
);

/** An identifier: text or a number on the wire, text with us; never empty. */
export const id: z.ZodMiniType<string, string | number> = reading(
  z.union([z.string().check(z.minLength(1)), z.int()]),
  (value) =>
    typeof value === 'number' && Number.isFinite(value)
      ? String(value)
      : typeof value === 'string' && value !== ''
        ? value
        : undefined,
  'an id',
);

/** A finite number, or its digits as text. */
export const number: z.ZodMiniType<number, number> = reading(z.number(), readNumber, 'a number');

/** A count: whole, at least 0; a missing one is 0. */
export const count: z.ZodMiniType<number, number> = reading(
  z.int().check(z.gte(0)),
  (value) => {
    const read = value == null || value === '' ? 0 : readNumber(value);
    return read === undefined ? undefined : Math.max(0, Math.floor(read));
  },
  'a count',
  0,
);

/** A yes or no: true, 1, "1", "true" and their opposites; missing is no. */
export const flag: z.ZodMiniType<boolean, boolean> = reading(
  z.boolean(),
  readFlag,
  'a flag',
  false,
);

/** Decimal Hong Kong dollars on the wire, cents with us. */
export const money: z.ZodMiniType<Cents, number> = reading(
  z.number(),
  (value) => (typeof value === 'number' || typeof value === 'string' ? toCents(value) : undefined),
  'an amount',
);

/** A part that may be missing or null; '' also counts as missing, since servers send it so. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<Out, In>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out | undefined, In | null | undefined> {
  const read = readerOf(schema);
  // One node: most fields of an answer are of this kind, and a union of two costs six times as much.
  const loose = z.optional(
    z.transform((value: unknown, context) =>
      value === null || value === '' ? undefined : read(value, context),
    ),
  );
  strictReadings.set(loose, z.optional(z.nullable(schema)));
  return loose as unknown as z.ZodMiniType<Out | undefined, In | null | undefined>;
}

/** A list; missing or null is an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export function list<Out, In>(schema: z.ZodMiniType<Out, In>): z.ZodMiniType<Out[], In[]> {
  const present = z.pipe(
    z.transform((value: unknown) => value ?? []),
    z.array(schema as Parser<Out>),
  );
  const loose = z._default(present as Parser<unknown>, () => []);
  strictReadings.set(loose, z.array(schema));
  return loose as unknown as z.ZodMiniType<Out[], In[]>;
}

/** A part that comes as it is, or as the JSON text of it. */
/* @__NO_SIDE_EFFECTS__ */
export function textOrValue<Out, In>(
  schema: z.ZodMiniType<Out, In>,
): z.ZodMiniType<Out, In | string> {
  const loose = z.pipe(
    z.transform((value: unknown, context) => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', message: 'expected JSON', input: value });
        return z.NEVER;
      }
    }),
    schema as Parser<Out>,
  );
  strictReadings.set(loose, z.union([schema, z.string()]));
  return loose as unknown as z.ZodMiniType<Out, In | string>;
}

/** A code of the documents as a word of ours; one that they do not name becomes 'unknown' (and is refused by the strict reading). */
/* @__NO_SIDE_EFFECTS__ */
export function code<const Words extends Readonly<Record<string, string>>>(
  words: Words,
): z.ZodMiniType<Words[keyof Words] | 'unknown', keyof Words & string> {
  return reading(
    z.enum(Object.keys(words) as [keyof Words & string]),
    (value): Words[keyof Words] | 'unknown' =>
      ((Object.hasOwn(words, String(value)) ? words[String(value)] : undefined) as
        | Words[keyof Words]
        | undefined) ?? 'unknown',
    'a code',
  );
}

/** Turns a parsed wire shape into ours. */
/* @__NO_SIDE_EFFECTS__ */
export function shape<Wire, In, Out>(
  schema: z.ZodMiniType<Wire, In>,
  to: (wire: Wire) => Out,
): z.ZodMiniType<Out, In> {
  return z.pipe(schema as Parser<Wire>, z.transform(to)) as unknown as z.ZodMiniType<Out, In>;
}
