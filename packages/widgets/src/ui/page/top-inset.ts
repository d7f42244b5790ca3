const INSET = '--clinic-top-bar';

/**
 * What is held over the upper edge of the page says how high it is (0 for no longer), in a custom property that
 * inherits into every shadow root: strips that stick there keep beneath it.
 */
export function sayTopBar(page: Document, height: number): void {
  const { style } = page.documentElement;
  if (height > 0) style.setProperty(INSET, `${height}px`);
  else style.removeProperty(INSET);
}
