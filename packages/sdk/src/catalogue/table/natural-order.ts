/** Clothing sizes from small to large, as the texts of the server write them without their word for size. */
const SIZES: readonly (readonly string[])[] = [
  ['xxxs', '3xs'],
  ['xxs', '2xs', '特細', '超細'],
  ['xs', 'extra small', 'x-small', '加細'],
  ['s', 'small', '細', '小'],
  ['m', 'medium', 'regular', '中', '標準'],
  ['l', 'large', '大'],
  ['xl', 'extra large', 'x-large', '加大'],
  ['xxl', '2xl', '特大', '超大'],
  ['xxxl', '3xl'],
  ['4xl'],
  ['5xl'],
];
const RANKS = new Map(SIZES.flatMap((names, rank) => names.map((name) => [name, rank] as const)));

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** Folds width, case and spaces; ½ becomes a decimal, so that 6½ lies between 6 and 7. */
const folded = (text: string) =>
  text
    .replace(/(\d*)([¼½¾])/g, (_, whole: string, part: string) => `${whole || 0}${FRACTIONS[part]}`)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The rank of a clothing size: M 碼, Size M, 中碼, Medium. Undefined for any other text. */
export function sizeRank(text: string): number | undefined {
  const bare = folded(text)
    .replace(/^size /, '')
    .replace(/ ?碼$/, '');
  return RANKS.get(bare);
}

/** Measures in one unit each: millilitres, millimetres, milligrams. */
const MEASURES: Readonly<Record<string, readonly [kind: string, factor: number]>> = {
  ml: ['volume', 1],
  l: ['volume', 1000],
  µm: ['length', 0.001],
  mm: ['length', 1],
  cm: ['length', 10],
  m: ['length', 1000],
  mg: ['weight', 1],
  g: ['weight', 1000],
  kg: ['weight', 1_000_000],
};

interface Measure {
  readonly kind: string;
  readonly amount: number;
}

/** The amount that a text begins with, in the smallest unit of its kind: 1.8 L, 500 ml. */
function measureOf(text: string): Measure | undefined {
  const plain = folded(text).replaceAll('μ', 'µ');
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?) ?([a-zµ]+)(?![a-z])/.exec(plain) ?? [];
  const measure = Object.hasOwn(MEASURES, unit) ? MEASURES[unit] : undefined;
  return measure && { kind: measure[0], amount: Number(digits) * measure[1] };
}

/** Numbers and the texts between them. */
const chunks = (text: string) => folded(text).match(/\d+(?:\.\d+)?|[^\d]+/g) ?? [];

/** Numbers by their amount and before texts, texts by character. */
function compareChunk(one: string, other: string): number {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isNaN(a) || Number.isNaN(b)) {
    if (Number.isNaN(a) !== Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
    return one === other ? 0 : one < other ? -1 : 1;
  }
  return a - b;
}

function compareChunks(one: string, other: string): number {
  const ours = chunks(one);
  const theirs = chunks(other);
  for (const [at, mine] of ours.entries()) {
    const its = theirs[at];
    if (its === undefined) return 1;
    const order = compareChunk(mine, its);
    if (order !== 0) return order;
  }
  return ours.length - theirs.length;
}

/** How a value is compared: sizes before amounts before other texts. */
function gradeOf(text: string): readonly [place: number, kind: string, amount: number] {
  const rank = sizeRank(text);
  if (rank !== undefined) return [0, '', rank];
  const measure = measureOf(text);
  return measure ? [1, measure.kind, measure.amount] : [2, '', 0];
}

/**
 * Compares two values of a dimension as a buyer reads them: sizes by size (XS before S), amounts by amount (500 ml before
 * 1 L), numbers within texts by number (#8 before #10), anything else by character.
 */
export function compareNaturally(one: string, other: string): number {
  const [place, kind, amount] = gradeOf(one);
  const [itsPlace, itsKind, itsAmount] = gradeOf(other);
  if (place !== itsPlace) return place - itsPlace;
  if (kind !== itsKind) return kind < itsKind ? -1 : 1;
  if (amount !== itsAmount) return amount - itsAmount;
  return place === 0 ? 0 : compareChunks(one, other);
}

/** Says whether values have an order that a buyer expects: sizes, amounts and texts with numbers have one, plain words none. */
export const isNaturallyOrdered = (values: readonly string[]): boolean => {
  const filled = values.filter((value) => value !== '');
  return (
    filled.length > 0 &&
    filled.every((value) => sizeRank(value) !== undefined || /\d/.test(folded(value)))
  );
};
