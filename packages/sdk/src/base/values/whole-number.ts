/**
 * Reads a written quantity: full-width digits, `1,000` and `12.00` are whole numbers too. Undefined for anything else:
 * among a thousand lines a wrong guess would go unnoticed. Spec: 1§5
 */
export function wholeNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim();
  const digits = /^\d{1,3}(,\d{3})+(\.0+)?$/.test(plain) ? plain.replaceAll(',', '') : plain;
  return /^\d{1,9}(\.0+)?$/.test(digits) ? Number(digits) : undefined;
}
