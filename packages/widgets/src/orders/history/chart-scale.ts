/** Lines of a scale above zero. */
const LINES = 4;
/** Round steps of a scale, as parts of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
const DOLLAR = 100;

/** Returns the lines of a scale in cents, from zero to at least the largest amount, in round dollars. */
export function scaleOf(largest: number): readonly number[] {
  const wanted = Math.max(largest, LINES * DOLLAR) / LINES / DOLLAR;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((each) => each * power >= wanted) ?? 10) * power * DOLLAR;
  return Array.from({ length: LINES + 1 }, (_, line) => Math.round(line * step));
}

/** Writes cents as whole dollars with separators: 3,050. */
export const wholeDollars = (amount: number): string =>
  String(Math.round(amount / DOLLAR)).replace(/\B(?=(\d{3})+$)/g, ',');
