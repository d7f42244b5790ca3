import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react';
import { classes } from '../foundation/class-names.ts';
import { BoxIcon } from './icons.tsx';

/** Props of {@link Image}. */
export interface ImageProps extends ComponentPropsWithoutRef<'img'> {
  /** Without an address the fallback stands there at once. */
  src: string | undefined;
  /** Empty where the name stands beside it. */
  alt: string;
  /** In the place of a picture that does not come; a drawn box when not given. */
  fallback?: ReactNode;
}

/**
 * The one `<img>` of the widgets: a picture, or its fallback. It needs no error event to know that a picture failed,
 * because a picture in the server's HTML can fail long before its part hydrates. Spec: 1§8
 */
export function Image({ src, alt, fallback, ...native }: ImageProps) {
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(src), [src]);
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image) whenBroken(image, fail);
    },
    [fail],
  );
  if (src && failed !== src)
    return <img {...native} ref={look} src={src} alt={alt} onError={fail} />;
  return fallback === undefined ? (
    <MissingImage alt={alt} className={native.className} />
  ) : (
    fallback
  );
}

/** Reports a picture that has failed already. */
export function whenBroken(image: HTMLImageElement, report: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || !image.getAttribute('src')) return;
  // A drawing without a size of its own is 0 wide as well: only decoding tells the two apart.
  image.decode().catch(report);
}

/** The default picture. */
function MissingImage({ alt, className }: { alt: string; className?: string | undefined }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  return (
    <span className={classes('clinic-image-missing', className)} {...named}>
      <BoxIcon size={24} />
    </span>
  );
}
