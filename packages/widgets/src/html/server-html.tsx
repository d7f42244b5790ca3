import { articleLink } from '@clinicart/sdk/content';
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useShop, useWidget } from '../engine/index.ts';
import { whenBroken } from '../ui/media/image.tsx';
import { useIntersection } from '../ui/page/use-intersection.ts';
import { Skeleton, skeletonStyles } from '../ui/state/skeleton.tsx';
import type { Addresses } from './allowed.ts';

export const serverHtmlStyles = skeletonStyles;

/** Distance from the viewport at which the HTML is sanitised. */
const NEAR = '400px';

const never = () => () => {};
/** True in a hydrating render; false in a tree that the browser creates. */
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

/** Whether an element has come near the viewport; not observed while `isIdle`. */
function useNear(target: RefObject<Element | null>, isIdle: boolean): boolean {
  const [isNear, setNear] = useState(false);
  useIntersection(target, (entry) => entry.isIntersecting && setNear(true), {
    rootMargin: NEAR,
    isOn: !isIdle && !isNear,
  });
  return isNear;
}

interface ServerHtmlProps {
  readonly html: string;
  readonly className: string;
  /** Skeleton lines, shown until the browser has sanitised the HTML. */
  readonly lines?: number;
}

/** Replaces broken pictures by a box with their alternative text. Spec: 1§8 */
function useFallbackPictures(
  content: RefObject<HTMLDivElement | null>,
  safe: string | TrustedHTML | false | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML has new pictures.
  useEffect(() => {
    const box = content.current;
    if (!box) return undefined;
    const replace = (picture: HTMLImageElement) => {
      const missing = picture.ownerDocument.createElement('span');
      missing.className = 'clinic-image-missing';
      missing.textContent = picture.alt;
      picture.replaceWith(missing);
    };
    const onError = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replace(event.target);
    };
    // Picture errors do not bubble, but they are captured.
    box.addEventListener('error', onError, true);
    for (const picture of box.querySelectorAll('img')) whenBroken(picture, () => replace(picture));
    return () => box.removeEventListener('error', onError, true);
  }, [content, safe]);
}

/**
 * Shows the server's HTML, sanitised. A server render puts it into the page, and hydration keeps those nodes; HTML that
 * arrives later is hidden until a library, loaded when the element comes near, has sanitised it. Spec: 1§3 page, 2§7 searchAboutUs
 */
export function ServerHtml({ html, className, lines = 4 }: ServerHtmlProps) {
  const { sanitise } = useWidget();
  const addresses = useAddresses();
  const isHydrating = useHydration();
  const [sent] = useState(() => (isHydrating ? html : undefined));
  const [made, setMade] = useState<{ of: string; html: string | TrustedHTML }>();
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isSent = sent === html && made === undefined;
  const isNear = useNear(box, isSent);
  useEffect(() => {
    if (isSent || !isNear) return undefined;
    let isWanted = true;
    const show = (safe: string | TrustedHTML) => isWanted && setMade({ of: html, html: safe });
    import('./sanitise.ts').then(
      (library) => show(library.sanitise(html, addresses)),
      // Without the library, no HTML is safe to show.
      () => show(''),
    );
    return () => {
      isWanted = false;
    };
  }, [html, addresses, isSent, isNear]);
  // Hydration passes '' here, and React keeps the server's nodes.
  const safe = isSent ? (sanitise?.(html, addresses) ?? '') : made?.of === html && made.html;
  useFallbackPictures(content, safe);
  return (
    <div ref={box}>
      {safe === false || safe === undefined ? (
        <Skeleton lines={lines} />
      ) : (
        <div
          key={isSent ? 'sent' : 'made'}
          ref={content}
          className={className}
          data-server-html=""
          // A page with Trusted Types refuses even an empty text, which stands for HTML that could not be sanitised.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it has been made safe.
          dangerouslySetInnerHTML={isSent || safe !== '' ? { __html: safe } : undefined}
          suppressHydrationWarning
        />
      )}
    </div>
  );
}
