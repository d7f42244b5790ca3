/** Events that React notes while it hydrates and repeats afterwards. */
const REPEATED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Lets React find the target of an event that it repeats. A browser takes the target of an event inside a shadow root
 * away as soon as the event is over, and React, which expects it to stay, throws: a pointer that rested on a page while
 * it was hydrated was enough. While the event is on its way everybody still sees the target that is theirs to see.
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
