import { sizeRank } from './natural-order.ts';

/** The kind of a dimension, as far as its values show it; the wire gives it no name. */
export type DimensionKind = 'size' | 'shade' | 'measure' | 'other';

/** A column in which the specifications of a product differ. */
export interface Dimension {
  readonly kind: DimensionKind;
  /** One value per specification, in their order; '' for none. */
  readonly values: readonly string[];
}

/** The specifications' texts as columns, and the parts that all of them share. */
export interface Dimensions {
  readonly columns: readonly Dimension[];
  readonly common: readonly string[];
}

/** More parts than these are one text: a table has no room for more columns. */
const MOST_PARTS = 3;

/** Separators from the clearest on; a comma between digits (1,000) separates nothing. */
const SEPARATORS = [/\s*[·•・]\s*/u, /\s*[，、；;]\s*|,\s+/u];

/** Splits every text by one separator into the same number of parts; undefined where they do not agree. */
function partsOf(names: readonly string[], separator: RegExp): string[][] | undefined {
  const parts = names.map((name) => name.trim().split(separator));
  const count = parts[0]?.length ?? 0;
  const agrees = parts.every((each) => each.length === count && each.every((part) => part !== ''));
  return count > 1 && count <= MOST_PARTS && agrees ? parts : undefined;
}

const SHADE = /^(?:shade )?(?:[a-d][1-4](?:\.5)?|bl\d)(?: ?色)?$/i;
const COLOUR =
  /^[\p{Script=Han}]{0,3}(?:色|紅|藍|綠|灰|白|黑|黃)$|^(?:[a-z]+ )?(?:blue|green|red|grey|white|black|yellow|clear|navy|burgundy|silver|ivory|mint|sand|pink|orange)$/iu;
const MEASURE =
  /^[ø]?\s*[\d.]+(?:\s*[×x]\s*[\d.]+)*\s*(?:ml|l|µm|mm|cm|m|mg|g|kg|吋|inch|″|oz)(?!\p{L})/iu;
const NUMBERED_SIZE = /^size [\d.½]+$|^[\d.½]+ ?號$/i;

/** Guesses the kind of a column; `other` unless every value fits. */
function kindOf(values: readonly string[]): DimensionKind {
  const all = (fits: (value: string) => boolean) => values.every(fits);
  if (all((value) => sizeRank(value) !== undefined || NUMBERED_SIZE.test(value))) return 'size';
  if (all((value) => SHADE.test(value) || COLOUR.test(value))) return 'shade';
  return all((value) => MEASURE.test(value)) ? 'measure' : 'other';
}

const toColumn = (values: readonly string[]): Dimension => ({ kind: kindOf(values), values });

/**
 * Splits the texts of a product's specifications into the dimensions in which they differ: “M 碼 · 藍色” and “S 碼 · 藍色”
 * differ in the size, and share the colour. The wire has one text for each; where the texts do not split alike they are
 * one column. Spec: 1§3 standard
 */
export function splitDimensions(names: readonly string[]): Dimensions {
  if (names.every((name) => name.trim() === '')) return { columns: [], common: [] };
  const whole: Dimensions = { columns: [toColumn(names)], common: [] };
  if (names.length < 2) return whole;
  for (const separator of SEPARATORS) {
    const parts = partsOf(names, separator);
    if (!parts) continue;
    const columns = (parts[0] ?? []).map((_, at) => parts.map((each) => each[at] ?? ''));
    const differing = columns.filter((values) => new Set(values).size > 1);
    if (differing.length === 0) return whole;
    const common = columns
      .filter((values) => new Set(values).size === 1)
      .map(([first = '']) => first);
    return { columns: differing.map(toColumn), common };
  }
  return whole;
}
