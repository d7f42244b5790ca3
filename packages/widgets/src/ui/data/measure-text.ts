const NO_BREAK_SPACE = '\u00a0';
/** A space between a number or a size and its unit, “10 cm”, “100 隻”, “L 碼”, and in the size “No. 1”. */
const BEFORE_UNIT = /(?<=\d|\b(?:[SML]|X+[SL])) (?=[\p{L}%°])|(?<=No\.) /gu;
const AROUND_TIMES = / ?× ?/g;
const BEFORE_SEPARATOR = / (?=·)/g;

/**
 * Prepares names of specifications and packs for reading: a number stays on one line with its unit and with the numbers
 * that it is multiplied by, and no line begins with the separator of two parts. For the screen only: copied and exported
 * texts keep their spaces.
 */
export const measureText = (text: string): string =>
  text
    .replace(BEFORE_UNIT, NO_BREAK_SPACE)
    .replace(AROUND_TIMES, (times) => times.replaceAll(' ', NO_BREAK_SPACE))
    .replace(BEFORE_SEPARATOR, NO_BREAK_SPACE);
