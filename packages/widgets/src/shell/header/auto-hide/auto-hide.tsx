import { type RefObject, useEffect } from 'react';
import { useShop, useWidget } from '../../../engine/index.ts';
import { followScroll } from './scroll-watcher.ts';

export { default as styles } from './auto-hide.css?inline';

export interface ScrollingProps {
  header: RefObject<HTMLElement | null>;
}

/** Hides the header on scrolling down and shows it on scrolling up. Spec: 2§2.15 */
function Scrolling({ header }: ScrollingProps) {
  const { element } = useWidget();
  const { clock } = useShop();
  useEffect(
    () => element && followScroll(element, () => header.current, clock),
    [element, header, clock],
  );
  return null;
}

export { Scrolling as part };
