import type { Shop } from '@clinicart/sdk';
import { type RefObject, useEffect, useRef } from 'react';
import { type LinkProps, useShop, useStore, useWords } from '../../engine/index.ts';
import { ChevronRightIcon } from '../../ui/media/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { FailureLine } from '../../ui/state/failure-line.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { followPointer } from './safe-triangle.ts';
import { subcategoryWords } from './subcategory-words.ts';

export { default as styles } from './subcategories.css?inline';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly picture: string | undefined;
}

/** A category with the subcategories known so far. */
export type Parent = Awaited<ReturnType<Shop['catalogue']['parentCategories']['get']>>[number];

export interface SubcategoriesProps {
  parent: Parent;
  link(category: Entry): LinkProps;
  /** Receives whether the pointer is heading for the subcategories. */
  aim?: RefObject<(() => boolean) | null> | undefined;
}

const WAITING = ['1', '2', '3', '4', '5', '6', '7', '8'];

/**
 * The subcategories of a parent with pictures. Shows the ones from the list of parents until its own have loaded. Spec:
 * 1§2, 1§7
 */
function Subcategories({ parent, link, aim }: SubcategoriesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const shop = useShop();
  const text = useWords(subcategoryWords);
  const state = useStore(shop.catalogue.subcategories.watch(parent.id));
  useEffect(() => {
    const menu = panel.current?.closest<HTMLElement>('.clinic-categories');
    if (!menu || !panel.current || !aim) return;
    const ended = new AbortController();
    aim.current = followPointer(menu, panel.current, ended.signal);
    return () => {
      aim.current = null;
      ended.abort();
    };
  }, [aim]);
  const entries: readonly Entry[] = state.value ?? parent.children;
  return (
    <div ref={panel} className="clinic-subcategories">
      <a className="clinic-subcategories-all" data-child {...link(parent)}>
        {text.everything(parent)}
        <ChevronRightIcon size={14} />
      </a>
      {entries.length > 0 ? (
        <ul className="clinic-subcategories-grid">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a className="clinic-subcategory" data-child {...link(entry)}>
                <Picture src={shop.picture(entry.picture, 'card')} alt="" />
                <span>{entry.name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : state.status === 'loading' ? (
        <div className="clinic-subcategories-grid" aria-busy="true">
          {WAITING.map((key) => (
            <span key={key} className="clinic-subcategory">
              <span className="clinic-picture">
                <Skeleton shape="square" />
              </span>
              <Skeleton width={75} />
            </span>
          ))}
        </div>
      ) : state.status === 'failed' ? (
        <FailureLine onRetry={() => shop.catalogue.subcategories.reload(parent.id)}>
          {state.error.message}
        </FailureLine>
      ) : (
        <p>{text.none}</p>
      )}
    </div>
  );
}

export { Subcategories as part };
