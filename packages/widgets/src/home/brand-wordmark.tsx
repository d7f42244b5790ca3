import { Image } from '../ui/media/image.tsx';
import wordmarkCss from '../ui/media/wordmark.css?inline';

export { wordmarkCss as wordmarkStyles };

/** The wordmark of a brand, or its name if there is no picture, if it fails to load, and in the dark. */
export function BrandWordmark({ name, picture }: { name: string; picture: string | undefined }) {
  return (
    <span className="clinic-wordmark" data-name={picture ? name : undefined}>
      <Image
        src={picture}
        alt={name}
        width="320"
        height="120"
        loading="lazy"
        decoding="async"
        draggable={false}
        fallback={<span>{name}</span>}
      />
    </span>
  );
}
