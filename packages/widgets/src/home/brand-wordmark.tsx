import { Image } from '../ui/media/image.tsx';

/** A brand's wordmark; its name in plain type where there is none, or it does not come. */
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
      fallback={<span>{name}</span>}
    />
  );
}
