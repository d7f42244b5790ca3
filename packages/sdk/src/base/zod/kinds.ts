/** The kinds of schemas and the checks that every page needs; see `zod-mini.ts`. */
import { type Check, type Context, type Issue, prefix, Schema } from './schema.ts';

/** The result of a transform whose value does not fit. */
export const NEVER = /* @__PURE__ */ Object.freeze({ status: 'aborted' });

/** There are no settings: nothing here makes code at run time. */
/* @__NO_SIDE_EFFECTS__ */
export function config(): void {}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Makes a schema that passes the values which a test accepts. */
/* @__NO_SIDE_EFFECTS__ */
const accepts = (test: (value: unknown) => boolean, issue: Issue) =>
  new Schema((value, { issues }) => {
    // A copy, since the path of an issue is written into it.
    if (!test(value)) issues.push({ ...issue });
    return value;
  });

/** Makes a schema of a type. */
/* @__NO_SIDE_EFFECTS__ */
export const ofType = (expected: string, test: (value: unknown) => boolean) =>
  accepts(test, { code: 'invalid_type', expected });

/* @__NO_SIDE_EFFECTS__ */
export const unknown = () => new Schema((value) => value);
/* @__NO_SIDE_EFFECTS__ */
export const string = () => ofType('string', (value) => typeof value === 'string');
/* @__NO_SIDE_EFFECTS__ */
export const boolean = () => ofType('boolean', (value) => typeof value === 'boolean');
/* @__NO_SIDE_EFFECTS__ */
export const number = () => ofType('number', Number.isFinite);
/* @__NO_SIDE_EFFECTS__ */
export const custom = (test: (value: unknown) => boolean) => accepts(test, { code: 'custom' });
/* @__NO_SIDE_EFFECTS__ */
export const literal = (value: unknown) => oneOf([value]);
/* @__NO_SIDE_EFFECTS__ */
const oneOf = (values: readonly unknown[]) =>
  accepts((value) => values.includes(value), { code: 'invalid_value' });

export { oneOf as enum };

/* @__NO_SIDE_EFFECTS__ */
export const int = () =>
  new Schema((value, { issues }) => {
    if (!Number.isFinite(value)) issues.push({ code: 'invalid_type', expected: 'number' });
    else if (!Number.isInteger(value)) issues.push({ code: 'invalid_type', expected: 'int' });
    else if (!Number.isSafeInteger(value))
      issues.push(
        Number(value) > 0
          ? { code: 'too_big', maximum: Number.MAX_SAFE_INTEGER, continue: true }
          : { code: 'too_small', minimum: Number.MIN_SAFE_INTEGER, continue: true },
      );
    return value;
  });

/* @__NO_SIDE_EFFECTS__ */
export const transform = (to: (value: unknown, context: Context) => unknown) =>
  new Schema(to, 'optional');

/* @__NO_SIDE_EFFECTS__ */
export const pipe = (first: Schema, then: Schema) =>
  new Schema(
    (value, context) => {
      const start = context.issues.length;
      const out = first.read(value, context);
      return context.issues.length > start ? out : then.read(out, context);
    },
    first.optin,
    then.optout,
  );

/* @__NO_SIDE_EFFECTS__ */
export const optional = (inner: Schema) =>
  new Schema(
    (value, context) =>
      value === undefined && inner.optin !== 'defaulted' ? undefined : inner.read(value, context),
    inner.optin ?? 'optional',
    'optional',
  );

/* @__NO_SIDE_EFFECTS__ */
export const nullable = (inner: Schema) =>
  new Schema(
    (value, context) => (value === null ? null : inner.read(value, context)),
    inner.optin,
    inner.optout,
  );

/** @param missing The value of an absent field, or what makes it. */
/* @__NO_SIDE_EFFECTS__ */
export const _default = (inner: Schema, missing: unknown) =>
  new Schema((value, context) => {
    if (value !== undefined) return inner.read(value, context);
    return typeof missing === 'function' ? missing() : missing;
  }, 'defaulted');

