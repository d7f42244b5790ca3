import { useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { BoxIcon } from '../../ui/icons.tsx';

/** Shapes that are kept free until the picture is there; a picture of another shape keeps its own. */
const SHAPES = {
  main: [1280, 400],
  heading: [1280, 120],
  1: [1280, 320],
  2: [640, 280],
  3: [480, 320],
} as const;

interface WidePictureProps {
  src: string;
  alt: string;
  shape: keyof typeof SHAPES;
  eager?: boolean;
}

/** A picture with words in it, in its full width; without it the words stand there. Spec: 1§8 */
export function WidePicture({ src, alt, shape, eager }: WidePictureProps) {
  const shop = useShop();
  const url = shop.picture(src, 'detail');
  const [failed, setFailed] = useState<string>();
  const [width, height] = SHAPES[shape];
  // A picture of the server's HTML can fail before React listens: it is then complete and empty.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(url);
  };
  if (!url || failed === url) {
    return (
      <span className="clinic-campaign-missing">
        <BoxIcon size={24} />
        {alt}
      </span>
    );
  }
  return (
    <img
      ref={look}
      className="clinic-campaign-picture"
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      onError={() => setFailed(url)}
    />
  );
}
