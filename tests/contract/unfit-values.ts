// Values for schemas: one that fits, and many that almost fit.
import { strict } from '@clinicart/sdk/contract';
import type * as z from 'zod/mini';

type AnySchema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

const picture = new File(['x'], 'picture.png', { type: 'image/png' });

/** Texts for the checks of the contract: an id, a code by phone, a password. */
const TEXTS = ['x', '000000', 'abc12345', ''];

const fits = (schema: AnySchema, value: unknown) =>
  (schema as z.ZodMiniType).safeParse(value).success;

/** Makes a value that fits the strict reading of a schema of zod. What is behind a transform is unknown. */
export function fitFor(schema: AnySchema): unknown {
  const exact = strict(schema);
  const def: Def = (exact as z.core.$ZodTypes)._zod.def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, fitFor(field)]),
      );
    case 'array':
      return [fitFor(def.element)];
    case 'record':
      return { x: fitFor(def.valueType) };
    case 'optional':
    case 'nullable':
    case 'default':
      return fitFor(def.innerType);
    case 'union':
      return def.options[0] && fitFor(def.options[0]);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'file':
    case 'custom':
      return fits(exact, picture) ? picture : {};
    case 'transform':
      return TEXTS[0];
    default:
      return TEXTS.find((text) => fits(exact, text)) ?? TEXTS[0];
  }
}

/** The commonest values in the place of another. */
export const COMMON: readonly unknown[] = [undefined, null, '', 'x', '12', 0, -1.5, true, [], {}];

/** In the place of any value. Some are what servers send in the place of another, some what a broken store holds. */
export const STRANGE: readonly unknown[] = [
  ...COMMON,
  ' ',
  '-1.5',
  '1e3',
  'true',
  'x'.repeat(20_001),
  '💊'.repeat(6),
  '診\n所',
  '\ud83d',
  '[{"id":"1"}]',
  '{',
  -0,
  1,
  -1,
  1.5,
  1e300,
  -1e300,
  2 ** 53,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  false,
  [null],
  [[]],
  ['x', 1],
  ['', ''],
  [{}, { id: '1' }],
  { x: 'x' },
  { x: 1, y: null },
  { id: '1', name: 'x' },
  { length: 3 },
  picture,
  new Date(0),
];

/** The most items of a list that are looked at: the others are like them. */
const ITEMS = 2;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Yields a value again and again, each time with one part, down to `depth`, that is another, missing, added or in a list. */
export function* variantsOf(
  value: unknown,
  strange = STRANGE,
  depth = Number.POSITIVE_INFINITY,
): Generator<unknown> {
  yield* strange;
  yield [value];
  if (depth === 0) return;
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS);
    for (const [place, item] of items.entries())
      for (const variant of variantsOf(item, strange, depth - 1)) yield items.with(place, variant);
  } else if (isObject(value)) {
    yield { ...value, another: 1 };
    yield Object.assign(Object.create({ inherited: 1 }), value);
    yield JSON.parse(JSON.stringify(value).replace(/^\{(?!\})/, '{"__proto__":{"id":"1"},'));
    for (const [key, part] of Object.entries(value)) {
      const { [key]: _, ...rest } = value;
      yield rest;
      // Known by the prototype alone.
      yield Object.assign(Object.create({ [key]: part }), rest);
      for (const variant of variantsOf(part, strange, depth - 1))
        yield { ...value, [key]: variant };
    }
  }
}
