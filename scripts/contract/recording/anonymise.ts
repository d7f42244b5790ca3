import { groundOf } from '../../../packages/sdk/src/base/values/colour.ts';
import {
  id as anyId,
  number as anyNumber,
  money,
} from '../../../packages/sdk/src/base/wire/parsers.ts';
import { strict } from '../../../packages/sdk/src/contract.ts';
import { printableKey } from '../field-stats.ts';
import { defOf, isObject } from '../kinds.ts';
import type { Amounts } from './amounts.ts';
import { isHtml, neutralHtml } from './neutral-html.ts';
import { isLink, neutralLink, placeholder } from './neutral-link.ts';
import { isChinese, neutralText } from './neutral-text.ts';
import { neutralRegion, personalText } from './people.ts';
import type { Pseudonyms } from './pseudonyms.ts';

type Schema = Parameters<typeof strict>[0];

/** Context of a value: its field name and its sibling fields. */
interface Place {
  readonly key: string;
  readonly beside: Readonly<Record<string, unknown>>;
}

/** Replaces people, amounts and sentences in requests and answers. One instance serves a whole recording. */
export interface Anonymiser {
  /** @param schema Strict or not; without one every field is unknown. */
  data(value: unknown, schema: Schema | undefined): unknown;
  sentence(text: string): string;
}

/** Numbers up to this one are counts; larger ones may be ids. */
const LARGEST_COUNT = 99_999;
const LARGEST_UNKNOWN = 999;
const DATE = /^\d{4}[-./]\d{1,2}[-./]\d{1,2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;
const DATES = /^(\S{8,10})( ?[-~至–] ?)(\S{8,10})$/;
const DIGITS = /^-?\d+(?:\.\d+)?$/;
/** Too short to identify a person, or a term of the documents. */
const VOCABULARY = /^(?:\d{1,3}|[A-Za-z0-9]|true|false|\+\d{1,3}|ALL|Buyer|Seller)?$/;
const ID_KEY = /^ids?$|[a-z]I[dD]s?$|^orderNo$|^link$/;
/** Thresholds that are amounts or counts, with the sibling field that decides: '0' means an amount. Spec: 1§4 */
const THRESHOLDS: Readonly<Record<string, string>> = {
  number: 'type',
  exchangePrice: 'exchangeType',
};

/** @param texts All texts of the recording: a field name that equals one of them is a map key, and therefore data. */
export function createAnonymiser(
  pseudonyms: Pseudonyms,
  amounts: Amounts,
  texts: ReadonlySet<string>,
): Anonymiser {
  function textOf(original: string): string {
    if (original === '' || /^[A-Za-z0-9]$/.test(original)) return original;
    if (/^\d+$/.test(original)) return pseudonyms.id(original);
    const shape = neutralText(original);
    const number = pseudonyms.number(`text ${shape}`, original);
    return `${shape}${isChinese(original) ? '' : ' '}${number}`;
  }

  function text(original: string, schema: Schema | undefined, place: Place): string {
    const { key } = place;
    if (schema && isSchema(schema, money) && DIGITS.test(original))
      return amounts.scaleText(original);
    if (VOCABULARY.test(original)) return original;
    if (isDate(original)) return schema ? original : original.replaceAll(/\d/g, '1');
    if (schema && groundOf(original) && /colou?r|background/i.test(key)) return original;
    if (key === 'unit' && original.length <= 2) return original;
    if ((schema && isSchema(schema, anyId)) || ID_KEY.test(key))
      if (!/[\s/]/.test(original)) return pseudonyms.id(original);
    const region = neutralRegion(original, pseudonyms.id, textOf);
    if (region !== undefined) return region;
    const inner = parsed(original);
    if (inner !== undefined) return JSON.stringify(walk(inner, undefined, place));
    const fields = new Set(Object.keys(place.beside));
    const personal = personalText(original, key, fields, pseudonyms);
    if (personal !== undefined) return personal;
    if (isLink(original)) return neutralLink(original, key, { pseudonyms, textOf });
    return isHtml(original) ? neutralHtml(original, placeholder(false)) : textOf(original);
  }

  function numeral(original: number, schema: Schema | undefined, place: Place): number {
    if (schema && isSchema(schema, money)) return amounts.scale(original);
    const decides = THRESHOLDS[place.key];
    if (decides && schema && isSchema(schema, anyNumber))
      return String(place.beside[decides]) === '0' ? amounts.scale(original) : original;
    if (!Number.isInteger(original))
      // An unknown number may be an amount, or the coordinate of a clinic.
      return schema ? original : pseudonyms.number('decimal', String(original)) + 0.5;
    const most = schema && !isSchema(schema, anyId) ? LARGEST_COUNT : LARGEST_UNKNOWN;
    return Math.abs(original) <= most
      ? original
      : Number(pseudonyms.id(String(Math.abs(original))));
  }

  function walk(value: unknown, schema: Schema | undefined, place: Place): unknown {
    const inner = schema && unwrap(schema);
    const def = inner && defOf(inner);
    if (Array.isArray(value)) {
      const entry = def?.type === 'array' ? def.element : undefined;
      return value.map((each) => walk(each, entry ?? structured(inner, 'array'), place));
    }
    if (isObject(value)) return fields(value, inner);
    if (typeof value === 'number') return numeral(value, inner, place);
    if (typeof value !== 'string') return value;
    if (def?.type === 'enum' && Object.values(def.entries).includes(value)) return value;
    const shaped = structured(inner, undefined);
    const inText = shaped && parsed(value);
    if (inText !== undefined) return JSON.stringify(walk(inText, shaped, place));
    return text(value, inner, place);
  }

  function fields(value: Readonly<Record<string, unknown>>, schema: Schema | undefined) {
    const shaped = structured(schema, 'object');
    const def = shaped && defOf(shaped);
    const shape = def?.type === 'object' ? def.shape : {};
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const isKnown = Object.hasOwn(shape, key);
        const isName = isKnown || (printableKey(key) === key && !texts.has(key));
        const name = isName ? key : `field${pseudonyms.number('field', key)}`;
        return [name, walk(part, isKnown ? shape[key] : undefined, { key, beside: value })];
      }),
    );
  }

  return {
    data: (value, schema) => walk(value, schema && strict(schema), { key: '', beside: {} }),
    sentence: textOf,
  };
}

const isSchema = (schema: Schema, wire: Schema): boolean => schema === strict(wire);

function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  return def.type === 'optional' || def.type === 'nullable' ? unwrap(def.innerType) : schema;
}

/** The part of a schema with fields or entries: the schema itself, or a member of its union. */
function structured(schema: Schema | undefined, type: 'object' | 'array' | undefined) {
  if (!schema) return undefined;
  const fits = (each: Schema) =>
    type ? defOf(each).type === type : ['object', 'array'].includes(defOf(each).type);
  const def = defOf(schema);
  if (def.type === 'union') return def.options.map(unwrap).find(fits);
  return type && fits(schema) ? schema : undefined;
}

const isDate = (text: string): boolean => {
  const [, from, , to] = DATES.exec(text) ?? [];
  return DATE.test(text) || (DATE.test(from ?? '') && DATE.test(to ?? ''));
};

/** A list or an object in the form of JSON text. */
function parsed(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
