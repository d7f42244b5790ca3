import { ServerText } from '../data/server-text.tsx';
import { Image } from './image.tsx';

export { default as wordmarkStyles } from './wordmark.css?inline';

interface WordmarkProps {
  name: string;
  /** Without an address the name appears. */
  picture: string | undefined;
  /** Empty if the name is beside the picture. */
  alt: string;
  /** Loads the picture at once. */
  eager?: boolean | undefined;
}

/** The wordmark of a brand, or its name if there is no picture, if it fails to load, and in the dark. */
export function Wordmark({ name, picture, alt, eager }: WordmarkProps) {
  return (
    <span className="clinic-wordmark" data-name={name}>
      <Image
        src={picture}
        alt={alt}
        width="320"
        height="120"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        fallback={<ServerText as="span">{name}</ServerText>}
      />
    </span>
  );
}
