import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { isOwnKey } from '../page/own-key.ts';

export { default as menuListStyles } from './popover.css?inline';

/** One line of a {@link MenuList}: a link with `href`, else a button with `onSelect`. */
export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  href?: string | undefined;
  /** On a link, runs before the browser follows it, and may prevent that. */
  onSelect?: ((event: MouseEvent) => void) | undefined;
  current?: boolean | undefined;
  danger?: boolean | undefined;
  /** Language of the label, if it differs from the widget's. */
  lang?: string | undefined;
}

/** Props of {@link MenuList}. */
export interface MenuListProps {
  items: readonly MenuItem[];
  /** Content above the list: the name of the buyer. */
  head?: ReactNode;
}

/** The content of a menu: links and commands. Arrow keys move through it. Uses plain links instead of `role=menu`. */
export function MenuList({ items, head }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    if (event.shiftKey || !isOwnKey(event)) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    const at = all.findIndex((one) => one.matches(':focus'));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all.at(to % all.length)?.focus();
  };
  return (
    <>
      {head && <div className="clinic-menu-head">{head}</div>}
      <ul ref={list} className="clinic-menu">
        {items.map((item) => (
          <li key={item.key}>
            <Line item={item} onKeyDown={move} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Line({ item, onKeyDown }: { item: MenuItem; onKeyDown(event: KeyboardEvent): void }) {
  const common = {
    className: 'clinic-menu-item',
    lang: item.lang,
    'data-danger': item.danger || undefined,
    onKeyDown,
    onClick: item.onSelect,
  };
  const inside = (
    <>
      {item.icon}
      {item.label}
    </>
  );
  return item.href === undefined ? (
    <button {...common} type="button" aria-pressed={item.current}>
      {inside}
    </button>
  ) : (
    <a {...common} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {inside}
    </a>
  );
}
