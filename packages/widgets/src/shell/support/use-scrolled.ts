import { useEffect, useState } from 'react';
import { prefersStill } from '../../ui/page/media-queries.ts';

/** The scroll offset from which "back to top" shows. */
const FAR_PX = 600;

/** Returns whether the page is scrolled far down. */
export function useScrolled(): boolean {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > FAR_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isFar;
}

/** Scrolls to the top and moves the focus there too. */
export function backToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
  const { body } = document;
  const before = body.getAttribute('tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (before === null) body.removeAttribute('tabindex');
}
