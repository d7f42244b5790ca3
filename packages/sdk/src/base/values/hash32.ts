/**
 * Returns a short, stable key for a text (djb2, 32 bits). It tells texts apart; it does not protect them: a short text
 * such as a phone number can be found by trying all of them.
 */
export function hash32(text: string): string {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
