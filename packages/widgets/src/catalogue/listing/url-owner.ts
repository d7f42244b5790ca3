import { useCallback, useSyncExternalStore } from 'react';
import { ELEMENTS, toProp, useWidget } from '../../engine/index.ts';
import type { Zone } from './use-listing.ts';

/** Lists that have been brought to life and ask for the address, and how each is told of another. */
const living = new Map<HTMLElement, () => void>();

const { navigate } = ELEMENTS['clinic-catalogue'].attributes;
const HOME_ROW: Zone = 'featured';

function asks(list: Element): boolean {
  const isPage = toProp(navigate, list.getAttribute('navigate')) === true;
  return isPage && list.isConnected && list.getAttribute('tag') !== HOME_ROW;
}

/** Where it stands in the page itself, when it is in a shadow root of the host's. */
function standing(list: Element): Element {
  const root = list.getRootNode();
  return root instanceof ShadowRoot ? standing(root.host) : list;
}

function isBefore(one: Element, other: Element): boolean {
  const isTogether = one.getRootNode() === other.getRootNode();
  const [first, second] = isTogether ? [one, other] : [standing(one), standing(other)];
  return Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Of the lists that ask for the address, the first of the page has it. One that the server sent counts before it has
 * been brought to life: a list that a script adds is alive sooner, and would take the address from the page's own.
 */
function isFirst(list: HTMLElement): boolean {
  const sent = list.ownerDocument.querySelectorAll(list.localName);
  return ![...sent, ...living.keys()].some(
    (other) => other !== list && asks(other) && isBefore(other, list),
  );
}

/** Whether this element's state is the page's address; another that asks for it keeps its state to itself. */
export function useOwnsAddress(wants: boolean): boolean {
  const { element } = useWidget();
  const subscribe = useCallback(
    (tell: () => void) => {
      if (!wants || !element) return () => {};
      const tellAll = () => {
        for (const each of [...living.values()]) each();
      };
      living.set(element, tell);
      tellAll();
      return () => {
        living.delete(element);
        tellAll();
      };
    },
    [element, wants],
  );
  const owns = () => wants && element !== undefined && isFirst(element);
  return useSyncExternalStore(subscribe, owns, () => false);
}
