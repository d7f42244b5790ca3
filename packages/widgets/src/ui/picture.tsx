import { useState } from 'react';
import { classes } from './class-names.ts';
import { BoxIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

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
  const [failed, setFailed] = useState<string>();
  // A picture of the server's HTML can fail before React listens: it is then complete and empty.
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.getAttribute('src')) setFailed(src);
  };
  return (
    <span
      className={classes('clinic-picture', className)}
      part="picture"
      data-veiled={veiled || undefined}
    >
      {src && failed !== src ? (
        <img
          ref={look}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          width="400"
          height="400"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <Box alt={alt} />
      )}
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
