interface Point {
  readonly x: number;
  readonly y: number;
}

/** Shorter movements do not indicate a direction. */
const STEP_PX = 4;

/** Whether a pointer that moved between two points will hit an edge to its right if it continues. */
export function isAimedAt(
  from: Point,
  to: Point,
  edge: { readonly left: number; readonly top: number; readonly bottom: number },
): boolean {
  if (to.x <= from.x) return false;
  const meets = from.y + ((to.y - from.y) * (edge.left - from.x)) / (to.x - from.x);
  return meets >= edge.top && meets <= edge.bottom;
}

/** Tracks the pointer over a menu; the returned function tells whether it is heading for the panel beside the list. */
export function followPointer(
  menu: HTMLElement,
  panel: Element,
  signal: AbortSignal,
): () => boolean {
  let from = { x: 0, y: 0 };
  let to = from;
  menu.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (Math.hypot(x - to.x, y - to.y) < STEP_PX) return;
      from = to;
      to = { x, y };
    },
    { signal },
  );
  return () => isAimedAt(from, to, panel.getBoundingClientRect());
}
