interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points nearer than this say nothing about a direction. */
const STEP_PX = 4;

/** Whether a pointer that came from one point to another will meet an edge to its right, if it goes on. */
export function isAimedAt(
  from: Point,
  to: Point,
  edge: { readonly left: number; readonly top: number; readonly bottom: number },
): boolean {
  if (to.x <= from.x) return false;
  const meets = from.y + ((to.y - from.y) * (edge.left - from.x)) / (to.x - from.x);
  return meets >= edge.top && meets <= edge.bottom;
}

/** Follows the pointer over a menu; the answer tells whether it is heading for a panel beside its list. */
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
