import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../../engine/index.ts';
import { buttonStyles } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/media/first-icons.tsx';
import { MOST_SCALE, shownOf } from '../../../ui/media/pan-zoom-math.ts';
import { useZoom } from '../../../ui/media/use-pan-zoom.ts';
import { readBitmap } from '../../../ui/upload/bitmap.ts';
import { profileFormWords } from '../profile-words.ts';
import cropCss from './crop.css?inline';
import { type Cropped, drawCrop } from './crop-picture.ts';

export const cropperStyles = [buttonStyles, cropCss];

/** Larger than the stage on any screen. */
const MOST_PIXELS = 1024;
const PREVIEW_PIXELS = 144;

interface CropperProps {
  file: File;
  onCrop(crop: Cropped): void;
  onUnreadable(): void;
}

/** Loads the picture of a file; reports a file that cannot be decoded. */
function useBitmap(file: File, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>();
  const refuse = useRef(onUnreadable);
  useEffect(() => {
    refuse.current = onUnreadable;
  });
  useEffect(() => {
    let read: ImageBitmap | undefined;
    let isGone = false;
    readBitmap(file).then(
      (made) => {
        read = made;
        if (isGone) made.close();
        else setBitmap(made);
      },
      () => {
        if (!isGone) refuse.current();
      },
    );
    return () => {
      isGone = true;
      read?.close();
    };
  }, [file]);
  return bitmap;
}

/**
 * Crops a picture to a square: moved and zoomed by pointer, touch, wheel and keyboard, with a preview. Draws on a
 * canvas, because a page's policy may forbid `blob:` addresses. Spec: 1§2, 1§5
 */
export function Cropper({ file, onCrop, onUnreadable }: CropperProps) {
  const text = useWords(profileFormWords);
  const bitmap = useBitmap(file, onUnreadable);
  const { view, scale, stage, pictureSize, ...zoom } = useZoom({ covers: true });
  const preview = useRef<HTMLCanvasElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const tell = useRef(onCrop);
  useEffect(() => {
    tell.current = onCrop;
  });
  useDrawn(picture, bitmap);

  useLayoutEffect(() => {
    const size = pictureSize();
    const box = stage.current;
    if (!bitmap || !size || !box || size.width === 0) return;
    const crop = shownOf(view, { width: box.clientWidth, height: box.clientHeight }, size);
    if (preview.current) drawCrop(preview.current, bitmap, crop);
    tell.current(crop);
  }, [bitmap, view, stage, pictureSize]);

  const isWide = bitmap !== undefined && bitmap.width > bitmap.height;
  return (
    <div className="clinic-crop">
      {/* biome-ignore lint/a11y/useSemanticElements: no element is a stage that arrow keys move a picture on. */}
      <div
        ref={stage}
        role="group"
        aria-label={text.cropLabel}
        aria-describedby="clinic-crop-how"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture.
        tabIndex={0}
        className="clinic-crop-stage"
        data-wide={isWide || undefined}
        onKeyDown={zoom.onKeyDown}
        {...zoom.gestures}
      >
        <canvas ref={picture} />
      </div>
      <div className="clinic-crop-side">
        <canvas
          ref={preview}
          className="clinic-crop-preview"
          role="img"
          aria-label={text.preview}
          width={PREVIEW_PIXELS}
          height={PREVIEW_PIXELS}
        />
        <div className="clinic-crop-zoom">
          <IconButton edged label={text.zoomOut} aria-disabled={scale <= 1} onClick={zoom.zoomOut}>
            <MinusIcon />
          </IconButton>
          <IconButton
            edged
            label={text.zoomIn}
            aria-disabled={scale >= MOST_SCALE}
            onClick={zoom.zoomIn}
          >
            <PlusIcon />
          </IconButton>
        </div>
      </div>
      <p id="clinic-crop-how" className="clinic-crop-about">
        {text.crop}
      </p>
    </div>
  );
}

function useDrawn(canvas: RefObject<HTMLCanvasElement | null>, bitmap: ImageBitmap | undefined) {
  useLayoutEffect(() => {
    if (!bitmap || !canvas.current) return;
    const share = Math.min(1, MOST_PIXELS / Math.min(bitmap.width, bitmap.height));
    canvas.current.width = Math.max(1, Math.round(bitmap.width * share));
    canvas.current.height = Math.max(1, Math.round(bitmap.height * share));
    drawWhole(canvas.current, bitmap);
  }, [canvas, bitmap]);
}

const drawWhole = (canvas: HTMLCanvasElement, bitmap: ImageBitmap) =>
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
