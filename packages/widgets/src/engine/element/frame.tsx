import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { langTag, UiProvider } from '../../ui/foundation/context.tsx';
import { pressAgain, wake } from '../hydration/replay-clicks.ts';
import { replayInput } from '../hydration/replay-input.ts';
import { useStore } from '../hydration/use-store.ts';
import type { Shop } from '../page/sdk-parts.ts';
import { Boundary } from './boundary.tsx';
import { PlaceContext, type WidgetPlace } from './context.ts';

export interface FrameProps<P extends object> {
  tag: string;
  element?: HTMLElement;
  /** The container of the tree. React does not render it, so its language is set by hand. */
  box?: HTMLElement;
  /** Called during render, so that a failure to create the shop leads to the error state. */
  shop: () => Shop;
  links: WidgetPlace['links'];
  sanitise?: WidgetPlace['sanitise'];
  component: ComponentType<P>;
  props: P;
}

/** Wraps the component of every widget, in the browser and on the server. */
export function Frame<P extends object>(frame: FrameProps<P>) {
  return (
    <Boundary tag={frame.tag} element={frame.element}>
      <Inside {...frame} />
    </Boundary>
  );
}

const places = new WeakMap<HTMLElement, WidgetPlace>();

type PlaceProps = Omit<FrameProps<object>, 'component' | 'props'>;

function placeOf({ tag, element, shop, links, sanitise }: PlaceProps) {
  const known = element && places.get(element);
  if (known) return known;
  const place = {
    tag,
    shop: shop(),
    links,
    ...(element && { element }),
    ...(sanitise && { sanitise }),
  };
  if (element) places.set(element, place);
  return place;
}

function Inside<P extends object>({ component: Widget, props, ...frame }: FrameProps<P>) {
  const place = placeOf(frame);
  const language = useStore(place.shop.language.$language);
  const { box } = frame;
  useLayoutEffect(() => {
    const lang = langTag(language);
    // The browser styles everything inside anew after each write, even of the same language.
    if (box && box.lang !== lang) box.lang = lang;
  }, [box, language]);
  return (
    <PlaceContext value={place}>
      <UiProvider language={language}>
        {/* Without this boundary, one suspended element would block all others of the shared root. */}
        <Suspense>
          <Widget {...props} />
          <Awake element={frame.element} />
        </Suspense>
      </UiProvider>
    </PlaceContext>
  );
}

/** Name of the mark on an element that handles its events, for tests and other tools. */
const AWAKE = Symbol.for('clinicart.awake');

/**
 * Marks the element as awake. Rendered beside the widget, so that it runs when the widget has hydrated, some time after
 * its code has loaded. Replays the text that was typed before, and after the next render, which contains it, a recorded
 * click.
 */
function Awake({ element }: { element: HTMLElement | undefined }) {
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => {
    if (!element) return;
    wake(element);
    Reflect.set(element, AWAKE, true);
  }, [element]);
  useEffect(() => {
    if (!isAwake) {
      if (element?.shadowRoot) replayInput(element.shadowRoot);
      setAwake(true);
    } else if (element) pressAgain(element);
  }, [element, isAwake]);
  return null;
}
