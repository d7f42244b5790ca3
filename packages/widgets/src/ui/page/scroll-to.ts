import { prefersStill } from './media-queries.ts';

/**
 * Brings a section to the top of its page and lets the keyboard go on from `focus`, the section itself when not given;
 * at once where motion is not wanted.
 */
export function scrollToSection(
  section: HTMLElement | null | undefined,
  focus: HTMLElement | null | undefined = section,
): void {
  section?.scrollIntoView({ block: 'start', behavior: prefersStill() ? 'instant' : 'smooth' });
  focus?.focus({ preventScroll: true });
}
