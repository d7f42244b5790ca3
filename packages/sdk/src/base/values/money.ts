declare const centsBrand: unique symbol;
/** Whole Hong Kong cents, an integer. HK$57.80 is 5780. */
export type Cents = number & { readonly [centsBrand]: true };

/** Brands a whole number of cents; a fraction is a programming error and throws a RangeError. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not whole cents: ${value}`);
  return value as Cents;
}

/**
 * Parses decimal Hong Kong dollars (a number, or text such as "1234.5") into cents, rounded half away from zero;
 * undefined for anything else.
 */
export function toCents(dollars: number | string): Cents | undefined {
  if (typeof dollars === 'number') {
    const whole = Math.round(dollars * 100);
    // The common case of at most two decimals: the double converts back to itself.
    if (Number.isSafeInteger(whole) && whole / 100 === dollars)
      return cents(whole === 0 ? 0 : whole);
  }
  const text = typeof dollars === 'number' ? String(dollars) : dollars.trim().replaceAll(',', '');
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text);
  // A number below a millionth is written with an exponent, as one that is too large for cents is.
  if (!match) return typeof dollars === 'number' && Math.abs(dollars) < 1 ? cents(0) : undefined;
  const fraction = `${match[3] ?? ''}000`;
  const whole =
    Number(match[2]) * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0);
  return Number.isSafeInteger(whole) ? cents(match[1] && whole ? -whole : whole) : undefined;
}

/**
 * Formats `HK$1,234.50`, the same in both languages, with a true minus sign. Written by hand, since a cart of a
 * thousand lines is recomputed at every keystroke and Intl takes microseconds per sentence. Spec: 1§9
 */
export function formatMoney(amount: Cents): string {
  const size = Math.abs(amount);
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const text = `HK$${dollars}.${String(size % 100).padStart(2, '0')}`;
  return amount < 0 ? `−${text}` : text;
}
