/** Events that React records during hydration and replays afterwards. */
const REPEATED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Lets React find the target of an event that it replays. The browser clears the target of an event inside a shadow
 * root after dispatch, and React throws without it: a pointer that rests on the page during hydration is enough. During
 * dispatch each listener still sees the target that the browser shows it.
 */
export function keepTargets(box: HTMLElement): void {
  const keep = (event: Event) => {
    const kept = event.target;
    Object.defineProperty(event, 'target', {
      configurable: true,
      get: () =>
        event.eventPhase === Event.NONE ? kept : Reflect.get(Event.prototype, 'target', event),
    });
  };
  for (const type of REPEATED) box.addEventListener(type, keep, true);
}
