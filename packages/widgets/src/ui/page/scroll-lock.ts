const held = new WeakMap<Document, { count: number; release(): void }>();

/**
 * Stops the page behind a dialog from scrolling, and compensates the width of its scroll bar. Several dialogs may hold
 * the lock; the last one releases it.
 */
export function lockScroll(document: Document): () => void {
  const lock = held.get(document) ?? { count: 0, release: hold(document.documentElement) };
  lock.count += 1;
  held.set(document, lock);
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    held.delete(document);
    lock.release();
  };
}

function hold(page: HTMLElement): () => void {
  const before = { overflow: page.style.overflow, paddingInlineEnd: page.style.paddingInlineEnd };
  const bar = window.innerWidth - page.clientWidth;
  const releaseBody = keepBodyOpen(page.ownerDocument);
  page.style.overflow = 'hidden';
  if (bar > 0) page.style.paddingInlineEnd = `${bar}px`;
  return () => {
    Object.assign(page.style, before);
    releaseBody();
  };
}

/**
 * The overflow of `<body>` applies to the window only while that of `<html>` is visible. Once the lock sets the latter, the
 * body would scroll or clip by itself: the page would jump to its start, and sticky parts would let go.
 */
function keepBodyOpen({ body, documentElement }: Document): () => void {
  if (getComputedStyle(documentElement).overflow !== 'visible') return () => {};
  const { overflow } = body.style;
  body.style.overflow = 'visible';
  return () => {
    body.style.overflow = overflow;
  };
}
