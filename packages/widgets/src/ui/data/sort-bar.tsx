import type { ReactNode } from 'react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { bilingual, useWords } from '../foundation/words.ts';
import { SortDownIcon, SortIcon, SortUpIcon } from '../media/icons.tsx';
import { isPlainClick } from '../page/plain-click.ts';

export { default as sortBarStyles } from './sort-bar.css?inline';

const sortWords = bilingual({
  zh: { ascending: '由低至高', descending: '由高至低' },
  en: { ascending: 'low to high', descending: 'high to low' },
});

/** One sort order. */
export interface SortItem<K extends string = string> {
  key: K;
  label: string;
  /** Current direction. `none`: has two directions and is not selected. Omitted: has only one direction. */
  direction?: 'ascending' | 'descending' | 'none' | undefined;
  /** The direction in words; "low to high" or "high to low" by default. */
  said?: string | undefined;
}

/** Props of {@link SortBar}. */
export interface SortBarProps<K extends string> {
  label: string;
  items: readonly SortItem<K>[];
  selected: K;
  /** Returns the address of the list in this order; for the selected order, in the opposite direction. */
  hrefFor(key: NoInfer<K>): string;
  /** Runs on a plain click instead of the navigation. */
  onSelect(key: NoInfer<K>): void;
  /** Content before the orders. */
  lead?: ReactNode;
  /** Content at the end of the bar: a count, a {@link CompactPager}. */
  children?: ReactNode;
}

const arrows = { ascending: SortUpIcon, descending: SortDownIcon, none: SortIcon };

/** A row of sort orders above a list. Each one is a real link. */
export function SortBar<K extends string>(props: SortBarProps<K>) {
  const words = useWords(sortWords);
  return (
    <div className="clinic-sort-bar" part="sort-bar">
      {props.lead}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways. */}
      <div className="clinic-sort-bar-items" role="group" aria-label={props.label}>
        {props.items.map(({ key, label, direction, said }) => {
          const Arrow = direction && arrows[direction];
          return (
            <a
              key={key}
              href={props.hrefFor(key)}
              aria-current={key === props.selected || undefined}
              data-in-place=""
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                props.onSelect(key);
              }}
            >
              {label}
              {Arrow && <Arrow size={14} />}
              {direction && direction !== 'none' && (
                <VisuallyHidden> {said ?? words[direction]}</VisuallyHidden>
              )}
            </a>
          );
        })}
      </div>
      {props.children}
    </div>
  );
}
