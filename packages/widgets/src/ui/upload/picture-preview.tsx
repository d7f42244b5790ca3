import { useEffect, useRef, useState } from 'react';
import { useWords } from '../foundation/words.ts';
import { DocumentIcon } from '../media/icons.tsx';
import { readBitmap } from './bitmap.ts';
import { uploadWords } from './upload-words.ts';

/** Larger than the preview on any screen. */
const MOST_PIXELS = 960;

/** Draws the picture on a canvas, because a page's policy may forbid `blob:` addresses. */
export function PicturePreview({ file }: { file: File }) {
  const words = useWords(uploadWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  useEffect(() => {
    let isGone = false;
    readBitmap(file).then(
      (bitmap) => {
        if (!isGone) draw(canvas.current, bitmap);
        bitmap.close();
      },
      () => {
        if (!isGone) setUnreadable(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [file]);
  return isUnreadable ? (
    <DocumentIcon size={32} />
  ) : (
    <canvas ref={canvas} role="img" aria-label={words.preview({ name: file.name })} />
  );
}

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap) {
  if (!canvas) return;
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
