/**
 * Delays the listeners of a portal. React adds about 140 of them to each container, which takes a third of the time until many
 * elements are laid out. They are added when the page rests, or when the first event that a component may handle reaches the
 * element.
 */

/** Events that begin a use of an element. Others, such as `blur` or `drop`, follow one of these. */
const SIGNS =
  'pointerover pointerdown mousedown touchstart focusin keydown click input change submit wheel dragenter'.split(
    ' ',
  );

type Listening = Parameters<HTMLElement['addEventListener']>;

/** How to add the listeners of each container that still lacks them. */
const lacking = new WeakMap<HTMLElement, () => void>();
/** The mounted ones of these. An unmounted one must not be kept until the page rests. */
const waiting = new Set<HTMLElement>();
let isPlanned = false;

/** Browsers without idle callbacks (Safari) wait so long. */
const REST_MS = 50;

function plan(): void {
  if (isPlanned || waiting.size === 0) return;
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

/** Keeps the listeners that are added to `box` from now on, until the page rests or an event below `root` needs them. */
export function listenLate(box: HTMLElement, root: Node): void {
  const kept: Listening[] = [];
  const listen = () => {
    waiting.delete(box);
    lacking.delete(box);
    for (const sign of SIGNS) root.removeEventListener(sign, listen, true);
    // It is the method of every node again.
    Reflect.deleteProperty(box, 'addEventListener');
    for (const listening of kept) box.addEventListener(...listening);
  };
  box.addEventListener = (...listening: Listening) => void kept.push(listening);
  lacking.set(box, listen);
  // Above the box: a listener that is added to the node where an event is now misses this event.
  for (const sign of SIGNS) root.addEventListener(sign, listen, true);
  listenAtRest(box);
}

/** Adds the kept listeners of a box, if there are any, when the page rests. */
export function listenAtRest(box: HTMLElement): void {
  if (!lacking.has(box)) return;
  waiting.add(box);
  plan();
}

/** Keeps the listeners of a box that has been unmounted for its next mount or event. */
export const dropFromRest = (box: HTMLElement): void => void waiting.delete(box);
