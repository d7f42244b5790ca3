import { readFileSync } from 'node:fs';
import { extname } from 'node:path';

/** Types of pictures by the end of their names. Drawings that may hold scripts are not among them. */
export const PICTURE_TYPES: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.avif': 'image/avif',
};
export const MOST_PICTURE_BYTES = 5 * 1_048_576;

/** The bytes of a picture; undefined where its file is gone, or has grown too large. */
export function pictureFile(
  path: string | undefined,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string } | undefined {
  const type = path && PICTURE_TYPES[extname(path).toLowerCase()];
  if (!path || !type) return undefined;
  try {
    const bytes = new Uint8Array(readFileSync(path));
    return bytes.length > MOST_PICTURE_BYTES ? undefined : { bytes, type };
  } catch {
    return undefined;
  }
}
