import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { langTag, UiProvider } from '../../ui/foundation/context.tsx';
import { pressAgain, wake } from '../hydration/replay-clicks.ts';
import { useStore } from '../hydration/use-store.ts';
import type { Shop } from '../page/sdk-parts.ts';
import { Boundary } from './boundary.tsx';
import { PlaceContext, type WidgetPlace } from './context.ts';

export interface FrameProps<P extends object> {
  tag: string;
  element?: HTMLElement;
  /** What this renders into: the engine's own element, so its language is set by hand. */
  box?: HTMLElement;
  /** Asked while rendering, so that a shop that cannot be made ends in the error state. */
  shop: () => Shop;
  links: WidgetPlace['links'];
  sanitise?: WidgetPlace['sanitise'];
  component: ComponentType<P>;
  props: P;
}

/** What stands around every widget's component, in the browser and on the server. */
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
    if (box) box.lang = langTag(language);
  }, [box, language]);
  return (
    <PlaceContext value={place}>
      <UiProvider language={language}>
        {/* One page is one root: without this, an element that waits would hold up all the others. */}
        <Suspense>
          <Widget {...props} />
          <Awake element={frame.element} />
        </Suspense>
      </UiProvider>
    </PlaceContext>
  );
}

/**
 * Beside the widget, so that it is here when that is: hydration comes some time after the code. What was typed meanwhile
 * is taken over in the first round, so a press that was kept is done in the next.
 */
function Awake({ element }: { element: HTMLElement | undefined }) {
  const [isAwake, setAwake] = useState(false);
  useLayoutEffect(() => {
    if (element) wake(element);
  }, [element]);
  useEffect(() => {
    if (!isAwake) setAwake(true);
    else if (element) pressAgain(element);
  }, [element, isAwake]);
  return null;
}
