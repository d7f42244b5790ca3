import { type RefObject, useEffect } from 'react';
import { useSheet, useShop, useWidget } from '../../../engine/index.ts';
import scrollingCss from './auto-hide.css?inline';
import { followScroll } from './scroll-watcher.ts';

export interface ScrollingProps {
  header: RefObject<HTMLElement | null>;
}

/** Hides the header on scrolling down and shows it on scrolling up. Spec: 2§2.15 */
function Scrolling({ header }: ScrollingProps) {
  const { element } = useWidget();
  const { clock } = useShop();
  useSheet(scrollingCss);
  useEffect(
    () => element && followScroll(element, () => header.current, clock),
    [element, header, clock],
  );
  return null;
}

export { Scrolling as part };
