/**
 * Delays the listeners of a portal. React adds about 140 of them to each container, which takes a third of the time until many
 * elements are laid out. They are added when the page rests, or when the first event that a component may handle reaches the
 * element.
 */

/** Events that begin a use of an element, heard once for all elements. Others, such as `blur` or `drop`, follow one of these. */
const SIGNS =
  'pointerover pointerdown mousedown touchstart focusin keydown click wheel dragenter'.split(' ');
/** Those that do not leave their shadow root: a password manager fires them by script. */
const INNER_SIGNS = ['input', 'change', 'submit'];

/** How to add the listeners of each container that still lacks them. */
const lacking = new WeakMap<EventTarget, () => void>();
/** The mounted ones of these. An unmounted one must not be kept until the page rests. */
const waiting = new Set<HTMLElement>();
/** The roots around the elements of these, which are listened to meanwhile. */
const watched = new Set<Node>();
let isPlanned = false;

/** Browsers without idle callbacks (Safari) wait so long. */
const REST_MS = 50;

/** Adds the listeners of the containers on the way of an event, before it reaches them. */
function hear(event: Event): void {
  for (const node of event.composedPath()) lacking.get(node)?.();
}

function watch(box: HTMLElement): void {
  const own = box.getRootNode();
  // Another element's shadow root may be around this one, and events do not show the document what is in a closed root.
  const root = own instanceof ShadowRoot ? own.host.getRootNode() : own;
  if (watched.has(root)) return;
  watched.add(root);
  for (const sign of SIGNS) root.addEventListener(sign, hear, { capture: true, passive: true });
}

function plan(): void {
  if (waiting.size === 0) {
    for (const root of watched)
      for (const sign of SIGNS) root.removeEventListener(sign, hear, true);
    watched.clear();
    return;
  }
  if (isPlanned) return;
  isPlanned = true;
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
  // These stay: three beside React's 140, and they find nothing afterwards.
  for (const sign of INNER_SIGNS) root.addEventListener(sign, hear, true);
  listenAtRest(box);
}

/** Adds the delayed listeners of a box, if there are any, when the page rests. */
export function listenAtRest(box: HTMLElement): void {
  if (!lacking.has(box)) return;
  waiting.add(box);
  watch(box);
  plan();
}

/** Delays the listeners of a box that has been unmounted until its next mount or event. */
export const dropFromRest = (box: HTMLElement): void => void waiting.delete(box);
