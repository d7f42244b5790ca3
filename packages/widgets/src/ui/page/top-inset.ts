const INSET = '--clinic-top-bar';

/**
 * Publishes the height of a bar that is fixed to the top of the window (0 for none) as a custom property, which every
 * shadow root inherits: sticky elements stay below it.
 */
export function sayTopBar(page: Document, height: number): void {
  const { style } = page.documentElement;
  if (height > 0) style.setProperty(INSET, `${height}px`);
  else style.removeProperty(INSET);
}
