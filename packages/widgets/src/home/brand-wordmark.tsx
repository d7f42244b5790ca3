import { ServerText } from '../ui/data/server-text.tsx';
import { Image } from '../ui/media/image.tsx';

/** The wordmark of a brand, or its name if there is no picture or it fails to load. */
export function BrandWordmark({ name, picture }: { name: string; picture: string | undefined }) {
  return (
    <Image
      src={picture}
      alt={name}
      width="320"
      height="120"
      loading="lazy"
      decoding="async"
      draggable={false}
      fallback={<ServerText as="span">{name}</ServerText>}
    />
  );
}
