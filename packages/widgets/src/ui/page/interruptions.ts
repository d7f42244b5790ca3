import { useEffect, useSyncExternalStore } from 'react';

// Whatever asks for the reader's attention on this page, one at a time: dialogs, a banner that must be answered.
const holders = new Set<symbol>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of [...listeners]) changed();
};
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Says that something is open that the reader has to deal with first; the answer lets go. Every `Dialog` does. */
export function holdAttention(): () => void {
  const mine = Symbol('attention');
  holders.add(mine);
  tell();
  return () => {
    holders.delete(mine);
    tell();
  };
}

/** For what is open but no dialog, such as a cookie banner. */
export function useHeldAttention(isOpen: boolean): void {
  useEffect(() => (isOpen ? holdAttention() : undefined), [isOpen]);
}

/** Nothing else is open, so that something may open uncalled. False on the server. */
export function useFreeAttention(): boolean {
  return useSyncExternalStore(
    listen,
    () => holders.size === 0,
    () => false,
  );
}
