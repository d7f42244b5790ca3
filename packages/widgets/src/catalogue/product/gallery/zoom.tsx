import { useLayoutEffect, useRef } from 'react';
import { bilingual, useShop, useWords } from '../../../engine/index.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/foundation/visually-hidden.tsx';
import { MinusIcon, PlusIcon } from '../../../ui/media/first-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/media/icons.tsx';
import { MOST_SCALE } from '../../../ui/media/pan-zoom-math.ts';
import { Picture } from '../../../ui/media/picture.tsx';
import { useZoom } from '../../../ui/media/use-pan-zoom.ts';
import { Dialog, dialogStyles } from '../../../ui/overlay/dialog.tsx';
import { productWords } from '../product-words.ts';
import zoomCss from './zoom.css?inline';

export const styles = [dialogStyles, zoomCss];

const zoomWords = bilingual({
  zh: {
    zoomIn: '放大',
    zoomOut: '縮小',
    how: '滾輪、雙擊或雙指縮放；放大後拖動或用方向鍵移動。',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    how: 'Zoom with the wheel, a double tap or two fingers; then drag, or use the arrow keys.',
  },
});

export interface ZoomProps {
  pictures: readonly string[];
  name: string;
  current: number;
  go(index: number): void;
  onClose(): void;
}

/** A full-screen picture that zooms and pans. Spec: 1§2 Product detail (zoom) */
function Zoom({ pictures, name, current, go, onClose }: ZoomProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const words = useWords(zoomWords);
  const count = pictures.length;
  const { scale, stage, whole, ...zoom } = useZoom({ turn: (by) => go(current + by) });
  const start = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each picture starts unzoomed, before a key can zoom it.
  useLayoutEffect(whole, [current]);
  return (
    <Dialog open size="full" title={name} onClose={onClose} initialFocus={start}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its buttons take the keys. */}
      <div className="clinic-zoom" onKeyDown={zoom.onKeyDown}>
        <div
          ref={stage}
          className="clinic-zoom-stage"
          data-large={scale > 1 || undefined}
          {...zoom.gestures}
        >
          <Picture src={shop.picture(pictures[current], 'detail')} alt={name} eager />
        </div>
        <div className="clinic-zoom-bar">
          <IconButton edged label={words.zoomOut} aria-disabled={scale <= 1} onClick={zoom.zoomOut}>
            <MinusIcon />
          </IconButton>
          <span role="status">{`${Math.round(scale * 100)}%`}</span>
          <IconButton
            ref={start}
            edged
            label={words.zoomIn}
            aria-disabled={scale >= MOST_SCALE}
            onClick={zoom.zoomIn}
          >
            <PlusIcon />
          </IconButton>
          {count > 1 && (
            <>
              <IconButton
                edged
                label={text.previous}
                aria-disabled={current === 0}
                onClick={() => go(current - 1)}
              >
                <ChevronLeftIcon />
              </IconButton>
              <span role="status">
                <VisuallyHidden>{text.picture({ place: current + 1, count })}</VisuallyHidden>
                <span aria-hidden="true">{`${current + 1} / ${count}`}</span>
              </span>
              <IconButton
                edged
                label={text.next}
                aria-disabled={current === count - 1}
                onClick={() => go(current + 1)}
              >
                <ChevronRightIcon />
              </IconButton>
            </>
          )}
        </div>
        <p className="clinic-zoom-how">{words.how}</p>
      </div>
    </Dialog>
  );
}

export { Zoom as part };
