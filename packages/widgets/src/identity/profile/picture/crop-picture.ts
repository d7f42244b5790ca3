import { MOST_UPLOAD_BYTES } from '@clinicart/sdk/values';
import { readBitmap } from '../../../ui/upload/bitmap.ts';

/** A region of a picture, in fractions of its size from the top left corner. */
export interface Cropped {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Edge of the uploaded picture: twice the largest size on any screen. */
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

/** Draws a region of a picture on a square canvas. */
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

/** Returns a square region of a picture as a file of the same type; as a JPEG if a PNG would be too large. Spec: 1§5 */
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
