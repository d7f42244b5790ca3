import { useShop } from '../engine/index.ts';
import { Image } from '../ui/media/image.tsx';

export { default as bannerPictureStyles } from './banner-picture.css?inline';

interface BackdropProps {
  /** URL template of the server. */
  picture: string | undefined;
  size: 'banner' | 'popup' | 'card' | 'tile';
  /** Empty when the text is beside the picture. */
  alt: string;
  width: number;
  height: number;
  eager?: boolean | undefined;
}

/**
 * A picture that fills its box, in a smaller size on phones if the server has one. One that fails leaves the
 * background, with its text unless that is beside it.
 */
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
