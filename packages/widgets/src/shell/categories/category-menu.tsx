import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import { categoryWords } from '../header/header-words.ts';
import categoriesCss from './categories.css?inline';
import { useHoverDelay } from './hover-intent.ts';
import { fetchSubcategories, LateSubcategories } from './lazy-subcategories.tsx';
import { arrowMove } from './menu-keys.ts';
import { isMouse, ParentList, parentListStyles } from './parent-list.tsx';

export const categoryMenuStyles = [parentListStyles, categoriesCss];

/**
 * All categories: parents on the left, subcategories with pictures on the right. Opens by hovering, by arrow keys or by
 * a first tap. `pinned` keeps the parents open on a wide header. Spec: 1§2 Home, 2§2.15
 */
export function CategoryMenu({ pinned }: { pinned: boolean }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shop = useShop();
  const text = useWords(categoryWords);
  const parents = useStore(shop.catalogue.parentCategories.watch(null));
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const aim = useRef<() => boolean>(null);
  const later = useHoverDelay();
  const all = parents.value ?? [];
  const active = all.find((parent) => parent.id === activeId);

  const close = () => {
    later();
    setOpen(false);
    setActiveId(undefined);
  };

  const isBusy = isOpen || activeId !== undefined;
  useOutsidePress(menu, isBusy, () => {
    setOpen(false);
    setActiveId(undefined);
  });
  const linksOf = (column: 'parent' | 'child') => [
    ...(menu.current?.querySelectorAll<HTMLElement>(`a[data-${column}]`) ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const active = all.findIndex((parent) => parent.id === activeId);
    if (event.key === 'Escape' && isBusy) {
      event.preventDefault();
      close();
      // A pinned list has no button: focuses the parent that was open.
      const isButtonShown = button.current?.checkVisibility() ?? false;
      (isButtonShown ? button.current : linksOf('parent')[active])?.focus();
    } else if (event.target !== button.current) {
      moveFocus(event, linksOf('parent'), linksOf('child'), active);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      setOpen(true);
      shop.clock.after(0, () => linksOf('parent')[0]?.focus());
    }
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !menu.current?.contains(next)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the controls inside.
    <div
      ref={menu}
      className="clinic-categories"
      data-pinned={pinned || undefined}
      data-open={isOpen || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onFocus={fetchSubcategories}
      onPointerEnter={() => {
        fetchSubcategories();
        later();
      }}
      onPointerLeave={(event) => isMouse(event) && later(close)}
    >
      <button
        ref={button}
        type="button"
        className="clinic-categories-button"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        onClick={() => (isOpen ? close() : setOpen(true))}
        onPointerEnter={(event) => isMouse(event) && later(() => setOpen(true))}
      >
        {text.all}
        <ChevronDownIcon />
      </button>
      {pinned && (
        <h2 className="clinic-categories-title">
          {text.all}
          <ChevronDownIcon />
        </h2>
      )}
      <div id={`${id}-panel`} className="clinic-categories-panel">
        <ParentList
          activeId={activeId}
          childrenId={`${id}-children`}
          aim={aim}
          later={later}
          onShow={setActiveId}
        />
        <div
          id={`${id}-children`}
          className="clinic-categories-children"
          hidden={!active}
          // Cancels the delayed opening of a parent that the pointer crossed.
          onPointerEnter={() => later()}
        >
          {active && <LateSubcategories parent={active} aim={aim} />}
        </div>
      </div>
    </div>
  );
}

/** Calls `onPress` for a press outside the menu while `isOn`. */
function useOutsidePress(menu: RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void) {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const page = menu.current?.ownerDocument;
    if (!page || !isOn) return undefined;
    const listen = (event: Event) => {
      if (!menu.current || !event.composedPath().includes(menu.current)) latest.current();
    };
    page.addEventListener('pointerdown', listen);
    return () => page.removeEventListener('pointerdown', listen);
  }, [menu, isOn]);
}

/** Moves the focus between the links of both columns. */
function moveFocus(
  event: KeyboardEvent,
  parents: readonly HTMLElement[],
  children: readonly HTMLElement[],
  active: number,
) {
  const { target } = event;
  if (!(target instanceof HTMLElement)) return;
  const columns = { parents, children };
  const column = children.includes(target) ? 'children' : 'parents';
  const at = columns[column].indexOf(target);
  const to = arrowMove(
    event.key,
    { column, at },
    { parents: parents.length, children: children.length, active },
  );
  if (!to) return;
  event.preventDefault();
  columns[to.column][to.at]?.focus();
}
