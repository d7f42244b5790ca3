import { type Explanation, explain } from './explanation.ts';

/** Spec: 1§5, 1§9 */
export const MOST_UPLOAD_BYTES = 2_097_152;
/** Types for the `accept` of an input; the content decides. Spec: 1§5 */
export const PICTURE_FILES = '.jpg,.jpeg,.png,image/jpeg,image/png';

const SIGNATURES = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

/** Types of picture that may be uploaded. */
export type PictureType = keyof typeof SIGNATURES;

/** Returns the type of a picture by its first bytes, whatever its name says; undefined for anything else. Spec: 1§5 */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  return (Object.keys(SIGNATURES) as PictureType[]).find((type) =>
    SIGNATURES[type].every((byte, at) => head[at] === byte),
  );
}

/**
 * Returns why a file cannot be uploaded as a picture; undefined when it can. Reads only its first bytes. One that
 * was moved or changed since it was chosen has none: choosing it again helps. Spec: 1§5, 1§8
 */
export async function checkPictureFile(
  file: Blob,
): Promise<Explanation<'file-too-large' | 'file-not-picture'> | undefined> {
  const facts = { megabytes: MOST_UPLOAD_BYTES / 1024 ** 2 };
  if (file.size > MOST_UPLOAD_BYTES) return explain('file-too-large', facts);
  const head = new Uint8Array(
    await file
      .slice(0, 8)
      .arrayBuffer()
      .catch(() => []),
  );
  return pictureTypeOf(head) ? undefined : explain('file-not-picture', facts);
}
