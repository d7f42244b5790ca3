/** Decodes a picture for drawing. Rejects if the file is no picture or the browser cannot decode it. */
export async function readBitmap(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file);
}
