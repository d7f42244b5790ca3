import { type FocusEvent, useId, useRef } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ChevronDownIcon } from '../../ui/media/icons.tsx';
import { categoryWords } from '../header/header-words.ts';
import categoriesCss from './categories.css?inline';
import { CategoryParents, categoryParentsStyles, isMouse } from './category-parents.tsx';
import { fetchSubcategories, LateSubcategories } from './lazy-subcategories.tsx';
import { useMenuKeyboard } from './menu-keyboard.ts';
import { useCategoryPanel } from './use-category-panel.ts';

export const categoryMenuStyles = [categoryParentsStyles, categoriesCss];

/**
 * All categories: parents on the left, subcategories with pictures on the right. Opens by hovering, by arrow keys or by
 * a first tap. `pinned` keeps the parents open on a wide header. Spec: 1§2 Home, 2§2.15
 */
export function CategoryMenu({ pinned }: { pinned: boolean }) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const aim = useRef<() => boolean>(null);
  const text = useWords(categoryWords);
  const parents = useStore(useShop().catalogue.parentCategories.watch(null));
  const panel = useCategoryPanel(menu);
  const { isOpen, open, close, later } = panel;
  const onKeyDown = useMenuKeyboard({ menu, button, panel });
  const active = parents.value?.find((parent) => parent.id === panel.activeId);

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
        onClick={() => (isOpen ? close() : open())}
        onPointerEnter={(event) => isMouse(event) && later(open)}
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
        <CategoryParents parents={parents} panel={panel} aim={aim} childrenId={`${id}-children`} />
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
