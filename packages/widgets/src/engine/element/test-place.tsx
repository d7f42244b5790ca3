import { atom } from 'nanostores';
import { type ReactNode, useMemo } from 'react';
import { LanguageContext } from '../../ui/foundation/context.tsx';
import { PlaceContext, type WidgetPlace } from './context.ts';

interface TestPlaceProps {
  /** The parts of a shop that the test needs; they replace those of `PARTS`. */
  shop?: object;
  element?: HTMLElement;
  /** Address of the shop's site. */
  site?: string;
  children: ReactNode;
}

/** Messages say nothing, and timers never end. */
const PARTS = {
  language: { $language: atom('en'), say: () => '', sayIn: () => '' },
  clock: { now: () => 0, after: () => () => {} },
};

/** Renders children as an element `clinic-test` would, in English, with a part of a shop. For tests. */
export function TestPlace({ shop, element, site, children }: TestPlaceProps) {
  const place = useMemo(
    () => ({
      tag: 'clinic-test',
      element,
      links: () => ({ site }),
      shop: { ...PARTS, ...shop },
    }),
    [shop, element, site],
  );
  return (
    <PlaceContext value={place as unknown as WidgetPlace}>
      <LanguageContext value="en">{children}</LanguageContext>
    </PlaceContext>
  );
}
