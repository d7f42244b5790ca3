/** Brings a section to the top of its page and lets the keyboard go on from there; at once where motion is not wanted. */
export function scrollToSection(section: HTMLElement | null | undefined): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
  section?.focus({ preventScroll: true });
}
