import { useState } from 'react';

/** A brand's wordmark; its name in plain type where there is none, or it does not come. */
export function BrandMark({ name, picture }: { name: string; picture: string | undefined }) {
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture) return <span>{name}</span>;
  const look = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(picture);
  };
  return (
    <img
      ref={look}
      src={picture}
      alt={name}
      width="320"
      height="120"
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(picture)}
    />
  );
}
