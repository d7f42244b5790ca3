import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/error-state.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { categoryWords } from '../header/header-words.ts';
import categoriesCss from './categories.css?inline';
import { useCategoryLink } from './category-link.ts';
import { useHoverDelay } from './hover-intent.ts';
import { fetchSubcategories, LateSubcategories } from './lazy-subcategories.tsx';
import { arrowMove } from './menu-keys.ts';

export const categoryMenuStyles = [failureLineStyles, skeletonStyles, categoriesCss];

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];
const isMouse = (event: PointerEvent) => event.pointerType !== 'touch';

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
  const link = useCategoryLink();
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
  }, [isBusy]);

  const linksOf = (column: 'parent' | 'child') => [
    ...(menu.current?.querySelectorAll<HTMLElement>(`a[data-${column}]`) ?? []),
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isBusy) {
      event.preventDefault();
      const back = all.findIndex((parent) => parent.id === activeId);
      close();
      // A pinned list has no button: focuses the parent that was open.
      const isButtonShown = button.current?.checkVisibility() ?? false;
      (isButtonShown ? button.current : linksOf('parent')[back])?.focus();
      return;
    }
    if (event.target === button.current) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setOpen(true);
      shop.clock.after(0, () => linksOf('parent')[0]?.focus());
      return;
    }
    const columns = { parents: linksOf('parent'), children: linksOf('child') };
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const column = columns.children.includes(target) ? 'children' : 'parents';
    const at = columns[column].indexOf(target);
    const to = arrowMove(
      event.key,
      { column, at },
      {
        parents: columns.parents.length,
        children: columns.children.length,
        active: all.findIndex((parent) => parent.id === activeId),
      },
    );
    if (!to) return;
    event.preventDefault();
    columns[to.column][to.at]?.focus();
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
        <ul className="clinic-categories-parents">
          {parents.status === 'loading' &&
            WAITING.map((key) => (
              <li key={key} className="clinic-category">
                <Skeleton width={66} />
              </li>
            ))}
          {parents.status === 'failed' && (
            <li className="clinic-categories-failed">
              <FailureLine onRetry={() => shop.catalogue.parentCategories.reload(null)}>
                {text.failed}
              </FailureLine>
            </li>
          )}
          {parents.status === 'ready' && all.length === 0 && (
            <li className="clinic-categories-failed">{text.none}</li>
          )}
          {all.map((parent) => {
            const { href, onClick } = link(parent);
            const isActive = parent.id === activeId;
            const show = () => setActiveId(parent.id);
            const tap = (event: MouseEvent) => {
              const { nativeEvent } = event;
              const touched = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
              if (!touched || isActive) return onClick(event);
              // The first tap opens the subcategories; the second follows the link.
              event.preventDefault();
              show();
            };
            return (
              <li key={parent.id}>
                <a
                  className="clinic-category"
                  data-parent
                  href={href}
                  onClick={tap}
                  aria-expanded={isActive}
                  aria-controls={`${id}-children`}
                  onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
                  onPointerEnter={(event) => isMouse(event) && later(show, aim.current?.())}
                >
                  {parent.name}
                  <ChevronRightIcon />
                </a>
              </li>
            );
          })}
        </ul>
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
