import { useState } from 'react';
import { useShop } from '../../engine/index.ts';

interface BackdropProps {
  /** Template of the server's. */
  picture: string | undefined;
  size: 'banner' | 'popup' | 'card';
  /** Where words stand beside it, none. */
  alt: string;
  width: number;
  height: number;
  eager?: boolean | undefined;
}

/** A picture that fills its place, smaller on a phone where the server has it so. One that never comes leaves the ground. */
export function Backdrop({ picture, size, alt, width, height, eager }: BackdropProps) {
  const shop = useShop();
  const [failed, setFailed] = useState<string>();
  const src = shop.picture(picture, size);
  const small = size === 'banner' ? shop.picture(picture, 'bannerOnPhone') : src;
  if (!src || failed === src) return null;
  // A picture of the server's HTML can fail before React listens: it is then complete and empty.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setFailed(src);
  };
  return (
    <picture className="clinic-backdrop">
      {small !== src && <source media="(width < 640px)" srcSet={small} width="720" height="400" />}
      <img
        ref={look}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        onError={() => setFailed(src)}
      />
    </picture>
  );
}
