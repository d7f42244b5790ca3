import { useShop } from '../engine/index.ts';
import { Image } from '../ui/media/image.tsx';

interface BackdropProps {
  /** Template of the server's. */
  picture: string | undefined;
  size: 'banner' | 'popup' | 'card' | 'tile';
  /** Where words stand beside it, none. */
  alt: string;
  width: number;
  height: number;
  eager?: boolean | undefined;
}

/** A picture that fills its place, smaller on a phone where the server has it so. One that never comes leaves the ground, with its words where no others stand beside it. */
export function Backdrop({ picture, size, alt, width, height, eager }: BackdropProps) {
  const shop = useShop();
  const src = shop.picture(picture, size);
  const small = size === 'banner' ? shop.picture(picture, 'bannerOnPhone') : src;
  if (!src && !alt) return null;
  return (
    <picture className="clinic-backdrop">
      {small !== src && <source media="(width < 640px)" srcSet={small} width="720" height="400" />}
      <Image
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        draggable={false}
        fallback={alt ? <span className="clinic-backdrop-words">{alt}</span> : null}
      />
    </picture>
  );
}
