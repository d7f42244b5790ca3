import { type RefObject, useEffect, useState } from 'react';
import { useHoverDelay } from './hover-intent.ts';

/** The state of the menu: whether its panel is open, and the parent whose subcategories are shown. */
export interface CategoryPanel {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
  /** Whether Escape has something to close. */
  readonly isBusy: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly activate: (parentId: string) => void;
  /** Runs an action after the hover delay; without one it cancels the last. */
  readonly later: ReturnType<typeof useHoverDelay>;
}

/** Holds the state of the category menu. A press outside the menu closes it. */
export function useCategoryPanel(menu: RefObject<HTMLElement | null>): CategoryPanel {
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const later = useHoverDelay();
  const isBusy = isOpen || activeId !== undefined;

  useEffect(() => {
    const page = menu.current?.ownerDocument;
    if (!page || !isBusy) return;
    const onPress = (event: Event) => {
      if (menu.current && event.composedPath().includes(menu.current)) return;
      setOpen(false);
      setActiveId(undefined);
    };
    page.addEventListener('pointerdown', onPress);
    return () => page.removeEventListener('pointerdown', onPress);
  }, [menu, isBusy]);

  return {
    isOpen,
    activeId,
    isBusy,
    open: () => setOpen(true),
    close() {
      later();
      setOpen(false);
      setActiveId(undefined);
    },
    activate: setActiveId,
    later,
  };
}
