import { useCallback, useSyncExternalStore } from 'react';
import { CATALOGUE_ELEMENTS } from '../../engine/elements/catalogue-elements.ts';
import { toProp, useWidget } from '../../engine/index.ts';
import type { Zone } from './use-listing.ts';

/** Hydrated listings that want the URL, with a callback for changes of ownership. */
const candidates = new Map<HTMLElement, () => void>();

const { navigate } = CATALOGUE_ELEMENTS['clinic-catalogue'].attributes;
const HOME_ROW: Zone = 'featured';

function wantsUrl(list: Element): boolean {
  const isPage = toProp(navigate, list.getAttribute('navigate')) === true;
  return isPage && list.isConnected && list.getAttribute('tag') !== HOME_ROW;
}

/** The outermost shadow host of an element, or the element itself. */
function outermostHost(list: Element): Element {
  const root = list.getRootNode();
  return root instanceof ShadowRoot ? outermostHost(root.host) : list;
}

function isBefore(one: Element, other: Element): boolean {
  const isTogether = one.getRootNode() === other.getRootNode();
  const [first, second] = isTogether ? [one, other] : [outermostHost(one), outermostHost(other)];
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Whether a listing is the first of the page that wants the URL. Server-rendered listings count before hydration:
 * otherwise a listing added by script, which hydrates earlier, would take the URL from the page's own.
 */
function isFirst(list: HTMLElement): boolean {
  const rendered = list.ownerDocument.querySelectorAll(list.localName);
  return ![...rendered, ...candidates.keys()].some(
    (other) => other !== list && wantsUrl(other) && isBefore(other, list),
  );
}

/** Whether this listing keeps its state in the page's URL; the others keep it in the element. */
export function useOwnsUrl(wants: boolean): boolean {
  const { element } = useWidget();
  const subscribe = useCallback(
    (notify: () => void) => {
      if (!wants || !element) return () => {};
      const notifyAll = () => {
        for (const each of [...candidates.values()]) each();
      };
      candidates.set(element, notify);
      notifyAll();
      return () => {
        candidates.delete(element);
        notifyAll();
      };
    },
    [element, wants],
  );
  const owns = () => wants && element !== undefined && isFirst(element);
  return useSyncExternalStore(subscribe, owns, () => false);
}
