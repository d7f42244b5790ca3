import type { Clock } from '@clinicart/sdk';
import { sayTopBar } from '../../../ui/page/top-inset.ts';
import { type HeaderPosition, nextPosition, SHADOW_PX, TREMBLE_PX } from './auto-hide-state.ts';

/** Spec: 2§9 */
const THROTTLE_MS = 10;
/** Duration of the transition in the style sheet. */
const LEAVING_MS = 180;

/** Elements that are open or visibly focused. A parent category is open whenever the pointer is over it. */
const BUSY = ':has(:focus-visible, [aria-expanded="true"]:not([data-parent]))';

/**
 * Sets `data-scroll` of the element to the header's position (none at rest); the style sheet does the rest. Works
 * outside React, so that scrolling renders nothing. Returns how to stop it. Spec: 2§2.15
 */
export function followScroll(
  element: HTMLElement,
  header: () => Element | null,
  clock: Clock,
): () => void {
  const page = element.ownerDocument;
  let position: HeaderPosition = 'rest';
  let before = 0;
  let cancelLook: (() => void) | undefined;
  let cancelLeave = () => {};
  const scrolled = () => page.defaultView?.scrollY ?? 0;
  const go = (next: HeaderPosition, y: number) => {
    element.toggleAttribute('data-shadow', next === 'raised' && y > SHADOW_PX);
    sayTopBar(page, next === 'raised' ? element.offsetHeight : 0);
    if (next === position) return;
    // Fixed from rest it is in place already; from out of sight it slides in.
    const returns = next === 'raised' && (position === 'leaving' || y > element.offsetHeight);
    position = next;
    cancelLeave();
    if (next === 'rest') delete element.dataset['scroll'];
    else element.dataset['scroll'] = returns ? 'returning' : next;
    if (next === 'leaving') cancelLeave = clock.after(LEAVING_MS, () => go('rest', y));
  };
  const look = () => {
    cancelLook = undefined;
    const y = scrolled();
    const isBusy = header()?.matches(BUSY) ?? false;
    go(nextPosition(position, { y, before, height: element.offsetHeight, isBusy }), y);
    if (Math.abs(y - before) >= TREMBLE_PX) before = y;
  };
  const onScroll = () => {
    cancelLook ??= clock.after(THROTTLE_MS, look);
  };
  look();
  page.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    page.removeEventListener('scroll', onScroll);
    cancelLook?.();
    cancelLeave();
    delete element.dataset['scroll'];
    element.removeAttribute('data-shadow');
    sayTopBar(page, 0);
  };
}
