import type * as z from 'zod/mini';
import { flag, money, strictReadingOf } from './parsers.ts';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** The answer has something that a memory for all visitors must not hold. */
class Unfit extends Error {}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Field of an answer that says whether its reader may see prices. Spec: 1§6 */
const SEES_PRICES = 'isAuth';

function objectOf(fields: Readonly<Record<string, Schema>>, value: unknown): unknown {
  if (!isObject(value)) throw new Unfit();
  const maySee = flag.safeParse(value[SEES_PRICES]);
  if (!maySee.success || maySee.data) throw new Unfit();
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(known.map(([name, part]) => [name, reduced(part, value[name])]));
}

function optionOf(options: readonly Schema[], value: unknown): unknown {
  for (const option of options) {
    try {
      return reduced(option, value);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
    }
  }
  throw new Unfit();
}

/** Returns JSON inside a text as its value; any other value as it is. */
function opened(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const inner: unknown = JSON.parse(value);
    return typeof inner === 'object' ? inner : value;
  } catch {
    return value;
  }
}

/** Returns the part of a value that its schema names. */
function reduced(schema: Schema, value: unknown): unknown {
  if (isEmpty(value)) return value;
  // An amount, zero included, shows that the server tells prices to visitors. A text in its place is never shown.
  if (schema === money) {
    if (money.safeParse(value).success || typeof value !== 'string') throw new Unfit();
    return null;
  }
  const strict = strictReadingOf(schema);
  if (strict) return reduced(strict, value);
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, value);
    case 'array':
      if (!Array.isArray(value)) throw new Unfit();
      return value.map((each) => reduced(def.element, each));
    case 'optional':
    case 'nullable':
    case 'default':
      return reduced(def.innerType, value);
    case 'union':
      // A structure may also arrive as JSON text.
      return optionOf(def.options, opened(value));
    case 'pipe':
      return reduced(def.in, value);
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
      if (typeof value === 'object') throw new Unfit();
      return value;
    default:
      // A shape that says nothing about its parts.
      throw new Unfit();
  }
}

/**
 * Returns the data of an answer to a visitor as any other visitor may have it: only the fields that the row's shape
 * names. Undefined if one of them is an amount, if the answer shows prices to its reader, or if the shape does not say
 * what is in it. Spec: 1§1, 1§6
 */
export function publicAnswer(
  response: Schema,
  data: unknown,
): { readonly data: unknown } | undefined {
  try {
    return { data: reduced(response, data) };
  } catch (error) {
    if (error instanceof Unfit) return undefined;
    throw error;
  }
}
