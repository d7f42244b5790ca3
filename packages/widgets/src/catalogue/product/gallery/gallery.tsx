import { PICTURES_WITHOUT_NAVIGATION } from '@clinicart/sdk/catalogue';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { onDemand, useShop, useWords } from '../../../engine/index.ts';
import { buttonStyles } from '../../../ui/button/button.tsx';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon, ZoomIcon } from '../../../ui/media/icons.tsx';
import { Picture, pictureStyles } from '../../../ui/media/picture.tsx';
import { isOwnKey } from '../../../ui/page/own-key.ts';
import { productWords } from '../product-words.ts';
import galleryCss from './gallery.css?inline';
import type { ZoomProps } from './zoom.tsx';

export const galleryStyles = [buttonStyles, pictureStyles, galleryCss];

const Zoom = onDemand<ZoomProps>(() => import('./zoom.tsx'), { retries: true });

interface GalleryProps {
  /** The server's path templates. */
  pictures: readonly string[];
  name: string;
}

/** Pictures side by side: swipe on a phone; thumbnails and arrow keys elsewhere. Spec: 1§2 Product detail */
export function Gallery({ pictures, name }: GalleryProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const count = Math.max(1, pictures.length);
  const shown: readonly (string | undefined)[] = pictures.length > 0 ? pictures : [undefined];

  const go = (index: number) => {
    const next = Math.min(count - 1, Math.max(0, index));
    setCurrent(next);
    track.current?.scrollTo({ left: next * track.current.clientWidth });
  };
  const [first] = pictures;
  const before = useRef(first);
  // A phone may have swiped the server's pictures already.
  useEffect(() => setCurrent(placeIn(track.current)), []);
  // Another specification's pictures come first now.
  useEffect(() => {
    if (first === before.current) return;
    before.current = first;
    if (first === undefined) return;
    setCurrent(0);
    track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [first]);
  const onKeyDown = arrows(current, go, count - 1);
  return (
    <div className="clinic-gallery">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div className="clinic-gallery-stage" role="group" aria-label={text.pictures}>
        <ul
          ref={track}
          // A scrolling list must be reachable by keyboard.
          tabIndex={count > 1 ? 0 : undefined}
          aria-label={text.pictures}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget }) => setCurrent(placeIn(currentTarget))}
        >
          {shown.map((picture, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: for pointers; the button beside it works for every input.
            <li key={picture ?? ''} onClick={picture ? () => setZoomed(true) : undefined}>
              <Picture
                src={shop.picture(picture, 'detail')}
                alt={count > 1 ? `${name} · ${index + 1}` : name}
                eager={index === 0}
              />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <span className="clinic-gallery-place" aria-hidden="true">
            {`${current + 1} / ${count}`}
          </span>
        )}
        {pictures.length > 0 && (
          <IconButton
            edged
            className="clinic-gallery-zoom"
            label={text.zoom}
            onClick={() => setZoomed(true)}
          >
            <ZoomIcon />
          </IconButton>
        )}
      </div>
      {count > 1 && <Thumbnails pictures={pictures} current={current} go={go} />}
      {zoomed && (
        <Zoom
          pictures={pictures}
          name={name}
          current={current}
          go={go}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}

/** Returns the place of the picture that a scrolled row shows. */
const placeIn = (row: HTMLElement | null): number =>
  row ? Math.round(row.scrollLeft / row.clientWidth) || 0 : 0;

/** Handles the arrow keys, Home and End. */
function arrows(current: number, go: (index: number) => void, last: number) {
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: last,
  };
  return (event: KeyboardEvent) => {
    const index = event.shiftKey || !isOwnKey(event) ? undefined : targets[event.key];
    if (index === undefined) return;
    event.preventDefault();
    go(index);
  };
}

interface ThumbnailsProps {
  pictures: readonly string[];
  current: number;
  go(index: number): void;
}

function Thumbnails({ pictures, current, go }: ThumbnailsProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not scrollIntoView: that would scroll the page as well.
    const row = strip.current;
    const thumb = row?.children[current];
    if (!row || !(thumb instanceof HTMLElement)) return;
    row.scrollTo({ left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2 });
  }, [current]);
  const count = pictures.length;
  const hasArrows = count > PICTURES_WITHOUT_NAVIGATION;
  const onKeyDown = arrows(
    current,
    (index) => {
      const next = Math.min(count - 1, Math.max(0, index));
      go(next);
      strip.current?.querySelectorAll('button')[next]?.focus();
    },
    count - 1,
  );
  return (
    <div className="clinic-gallery-thumbs" data-arrows={hasArrows || undefined}>
      {hasArrows && (
        <IconButton
          label={text.previous}
          aria-disabled={current === 0}
          onClick={() => go(current - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
      )}
      {/* One tab stop for all pictures: the arrow keys move between them. */}
      <div ref={strip} role="toolbar" aria-label={text.pictures} onKeyDown={onKeyDown}>
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            aria-label={text.picture({ place: index + 1, count })}
            aria-current={index === current}
            tabIndex={index === current ? 0 : -1}
            onClick={() => go(index)}
          >
            <Picture src={shop.picture(picture, 'card')} alt="" />
          </button>
        ))}
      </div>
      {hasArrows && (
        <IconButton
          label={text.next}
          aria-disabled={current === count - 1}
          onClick={() => go(current + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
      )}
    </div>
  );
}
