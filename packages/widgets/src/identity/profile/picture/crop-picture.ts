import { MOST_UPLOAD_BYTES } from '@clinicart/sdk';
import { readBitmap } from '../../../ui/upload/bitmap.ts';

/** The part of a picture that is kept, in shares of the picture from its upper left corner. */
export interface Cropped {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edge of what is sent: twice what any screen shows of it. */
const EDGE = 512;
const JPEG_QUALITY = 0.9;

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new TypeError('The picture cannot be drawn.'))),
      type,
      JPEG_QUALITY,
    ),
  );

/** Draws a part of a picture on a square. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, crop: Cropped): void {
  const { width, height } = bitmap;
  canvas
    .getContext('2d')
    ?.drawImage(
      bitmap,
      crop.x * width,
      crop.y * height,
      crop.width * width,
      crop.height * height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
}

/** The square part of a picture as a file of its own, of its own kind; a JPEG where a PNG would be too large. Spec: 1§5 */
export async function cropTo(file: File, crop: Cropped): Promise<File> {
  const bitmap = await readBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = EDGE;
    canvas.height = EDGE;
    drawCrop(canvas, bitmap, crop);
    const isPng = file.type === 'image/png';
    const first = await blobOf(canvas, isPng ? 'image/png' : 'image/jpeg');
    const blob = first.size > MOST_UPLOAD_BYTES ? await blobOf(canvas, 'image/jpeg') : first;
    const extension = blob.type === 'image/png' ? 'png' : 'jpg';
    return new File([blob], `picture.${extension}`, { type: blob.type });
  } finally {
    bitmap.close();
  }
}
