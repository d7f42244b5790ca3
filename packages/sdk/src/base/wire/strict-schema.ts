import * as z from 'zod/mini';
import { strictReadingOf } from './parsers.ts';

const built = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

/**
 * Returns the strict version of a wire schema: the same shape and limits without tolerance for unknown fields, unknown
 * codes or numbers as text. It validates the wire and transforms nothing. For the sandbox, the contract tests and the printed
 * reference; production uses the loose schema.
 */
export function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const known = built.get(schema);
  if (known) return known;
  const result = build(schema);
  built.set(schema, result);
  return result;
}

function build(schema: z.core.$ZodType): z.core.$ZodType {
  const replacement = strictReadingOf(schema);
  if (replacement) return strict(replacement);
  const def = (schema as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object':
      return z.strictObject(
        Object.fromEntries(
          Object.entries(def.shape).map(([key, part]) => [key, strict(part)]),
        ) as Record<string, z.ZodMiniType>,
      );
    case 'array':
      return z
        .array(strict(def.element) as z.ZodMiniType)
        .check(...((def.checks ?? []) as z.core.$ZodCheck<unknown[]>[]));
    case 'optional':
      return z.optional(strict(def.innerType) as z.ZodMiniType);
    case 'nullable':
      return z.nullable(strict(def.innerType) as z.ZodMiniType);
    case 'union':
      return z.union(def.options.map((option) => strict(option) as z.ZodMiniType));
    case 'pipe':
      return strict(def.in);
    default:
      return schema;
  }
}
