import { useEffect, useLayoutEffect, useRef } from 'react';
import type {} from '../element/without-hydration.ts';
import type { Box } from './use-nearness.ts';

/**
 * Replays a click on a button in the server HTML after its code has loaded. Listens above React's root, which stops a
 * click that it cannot handle yet; a click that reaches the part is handled there.
 */
function useKeptPress(box: Box, isHere: boolean) {
  const pressed = useRef<HTMLButtonElement>(undefined);
  useEffect(() => {
    if (!isHere) return;
    const button = pressed.current;
    pressed.current = undefined;
    if (button?.isConnected) button.click();
  }, [isHere]);
  // Runs before the next click: the element has just woken, and no longer records clicks itself.
  useLayoutEffect(() => {
    const element = box.current;
    if (isHere || !element) return undefined;
    const root = element.getRootNode();
    const keep = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(element)) return;
      const button = path.find((one) => one instanceof HTMLButtonElement);
      pressed.current = button?.type === 'button' ? button : undefined;
    };
    const answered = () => {
      pressed.current = undefined;
    };
    root.addEventListener('click', keep, true);
    element.addEventListener('click', answered, true);
    return () => {
      root.removeEventListener('click', keep, true);
      element.removeEventListener('click', answered, true);
    };
  }, [box, isHere]);
}

/** Preact renders the server's HTML anew, so there is nothing to press. */
export const useServerPress = globalThis.WITHOUT_HYDRATION ? () => {} : useKeptPress;
