import type { ReactNode } from 'react';
import { SortDownIcon, SortIcon, SortUpIcon } from './icons.tsx';
import { sortWords } from './ui-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWords } from './words.ts';

/** One order to choose. */
export interface SortItem<K extends string = string> {
  key: K;
  label: string;
  /** `none`: can go both ways and goes neither now. Left out: has only one way. */
  direction?: 'ascending' | 'descending' | 'none' | undefined;
}

/** Props of {@link SortBar}. */
export interface SortBarProps<K extends string> {
  label: string;
  items: readonly SortItem<K>[];
  selected: K;
  /** Also for the selected one: the caller turns its direction. */
  onSelect(key: NoInfer<K>): void;
  /** At the end of the bar: a count, a {@link CompactPager}. */
  children?: ReactNode;
}

const arrows = { ascending: SortUpIcon, descending: SortDownIcon, none: SortIcon };

/** A row of orders above a list. */
export function SortBar<K extends string>(props: SortBarProps<K>) {
  const words = useWords(sortWords);
  return (
    <div className="clinic-sort-bar" part="sort-bar">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways. */}
      <div className="clinic-sort-bar-items" role="group" aria-label={props.label}>
        {props.items.map(({ key, label, direction }) => {
          const Arrow = direction && arrows[direction];
          return (
            <button
              key={key}
              type="button"
              aria-pressed={key === props.selected}
              onClick={() => props.onSelect(key)}
            >
              {label}
              {Arrow && <Arrow size={14} />}
              {direction && direction !== 'none' && (
                <VisuallyHidden> {words[direction]}</VisuallyHidden>
              )}
            </button>
          );
        })}
      </div>
      {props.children}
    </div>
  );
}
