import { useEffect, useRef } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { productWords } from '../product-words.ts';

interface ProductVideoProps {
  video: { readonly url: string; readonly autoplay: boolean };
  poster: string | undefined;
}

/** The platform's own player. Plays by itself, without sound, only where the shop asks and nobody minds motion. Spec: 1§3 mp4Url */
export function ProductVideo({ video, poster }: ProductVideoProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = player.current;
    if (!video.autoplay || !element) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.muted = true;
    // A browser may refuse; the controls are there.
    element.play().catch(() => {});
  }, [video.autoplay]);
  const src = shop.picture(video.url, 'detail');
  if (!src) return null;
  return (
    <section className="clinic-product-video">
      <h2>{text.video}</h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the server sends none. */}
      <video
        ref={player}
        src={src}
        poster={shop.picture(poster, 'detail')}
        controls
        playsInline
        preload="none"
        aria-label={text.video}
      />
    </section>
  );
}
