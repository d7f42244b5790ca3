/** Reads a picture to be drawn. Rejects for what is none, and where the browser cannot. */
export async function readBitmap(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file);
}
