/**
 * Delays the listeners of a portal. React adds about 140 of them to each container, which takes a third of the time until many
 * elements are laid out. They are added when the page rests, or when the first event that a component may handle reaches the
 * element.
 */

/** Events that begin a use of an element, heard by the document for all elements. Others, such as `blur` or `drop`, follow one of these. */
const SIGNS = [
  'pointerover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'keydown',
  'wheel',
  'dragenter',
];
/** Those that an element hears itself: a script or the browser may fire them within its shadow root, or it is in a closed one. */
const INNER_SIGNS = ['click', 'input', 'change', 'submit'];

/** How to add the listeners of each container that still lacks them. */
const lacking = new WeakMap<EventTarget, () => void>();
/** The mounted ones of these. An unmounted one must not be kept until the page rests. */
const waiting = new Set<HTMLElement>();
let isPlanned = false;

/** Browsers without idle callbacks (Safari) wait so long. */
const REST_MS = 50;

/** Adds the listeners of the containers on the way of an event, before it reaches them. */
function hear(event: Event): void {
  for (const node of event.composedPath()) lacking.get(node)?.();
}

function plan(): void {
  if (isPlanned) return;
  isPlanned = waiting.size > 0;
  for (const sign of SIGNS)
    document[isPlanned ? 'addEventListener' : 'removeEventListener'](sign, hear, true);
  if (!isPlanned) return;
  const run = (rest?: IdleDeadline) => {
    isPlanned = false;
    for (const box of waiting) {
      lacking.get(box)?.();
      if (rest && rest.timeRemaining() <= 0) break;
    }
    plan();
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, REST_MS);
}

/** Calls `listen`, once, when the page rests or before an event reaches `box`. */
export function listenLate(box: HTMLElement, listen: () => void): void {
  const root = box.getRootNode();
  lacking.set(box, () => {
    waiting.delete(box);
    lacking.delete(box);
    listen();
  });
  // These stay: four beside React's 140, and they find nothing afterwards.
  for (const sign of INNER_SIGNS) root.addEventListener(sign, hear, true);
  listenAtRest(box);
}

/** Adds the delayed listeners of a box, if there are any, when the page rests. */
export function listenAtRest(box: HTMLElement): void {
  if (!lacking.has(box)) return;
  waiting.add(box);
  plan();
}

/** Delays the listeners of a box that has been unmounted until its next mount or event. */
export const dropFromRest = (box: HTMLElement): void => void waiting.delete(box);