/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly Schema[]): Schema {
  const optins = options.map(({ optin }) => optin);
  return new Schema(
    (value, context) => {
      const almost: { readonly out: unknown; readonly issues: Issue[] }[] = [];
      for (const option of options) {
        const issues: Issue[] = [];
        const out = option.read(value, { issues });
        if (issues.length === 0) return out;
        if (issues.every((issue) => issue.continue)) almost.push({ out, issues });
      }
      // Of the right type, but refused by a check: its issues say more than that nothing fits.
      const [only, other] = almost;
      context.issues.push(...(only && !other ? only.issues : [{ code: 'invalid_union' }]));
      return only && !other ? only.out : value;
    },
    optins.find((optin) => optin === 'defaulted') ?? optins.find((optin) => optin),
    options.find(({ optout }) => optout)?.optout,
  );
}

/* @__NO_SIDE_EFFECTS__ */
export const array = (inner: Schema) =>
  new Schema((value, context) => {
    const { issues } = context;
    if (!Array.isArray(value)) {
      issues.push({ code: 'invalid_type', expected: 'array' });
      return value;
    }
    const result: unknown[] = [];
    for (let place = 0; place < value.length; place++) {
      const start = issues.length;
      result.push(inner.read(value[place], context));
      if (issues.length > start) prefix(issues, start, place);
    }
    return result;
  });

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Readonly<Record<string, Schema>>): Schema {
  // The fields of every answer pass here: no iterator for each of them, and few look-ups.
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, schema }));
  const read = (value: unknown, context: Context) => {
    const { issues } = context;
    if (!isObject(value)) {
      issues.push({ code: 'invalid_type', expected: 'object' });
      return value;
    }
    const result: Record<string, unknown> = {};
    for (const { key, schema } of fields) {
      const { optin, optout } = schema;
      const given = value[key];
      const isAbsent = given === undefined && !(key in value);
      if (isAbsent && optout && optin === 'optional') continue;
      const start = issues.length;
      const out = schema.read(given, context);
      if (issues.length > start) prefix(issues, start, key);
      if (isAbsent && !optin) {
        if (issues.length === start)
          issues.push({ code: 'invalid_type', expected: 'nonoptional', path: [key] });
      } else if (out !== undefined || !isAbsent || (optin === 'defaulted' && !optout))
        result[key] = out;
    }
    return result;
  };
  return new Schema(read, undefined, undefined, shape);
}

type Measured = string | readonly unknown[];

/** Code points of a text, items of a list. */
const lengthOf = (value: Measured) => (typeof value === 'string' ? [...value] : value).length;
const shorter = (minimum: number): Issue => ({ code: 'too_small', minimum });
const longer = (maximum: number): Issue => ({ code: 'too_big', maximum });

/* @__NO_SIDE_EFFECTS__ */
export const minLength = (least: number): Check => ({
  ofLength: true,
  refuse: (value: Measured) => (lengthOf(value) < least ? shorter(least) : undefined),
});
/* @__NO_SIDE_EFFECTS__ */
export const maxLength = (most: number): Check => ({
  ofLength: true,
  refuse: (value: Measured) => (lengthOf(value) > most ? longer(most) : undefined),
});
/* @__NO_SIDE_EFFECTS__ */
export const length = (exact: number): Check => ({
  ofLength: true,
  refuse(value: Measured) {
    const has = lengthOf(value);
    return has < exact ? shorter(exact) : has > exact ? longer(exact) : undefined;
  },
});
/* @__NO_SIDE_EFFECTS__ */
export const gte = (least: number): Check => ({
  refuse: (value: number) => (value >= least ? undefined : shorter(least)),
});
/* @__NO_SIDE_EFFECTS__ */
export const regex = (pattern: RegExp): Check => ({
  refuse: (value: string) => (pattern.test(value) ? undefined : { code: 'invalid_format' }),
});
