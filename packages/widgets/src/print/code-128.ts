/** Widths of bars and spaces of each symbol value, 0 to 105, and of the stop sign. ISO/IEC 15417 */
const WIDTHS =
  '212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232'
    .match(/.{6}/g)
    ?.concat('2331112') ?? [];

const START_B = 104;
const STOP = 106;
const MODULUS = 103;
/** Value 0 of code set B is the space. */
const FIRST = 32;
const LAST = 126;

/** A bar: where it begins, and how wide it is, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/** A Code 128 of printable ASCII. */
export interface Barcode {
  readonly bars: readonly Bar[];
  /** Width of all in modules. */
  readonly width: number;
}

/** Draws a text as Code 128, set B; undefined for a text that the set does not have. */
export function code128(text: string): Barcode | undefined {
  const values = [...text].map((letter) => (letter.codePointAt(0) ?? 0) - FIRST);
  if (values.length === 0 || values.some((value) => value < 0 || value > LAST - FIRST))
    return undefined;
  const check = values.reduce((sum, value, index) => sum + value * (index + 1), START_B) % MODULUS;
  const bars: Bar[] = [];
  let at = 0;
  for (const symbol of [START_B, ...values, check, STOP])
    [...(WIDTHS[symbol] ?? '')].forEach((digit, index) => {
      const width = Number(digit);
      if (index % 2 === 0) bars.push({ at, width });
      at += width;
    });
  return { bars, width: at };
}
