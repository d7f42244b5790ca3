import { useEffect, useState } from 'react';
import { useRoutes, useWidget } from '../../engine/index.ts';
import { fire } from '../../engine/page/events.ts';
import { isFocusLost } from '../../ui/page/focus-place.ts';
import { watchSize } from '../../ui/page/watch-size.ts';
import { isShown } from './is-shown.ts';
import type { DrawerPlace } from './use-cart-drawer.ts';

/** Calls `look` when one of the buttons may have come into the layout or left it. Returns how to stop. */
function watchButtons(buttons: readonly HTMLElement[], look: () => void): () => void {
  const size = watchSize(look);
  for (const button of buttons) size.observe(button.shadowRoot?.firstElementChild ?? button);
  return () => size.disconnect();
}

/** Focuses a button before its drawer opens, which notes where the focus is. */
const focusLink = (button: HTMLElement) => button.shadowRoot?.querySelector('a')?.focus();

/**
 * Returns whether the button of the drawer is in the layout: a dialog in a hidden one would lock the page and not appear.
 * Where the page shows another button instead, as when a device is turned, the drawer opens at that one, which gets the
 * focus when the drawer closes.
 */
export function useShownButton({ route, url }: DrawerPlace, onClose: () => void): boolean {
  const { element } = useWidget();
  const routes = useRoutes();
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    if (!element) return;
    return watchButtons([element], () => {
      const isBack = isShown(element);
      if (isBack && isFocusLost(element)) focusLink(element);
      setHere(isBack);
    });
  }, [element]);
  useEffect(() => {
    if (!element || isHere) return;
    const page = element.ownerDocument;
    const others = [...page.querySelectorAll<HTMLElement>(element.localName)].filter(
      (button) => button !== element,
    );
    return watchButtons(others, () => {
      const shown = others.find(isShown);
      if (!shown || isShown(element)) return;
      focusLink(shown);
      // On the window, where the other button listens: for the page this is no way on.
      const detail = { route, url: url || routes.href('cart') };
      if (!fire(window, 'clinic-navigate', detail)) onClose();
    });
  }, [element, isHere, route, url, routes, onClose]);
  return isHere;
}
