import type { ReactNode } from 'react';
import { sortWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import { SortDownIcon, SortIcon, SortUpIcon } from '../media/icons.tsx';
import { isPlainClick } from '../page/plain-click.ts';

/** One order to choose. */
export interface SortItem<K extends string = string> {
  key: K;
  label: string;
  /** `none`: can go both ways and goes neither now. Left out: has only one way. */
  direction?: 'ascending' | 'descending' | 'none' | undefined;
  /** Which way it goes, in words; low to high and back when not given. */
  said?: string | undefined;
}

/** Props of {@link SortBar}. */
export interface SortBarProps<K extends string> {
  label: string;
  items: readonly SortItem<K>[];
  selected: K;
  /** The address of what choosing it leads to; for the selected one, the other way round. */
  hrefFor(key: NoInfer<K>): string;
  /** A plain click; the link is then not followed. */
  onSelect(key: NoInfer<K>): void;
  /** Before the orders. */
  lead?: ReactNode;
  /** At the end of the bar: a count, a {@link CompactPager}. */
  children?: ReactNode;
}

const arrows = { ascending: SortUpIcon, descending: SortDownIcon, none: SortIcon };

/** A row of orders above a list. Each is a real link. */
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
