import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

export const defOf = (schema: Schema): Def => (schema as z.core.$ZodTypes)._zod.def;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names the kind of a value, never the value itself. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      if (value === '') return 'empty text';
      return /^-?\d+(\.\d+)?$/.test(value) ? 'text of digits' : 'text';
    case 'number':
      if (value < 0) return 'a number below 0';
      return Number.isInteger(value) ? 'a whole number' : 'a number with decimals';
    case 'boolean':
      return 'yes or no';
    case 'object':
      return 'an object';
    default:
      return 'nothing';
  }
}

/** Names the kind without details that vary between answers, for comparing two recordings. */
export function plainKindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : kindOf(value);
}

/** Names the kind that the strict parser accepts for a field. */
export function expectedKind(schema: Schema): string {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return 'an object';
    case 'array':
      return 'a list';
    case 'string':
      return 'text';
    case 'boolean':
      return 'yes or no';
    case 'number':
      return 'format' in def ? 'a count' : 'a number';
    case 'enum':
      return 'a code';
    case 'union': {
      const kinds = def.options.map(expectedKind);
      if (kinds.includes('text') && kinds.includes('a count')) return 'an id';
      return kinds.join(' or ');
    }
    case 'optional':
    case 'nullable':
      return expectedKind(def.innerType);
    default:
      return 'anything';
  }
}

/** Names the default that the production parser uses for a missing required field. */
export function readAs(schema: Schema): string {
  switch (expectedKind(schema)) {
    case 'yes or no':
      return 'no';
    case 'a count':
      return '0';
    case 'a list':
      return 'an empty list';
    case 'a code':
      return 'unknown';
    default:
      return 'empty text';
  }
}

/** All texts in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
