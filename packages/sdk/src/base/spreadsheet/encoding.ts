/** The encoding of a text. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'big5';

const decode = (bytes: Uint8Array, encoding: TextEncoding, fatal = false) =>
  new TextDecoder(encoding, { fatal, ignoreBOM: false }).decode(bytes);

/**
 * Decodes the bytes of a file: by its byte order mark, then by the zero bytes of UTF-16, then as UTF-8 where that is
 * valid, else as Big5, which older Excel in Hong Kong saves. Undefined for bytes that are no text.
 */
export function decodeText(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: TextEncoding } | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: decode(bytes, 'utf-16le'), encoding: 'utf-16le' };
  if (first === 0xfe && second === 0xff)
    return { text: decode(bytes, 'utf-16be'), encoding: 'utf-16be' };
  const wide = wideWithoutMark(bytes);
  if (wide) return { text: decode(bytes, wide), encoding: wide };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: decode(bytes, 'utf-8', true), encoding: 'utf-8' };
  } catch {
    const text = decode(bytes, 'big5');
    return looksLikeText(text) ? { text, encoding: 'big5' } : undefined;
  }
}

/** The number of bytes that the guess looks at. */
const SAMPLE_BYTES = 4096;

/** Digits and separators have a zero byte in UTF-16; its side tells the byte order. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length - (bytes.length % 2), SAMPLE_BYTES);
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const many = length / 8;
  if (odd > many && even === 0) return 'utf-16le';
  if (even > many && odd === 0) return 'utf-16be';
  return undefined;
}

/** A text has few replacement characters and hardly a control character; a picture read as Big5 has many of both. */
function looksLikeText(text: string): boolean {
  const sample = text.slice(0, SAMPLE_BYTES);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return strange <= sample.length / 50;
}
