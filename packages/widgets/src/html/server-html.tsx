import { articleLink } from '@clinicart/sdk';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useShop, useWidget } from '../engine/index.ts';
import { whenBroken } from '../ui/media/image.tsx';
import { watchSight } from '../ui/page/observers.ts';
import { Skeleton } from '../ui/state/skeleton.tsx';
import type { Addresses } from './allowed.ts';

/** How far below the screen the HTML is prepared. */
const AHEAD = '400px';

const never = () => () => {};
/** True in the render that takes over the server's nodes, false in a tree that the browser makes. */
const useHydration = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

function useAddresses(): Addresses {
  const shop = useShop();
  const { links } = useWidget();
  return useMemo(
    () => ({
      link: (address) => articleLink(address, links().site ?? ''),
      picture: (address) => shop.picture(address, 'detail'),
    }),
    [shop, links],
  );
}

interface ServerHtmlProps {
  readonly html: string;
  readonly className: string;
  /** Lines of the skeleton that stands for it where only the browser can make it safe. */
  readonly lines?: number;
}

/** Puts an empty box with the picture's words in the place of a picture that does not come. Spec: 1§8 */
function useDefaultPictures(
  content: RefObject<HTMLDivElement | null>,
  safe: string | false | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has other pictures.
  useEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const replace = (picture: HTMLImageElement) => {
      const missing = picture.ownerDocument.createElement('span');
      missing.className = 'clinic-image-missing';
      missing.textContent = picture.alt;
      picture.replaceWith(missing);
    };
    const hear = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    };
    // Errors of pictures do not bubble.
    box.addEventListener('error', hear, true);
    for (const picture of box.querySelectorAll('img')) whenBroken(picture, () => replace(picture));
    return () => box.removeEventListener('error', hear, true);
  }, [content, safe]);
}

/**
 * HTML of the server, made safe. A server sends it in the page, and the browser then keeps those nodes; what
 * arrives later goes through a library that is fetched when the place comes near, and none of it is shown before.
 * Spec: 1§3 page, 2§7 searchAboutUs
 */
export function ServerHtml({ html, className, lines = 4 }: ServerHtmlProps) {
  const { sanitise } = useWidget();
  const addresses = useAddresses();
  const isHydrating = useHydration();
  const [sent] = useState(() => (isHydrating ? html : undefined));
  const [made, setMade] = useState<{ of: string; html: string }>();
  const place = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isSent = sent === html && made === undefined;
  useEffect(() => {
    if (isSent) return;
    let wanted = true;
    const show = (safe: string) => wanted && setMade({ of: html, html: safe });
    const watcher = watchSight((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      import('./sanitise.ts').then(
        (library) => show(library.sanitise(html, addresses)),
        // Without the library nothing can be shown safely.
        () => show(''),
      );
    }, AHEAD);
    if (place.current) watcher.observe(place.current);
    return () => {
      wanted = false;
      watcher.disconnect();
    };
  }, [html, addresses, isSent]);
  // In the browser the words of the server's nodes are empty here, and React leaves such nodes as they are.
  const safe = isSent ? (sanitise?.(html, addresses) ?? '') : made?.of === html && made.html;
  useDefaultPictures(content, safe);
  return (
    <div ref={place}>
      {safe === false || safe === undefined ? (
        <Skeleton lines={lines} />
      ) : (
        <div
          key={isSent ? 'sent' : 'made'}
          ref={content}
          className={className}
          data-server-html=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been made safe.
          dangerouslySetInnerHTML={{ __html: safe }}
          suppressHydrationWarning
        />
      )}
    </div>
  );
}
