import type { Loadable } from '@clinicart/sdk';
import type { Subcategory } from '@clinicart/sdk/catalogue';
import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useShop, useWords } from '../../engine/index.ts';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { categoryWords } from '../header/header-words.ts';
import categoriesCss from './categories.css?inline';
import { useCategoryLink } from './category-link.ts';
import type { CategoryPanel } from './use-category-panel.ts';

export const categoryParentsStyles = [failureLineStyles, skeletonStyles, categoriesCss];

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

/** Returns whether a pointer can hover: a finger cannot. */
export const isMouse = (event: PointerEvent): boolean => event.pointerType !== 'touch';

type Parent = Pick<Subcategory, 'id' | 'name'>;

interface ParentsProps {
  parents: Loadable<readonly Parent[]>;
  panel: CategoryPanel;
  /** Returns whether the pointer moves towards the open subcategories. */
  aim: RefObject<(() => boolean) | null>;
  /** The id of the element with the subcategories. */
  childrenId: string;
}

/** The parent categories, or why there are none to show. */
export function CategoryParents({ parents, panel, aim, childrenId }: ParentsProps) {
  const { parentCategories } = useShop().catalogue;
  const text = useWords(categoryWords);
  const { status, value = [] } = parents;
  return (
    <ul className="clinic-categories-parents">
      {status === 'loading' &&
        WAITING.map((key) => (
          <li key={key} className="clinic-category">
            <Skeleton width={66} />
          </li>
        ))}
      {status === 'failed' && (
        <li className="clinic-categories-failed">
          <FailureLine onRetry={() => parentCategories.reload(null)}>{text.failed}</FailureLine>
        </li>
      )}
      {status === 'ready' && value.length === 0 && (
        <li className="clinic-categories-failed">{text.none}</li>
      )}
      {value.map((parent) => (
        <li key={parent.id}>
          <ParentLink parent={parent} panel={panel} aim={aim} childrenId={childrenId} />
        </li>
      ))}
    </ul>
  );
}

type ParentLinkProps = Omit<ParentsProps, 'parents'> & { parent: Parent };

/** The link of a parent. Hovering it or the keyboard's focus opens its subcategories, and so does a first tap. */
function ParentLink({ parent, panel, aim, childrenId }: ParentLinkProps) {
  const { href, onClick } = useCategoryLink()(parent);
  const isActive = parent.id === panel.activeId;
  const show = () => panel.activate(parent.id);
  const tap = (event: MouseEvent) => {
    const { nativeEvent } = event;
    const touched = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!touched || isActive) return onClick(event);
    // The first tap opens the subcategories; the second follows the link.
    event.preventDefault();
    show();
  };
  return (
    <a
      className="clinic-category"
      data-parent
      href={href}
      onClick={tap}
      aria-expanded={isActive}
      aria-controls={childrenId}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
      onPointerEnter={(event) => isMouse(event) && panel.later(show, aim.current?.())}
    >
      {parent.name}
      <ChevronRightIcon />
    </a>
  );
}
