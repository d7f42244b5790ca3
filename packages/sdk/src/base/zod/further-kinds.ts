/** The kinds of schemas that only some elements need: a chunk takes a module as a whole; see `zod-mini.ts`. */
import { isObject, object, ofType } from './kinds.ts';
import { prefix, Schema } from './schema.ts';

/* @__NO_SIDE_EFFECTS__ */
export const file = () => ofType('file', (value) => value instanceof File);
/* @__NO_SIDE_EFFECTS__ */
const instance = (type: new (...args: never[]) => object) =>
  ofType(type.name, (value) => value instanceof type);

export { instance as instanceof };

/* @__NO_SIDE_EFFECTS__ */
export const extend = (base: Schema, more: Readonly<Record<string, Schema>>) =>
  object({ ...base.shape, ...more });

/** Whether an object comes from a literal or from JSON, of whatever realm. */
function isPlain(value: object): boolean {
  const { prototype } = Object(value.constructor);
  return (
    typeof value.constructor !== 'function' || Object.hasOwn(Object(prototype), 'isPrototypeOf')
  );
}

/** Passes the own fields of a plain object; the type of its keys is text. */
/* @__NO_SIDE_EFFECTS__ */
export const record = (_keys: Schema, inner: Schema) =>
  new Schema((value, context) => {
    const { issues } = context;
    if (!isObject(value) || !isPlain(value)) {
      issues.push({ code: 'invalid_type', expected: 'record' });
      return value;
    }
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (key === '__proto__') continue;
      const start = issues.length;
      result[key] = inner.read(value[key], context);
      prefix(issues, start, key);
    }
    return result;
  });

/** @param key The field that has another literal in each of the objects. */
/* @__NO_SIDE_EFFECTS__ */
export const discriminatedUnion = (key: string, options: readonly Schema[]) =>
  new Schema((value, context) => {
    if (!isObject(value)) {
      context.issues.push({ code: 'invalid_type', expected: 'object' });
      return value;
    }
    const option = options.find(({ shape }) => shape[key]?.safeParse(value[key]).success);
    if (option) return option.read(value, context);
    context.issues.push({ code: 'invalid_union', path: [key] });
    return value;
  });
