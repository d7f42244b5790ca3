import { useEffect, useRef, useState } from 'react';
import { useShop, useWords } from '../../../engine/index.ts';
import { VisuallyHidden } from '../../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../../ui/media/picture.tsx';
import { prefersStill } from '../../../ui/page/media-queries.ts';
import { productWords } from '../product-words.ts';

interface ProductVideoProps {
  video: { readonly url: string; readonly autoplay: boolean };
  poster: string | undefined;
}

/**
 * The browser's own video player. Autoplays muted if the shop asks for it, unless the buyer prefers reduced motion. A
 * video that cannot be played here becomes a link. Spec: 1§3 mp4Url
 */
function ProductVideo({ video, poster }: ProductVideoProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const player = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    const element = player.current;
    if (!video.autoplay || !element) return;
    if (prefersStill()) return;
    element.muted = true;
    // Browsers may refuse autoplay; the controls remain.
    element.play().catch(() => {});
  }, [video.autoplay]);
  const src = shop.picture(video.url, 'detail');
  useEffect(() => {
    // A content-security policy may block the video before React listens.
    if (src && player.current?.error) setFailed(src);
  }, [src]);
  if (!src) return null;
  const image = shop.picture(poster, 'detail');
  if (failed === src)
    return (
      <>
        <h2>{text.video}</h2>
        <a className="clinic-video-link" href={src} target="_blank" rel="noreferrer">
          <Picture src={image} alt="" />
          {text.watch}
          <VisuallyHidden> {text.opensNew}</VisuallyHidden>
        </a>
      </>
    );
  return (
    <>
      <h2>{text.video}</h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the server sends none. */}
      <video
        ref={player}
        src={src}
        poster={image}
        controls
        playsInline
        preload="none"
        aria-label={text.video}
        onError={() => setFailed(src)}
      />
    </>
  );
}

export { ProductVideo as part };
