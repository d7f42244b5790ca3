import type { KeyboardEvent, RefObject } from 'react';
import { useShop } from '../../engine/index.ts';
import { isOwnKey } from '../../ui/page/own-key.ts';
import { arrowMove } from './menu-keys.ts';
import type { CategoryPanel } from './use-category-panel.ts';

interface MenuKeyboard {
  readonly menu: RefObject<HTMLElement | null>;
  /** Opens the menu; a pinned list hides it. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: CategoryPanel;
}

/** Returns the handler of the menu's keys: Escape closes, arrow down opens, arrows move between the links. */
export function useMenuKeyboard(keyboard: MenuKeyboard): (event: KeyboardEvent) => void {
  const { clock } = useShop();
  const { menu, button, panel } = keyboard;
  return (event) => {
    if (event.shiftKey || !isOwnKey(event)) return;
    if (event.key === 'Escape' && panel.isBusy) {
      event.preventDefault();
      closeByKey(keyboard);
    } else if (event.target !== button.current) moveFocus(event, menu);
    else if (event.key === 'ArrowDown') {
      event.preventDefault();
      panel.open();
      clock.after(0, () => linksOf(menu, 'parent')[0]?.focus());
    }
  };
}

/** Closes the menu and focuses its button; in a pinned list, the parent that was open. */
function closeByKey({ menu, button, panel }: MenuKeyboard): void {
  const parent = linksOf(menu, 'parent').find(isExpanded);
  const isButtonShown = button.current?.checkVisibility() ?? false;
  panel.close();
  (isButtonShown ? button.current : parent)?.focus();
}

/** Moves the focus from one link to another. */
function moveFocus(event: KeyboardEvent, menu: MenuKeyboard['menu']): void {
  const columns = { parents: linksOf(menu, 'parent'), children: linksOf(menu, 'child') };
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const column = columns.children.includes(target) ? 'children' : 'parents';
  const to = arrowMove(
    event.key,
    { column, at: columns[column].indexOf(target) },
    {
      parents: columns.parents.length,
      children: columns.children.length,
      active: columns.parents.findIndex(isExpanded),
    },
  );
  if (!to) return;
  event.preventDefault();
  columns[to.column][to.at]?.focus();
}

const isExpanded = (link: HTMLElement) => link.matches('[aria-expanded=true]');

const linksOf = (menu: RefObject<HTMLElement | null>, column: 'parent' | 'child') => [
  ...(menu.current?.querySelectorAll<HTMLElement>(`a[data-${column}]`) ?? []),
];
