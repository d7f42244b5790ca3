import { prefersStill } from './media-queries.ts';

/**
 * Scrolls a section to the top of the window and focuses `focus`, by default the section itself. Jumps under reduced
 * motion.
 */
export function scrollToSection(
  section: HTMLElement | null | undefined,
  focus: HTMLElement | null | undefined = section,
): void {
  section?.scrollIntoView({ block: 'start', behavior: prefersStill() ? 'instant' : 'smooth' });
  focus?.focus({ preventScroll: true });
}
