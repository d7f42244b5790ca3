import {
  type ComponentType,
  type ReactElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { LanguageContext, langTag } from '../../ui/foundation/context.tsx';
import { pressAgain, wake } from '../hydration/replay-clicks.ts';
import { replayInput } from '../hydration/replay-input.ts';
import { initialValue } from '../hydration/use-store.ts';
import type { Shop } from '../page/sdk-parts.ts';
import { Boundary } from './boundary.tsx';
import { PlaceContext, type WidgetPlace } from './context.ts';
import type {} from './without-hydration.ts';

export interface FrameProps<P extends object> {
  tag: string;
  element?: HTMLElement;
  /** The container of the tree. React does not render it, so its language is set by hand. */
  box?: HTMLElement;
  /** Called during render, so that a failure to create the shop leads to the error state. */
  shop: () => Shop;
  links: WidgetPlace['links'];
  sanitise?: WidgetPlace['sanitise'];
  /** The container holds the server's HTML, in which the visitor may have typed and clicked already. */
  isSent?: boolean;
  component: ComponentType<P>;
  props: P;
}

/**
 * Wraps the component of every widget, in the browser and on the server. A function and no component, like every layer that
 * an element can do without: a page has hundreds of elements.
 */
export function framed<P extends object>(frame: FrameProps<P>): ReactElement {
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
  const { box, element } = frame;
  // Preact renders the server's HTML anew.
  const hydrates = !globalThis.WITHOUT_HYDRATION && !!frame.isSent;
  const { $language } = place.shop.language;
  // As `useStore`, with one effect instead of three.
  const [language, setLanguage] = useState(() =>
    hydrates ? initialValue($language) : $language.get(),
  );
  useEffect(() => $language.subscribe(setLanguage), [$language]);
  useLayoutEffect(() => {
    const lang = langTag(language);
    // The browser styles everything inside anew after each write, even of the same language.
    if (box && box.lang !== lang) box.lang = lang;
    if (element && !hydrates) markAwake(element);
  }, [box, element, language, hydrates]);
  return (
    <PlaceContext value={place}>
      <LanguageContext value={language}>
        {/* Without this boundary, one suspended element would block all others of the shared root. */}
        <Suspense>
          <Widget {...props} />
          {hydrates && element && <Awake element={element} />}
        </Suspense>
      </LanguageContext>
    </PlaceContext>
  );
}

/** Name of the mark on an element that handles its events, for tests and other tools. */
const AWAKE = Symbol.for('clinicart.awake');

function markAwake(element: HTMLElement): void {
  wake(element);
  Reflect.set(element, AWAKE, true);
}

interface AwakeProps {
  element: HTMLElement;
}

/**
 * Marks the element as awake. Rendered beside the widget, so that it runs when the widget has hydrated, some time after
 * its code has loaded. Without hydration there is nothing to wait for, and the frame does it.
 */
function Awake({ element }: AwakeProps) {
  useLayoutEffect(() => markAwake(element), [element]);
  return <Replayed element={element} />;
}

/**
 * Replays the text that was typed into the server's HTML, and after the next render, which contains it, a recorded click.
 */
function Replayed({ element }: AwakeProps) {
  const [isTyped, setTyped] = useState(false);
  useEffect(() => {
    if (!isTyped) {
      if (element.shadowRoot) replayInput(element.shadowRoot);
      setTyped(true);
    } else pressAgain(element);
  }, [element, isTyped]);
  return null;
}
