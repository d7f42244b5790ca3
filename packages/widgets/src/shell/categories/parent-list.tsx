import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/error-state.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { categoryWords } from '../header/header-words.ts';
import categoriesCss from './categories.css?inline';
import { useCategoryLink } from './category-link.ts';
import type { useHoverDelay } from './hover-intent.ts';
import type { Parent } from './subcategories.tsx';

export const parentListStyles = [failureLineStyles, skeletonStyles, categoriesCss];

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

export const isMouse = (event: PointerEvent) => event.pointerType !== 'touch';

interface ParentListProps {
  activeId: string | undefined;
  /** The id of the element that shows the subcategories. */
  childrenId: string;
  /** Tells whether the pointer is on its way to the subcategories. */
  aim: RefObject<(() => boolean) | null>;
  later: ReturnType<typeof useHoverDelay>;
  onShow(id: string): void;
}

/** The parent categories, or why there are none. */
export function ParentList({ onShow, ...props }: ParentListProps) {
  const { parentCategories } = useShop().catalogue;
  const text = useWords(categoryWords);
  const parents = useStore(parentCategories.watch(null));
  const all = parents.value ?? [];
  return (
    <ul className="clinic-categories-parents">
      {parents.status === 'loading' &&
        WAITING.map((key) => (
          <li key={key} className="clinic-category">
            <Skeleton width={66} />
          </li>
        ))}
      {parents.status === 'failed' && (
        <li className="clinic-categories-failed">
          <FailureLine onRetry={() => parentCategories.reload(null)}>{text.failed}</FailureLine>
        </li>
      )}
      {parents.status === 'ready' && all.length === 0 && (
        <li className="clinic-categories-failed">{text.none}</li>
      )}
      {all.map((parent) => (
        <ParentItem key={parent.id} {...props} parent={parent} onShow={() => onShow(parent.id)} />
      ))}
    </ul>
  );
}

interface ParentItemProps extends Omit<ParentListProps, 'onShow'> {
  parent: Parent;
  onShow(): void;
}

function ParentItem({ parent, activeId, childrenId, aim, later, onShow }: ParentItemProps) {
  const { href, onClick } = useCategoryLink()(parent);
  const isActive = parent.id === activeId;
  const tap = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const touched = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!touched || isActive) return onClick(event);
    // The first tap opens the subcategories; the second follows the link.
    event.preventDefault();
    onShow();
  };
  return (
    <li>
      <a
        className="clinic-category"
        data-parent
        href={href}
        onClick={tap}
        aria-expanded={isActive}
        aria-controls={childrenId}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onShow()}
        onPointerEnter={(event) => isMouse(event) && later(onShow, aim.current?.())}
      >
        {parent.name}
        <ChevronRightIcon />
      </a>
    </li>
  );
}
