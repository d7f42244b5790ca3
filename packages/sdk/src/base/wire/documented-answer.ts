import type * as z from 'zod/mini';
import type { DocumentedRow } from './documented.ts';
import { selectedPaths } from './documented.ts';
import { strict } from './strict-schema.ts';

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

/** Unwraps an optional schema, and tells whether it was optional. */
function unwrap(schema: Schema): { readonly inner: Schema; readonly mayMiss: boolean } {
  const def = defOf(schema);
  if (def.type !== 'optional' && def.type !== 'nullable')
    return { inner: schema, mayMiss: def.type === 'array' };
  return { inner: unwrap(def.innerType).inner, mayMiss: true };
}

/** Returns the dotted paths of every field in the strict reading of a wire shape; lists add nothing to a path. */
export function fieldPaths(schema: Schema, at = ''): string[] {
  const def = defOf(unwrap(strict(schema)).inner);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => {
        const path = at === '' ? key : `${at}.${key}`;
        return [path, ...fieldPaths(part, path)];
      });
    case 'array':
      return fieldPaths(def.element, at);
    case 'union':
      return [...new Set(def.options.flatMap((option) => fieldPaths(option, at)))];
    default:
      return [];
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns whether a part is empty: the documents allow it to be missing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/**
 * Reduces the data of an answer to what the documents name: removes other fields, codes that they do not name, and
 * optional parts without content, which a server may omit. Idempotent. Spec: 1§3, 2§3
 */
export function toDocumentedAnswer(row: DocumentedRow, schema: Schema, data: unknown): unknown {
  const kept = new Set([...selectedPaths(row.answer ?? ''), ...selectedPaths(row.placed ?? '')]);
  const cut = (value: unknown, part: Schema, at: string): unknown => {
    const def = defOf(part);
    switch (def.type) {
      case 'object': {
        if (!isObject(value)) return value;
        const fields: Record<string, unknown> = {};
        for (const [key, field] of Object.entries(def.shape)) {
          const path = at === '' ? key : `${at}.${key}`;
          if (!kept.has(path) || !(key in value)) continue;
          const { inner, mayMiss } = unwrap(strict(field));
          const left = cut(value[key], inner, path);
          // A required code that the documents do not name removes its whole entry.
          if (left === undefined && !mayMiss) return undefined;
          if (left !== undefined && !(mayMiss && isEmpty(left))) fields[key] = left;
        }
        return fields;
      }
      case 'array': {
        if (!Array.isArray(value)) return value;
        const { inner } = unwrap(def.element);
        return value.map((each) => cut(each, inner, at)).filter((each) => each !== undefined);
      }
      case 'union': {
        const structured = def.options.find((option) => fieldPaths(option, at).length > 0);
        return structured && typeof value === 'object'
          ? cut(value, unwrap(strict(structured)).inner, at)
          : value;
      }
      case 'enum':
        return row.codes?.[at]?.includes(String(value)) === false ? undefined : value;
      // A field that no parser reads stays empty.
      case 'unknown':
        return null;
      default:
        return value;
    }
  };
  return cut(data, unwrap(strict(schema)).inner, '');
}

/** Removes the request fields that the documents do not name, like a server that ignores them. */
export function withoutUndocumentedFields(row: DocumentedRow, body: unknown): unknown {
  const ignored = new Set(Object.keys(row.sent ?? {}));
  if (ignored.size === 0) return body;
  const drop = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => drop(each, at));
    if (!isObject(value) || value instanceof Blob) return value;
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, part]) => [at === '' ? key : `${at}.${key}`, key, part] as const)
        .filter(([path]) => !ignored.has(path))
        .map(([path, key, part]) => [key, drop(part, path)]),
    );
  };
  return drop(body, '');
}
