import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../engine/index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** How far below the screen the description is prepared. */
const AHEAD = '400px';

/**
 * HTML of the server. The browser makes it safe with a library that is fetched when the place comes near; until
 * then, and on a server, none of it is there. Spec: 1§3 page
 */
export function Description({ html }: { html: string }) {
  const shop = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [clean, setClean] = useState<{ of: string; html: string }>();
  useEffect(() => {
    let wanted = true;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watcher.disconnect();
        import('./sanitise.ts').then(
          ({ sanitise }) => {
            const safe = sanitise(html, (link) => shop.picture(link, 'detail'));
            if (wanted) setClean({ of: html, html: safe });
          },
          // Without the library nothing can be shown safely.
          () => wanted && setClean({ of: html, html: '' }),
        );
      },
      { rootMargin: AHEAD },
    );
    if (place.current) watcher.observe(place.current);
    return () => {
      wanted = false;
      watcher.disconnect();
    };
  }, [html, shop]);
  const safe = clean?.of === html ? clean.html : undefined;
  return (
    <div ref={place}>
      {safe === undefined ? (
        <Skeleton lines={4} />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: DOMPurify has made it safe.
        <div className="clinic-description" dangerouslySetInnerHTML={{ __html: safe }} />
      )}
    </div>
  );
}
