import { classes } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { BoxIcon } from './first-icons.tsx';
import { Image } from './image.tsx';

export { default as pictureStyles } from './picture.css?inline';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** Without an address the drawn box appears. */
  src: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty if the name is beside the picture. */
  alt: string;
  /** Loads the picture at once with high priority: for the main picture of a page. */
  eager?: boolean | undefined;
  /** Greys the picture of a product that is out of stock. */
  veiled?: boolean | undefined;
  className?: string | undefined;
}

/** A square picture on a light ground. The square has its size before the picture loads, and also if it never does. */
export function Picture({ src, srcSet, sizes, alt, eager, veiled, className }: PictureProps) {
  return (
    <span
      className={classes('clinic-picture', className)}
      part="picture"
      data-veiled={veiled || undefined}
    >
      <Image
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width="400"
        height="400"
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        fallback={<Box alt={alt} />}
      />
    </span>
  );
}

function Box({ alt }: { alt: string }) {
  return (
    <span className="clinic-picture-box">
      <BoxIcon size={40} />
      {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
    </span>
  );
}
