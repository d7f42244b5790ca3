import { useShop } from '../engine/index.ts';
import { BoxIcon } from '../ui/media/first-icons.tsx';
import { Image } from '../ui/media/image.tsx';

export { default as widePictureStyles } from './worded-picture.css?inline';

/** Sizes reserved until the picture has loaded; a picture with other proportions keeps them. */
const SHAPES = {
  main: [1280, 400],
  heading: [1280, 120],
  1: [1280, 320],
  2: [640, 280],
  3: [480, 320],
} as const;

export type WideShape = keyof typeof SHAPES;

interface WidePictureProps {
  src: string;
  alt: string;
  shape: WideShape;
  eager?: boolean;
}

/** A full-width picture; shows its text alone if it fails to load. Spec: 1§8 */
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
