import { useShop } from '../engine/index.ts';
import { BoxIcon } from '../ui/media/icons.tsx';
import { Image } from '../ui/media/image.tsx';

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
  const [width, height] = SHAPES[shape];
  return (
    <Image
      className="clinic-campaign-picture"
      src={shop.picture(src, 'detail')}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      fallback={
        <span className="clinic-campaign-missing">
          <BoxIcon size={24} />
          {alt}
        </span>
      }
    />
  );
}
