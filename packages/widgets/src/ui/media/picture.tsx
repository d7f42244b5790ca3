import { classes } from '../foundation/class-names.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { BoxIcon } from './icons.tsx';
import { Image } from './image.tsx';

/** Props of {@link Picture}. */
export interface PictureProps {
  /** No address at all also shows the drawn box. */
  src: string | undefined;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** Loads at once and first: the one picture that the page is about. */
  eager?: boolean | undefined;
  /** Greyed, for what is out of stock. */
  veiled?: boolean | undefined;
  className?: string | undefined;
}

/** A square picture on its light ground; the square is there before the picture is, and stays if it never comes. */
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
