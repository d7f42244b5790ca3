import { useEffect, useSyncExternalStore } from 'react';

// Open dialogs and banners that block the page. Only one may interrupt the buyer at a time.
const open = new Set<symbol>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const changed of [...listeners]) changed();
};
const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Registers an open interruption; returns how to remove it. Every `Dialog` calls this. */
export function holdAttention(): () => void {
  const mine = Symbol('attention');
  open.add(mine);
  notify();
  return () => {
    open.delete(mine);
    notify();
  };
}

/** Registers an interruption that is not a dialog, such as the cookie banner. */
export function useHeldAttention(isOpen: boolean): void {
  useEffect(() => (isOpen ? holdAttention() : undefined), [isOpen]);
}

/** Returns whether a dialog may open by itself. False on the server. */
export function useFreeAttention(): boolean {
  return useSyncExternalStore(
    listen,
    () => open.size === 0,
    () => false,
  );
}
