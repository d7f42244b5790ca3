import { type ComponentPropsWithoutRef, type ReactNode, useCallback, useState } from 'react';
import { classes } from '../foundation/class-names.ts';
import { BoxIcon } from './first-icons.tsx';

/** Props of {@link Image}. */
export interface ImageProps extends ComponentPropsWithoutRef<'img'> {
  /** Without an address the fallback appears at once. */
  src: string | undefined;
  /** Empty if the name is beside the picture. */
  alt: string;
  /** Replaces a picture that fails to load; by default a drawn box. */
  fallback?: ReactNode;
}

/**
 * The only `<img>` of the widgets: a picture, or its fallback. Detects a failure without an error event, because a
 * picture in the server's HTML can fail long before its part hydrates. Spec: 1§8
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

/** Reports a picture that has already failed. */
export function whenBroken(image: HTMLImageElement, report: () => void): void {
  if (!image.complete || image.naturalWidth > 0 || !image.getAttribute('src')) return;
  // An SVG without intrinsic size is 0 wide as well: only decoding distinguishes it from a failed picture.
  image.decode().catch(report);
}

/** The default fallback. */
function MissingImage({ alt, className }: { alt: string; className?: string | undefined }) {
  const named = alt ? ({ role: 'img', 'aria-label': alt } as const) : { 'aria-hidden': true };
  return (
    <span className={classes('clinic-image-missing', className)} {...named}>
      <BoxIcon size={24} />
    </span>
  );
}
