import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { isOwnKey } from '../page/own-key.ts';
import { watchSize } from '../page/watch-size.ts';

export { default as tabsStyles } from './tabs.css?inline';

/** One tab. */
export interface TabItem<K extends string = string> {
  key: K;
  label: ReactNode;
  count?: number | undefined;
  /** Shows the count in the accent colour: only if the buyer must act. */
  urgent?: boolean | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<K extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<K>[];
  selected: K;
  onSelect(key: NoInfer<K>): void;
  /** Content of the selected tab. */
  children?: ReactNode;
}

/** Text tabs with a line below; arrows, Home and End move the focus and select. */
export function Tabs<K extends string>({
  label,
  items,
  selected,
  onSelect,
  children,
}: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the selected tab into view in a row that overflows. Avoids `scrollIntoView`, which scrolls the page too.
  useLayoutEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const show = () => {
      const tab = row.querySelector<HTMLElement>(`[data-tab="${CSS.escape(selected)}"]`);
      if (!tab || row.scrollWidth <= row.clientWidth) return;
      const fromStart = tab.getBoundingClientRect().left - row.getBoundingClientRect().left;
      row.scrollLeft += fromStart - (row.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    // A dialog shows its content after it is rendered.
    if (row.clientWidth > 0) return undefined;
    const size = watchSize(show);
    size.observe(row);
    return () => size.disconnect();
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    if (event.shiftKey || !isOwnKey(event)) return;
    const at = items.findIndex((item) => item.key === selected);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    const item = to === undefined ? undefined : items.at(to % items.length);
    if (!item) return;
    event.preventDefault();
    onSelect(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus();
  };
  return (
    <>
      <div ref={list} className="clinic-tabs" part="tabs" role="tablist" aria-label={label}>
        {items.map((item) => (
          <button
            key={item.key}
            type="button"
            role="tab"
            data-tab={item.key}
            id={`${id}-tab-${item.key}`}
            aria-selected={item.key === selected}
            aria-controls={children && item.key === selected ? `${id}-panel` : undefined}
            tabIndex={item.key === selected ? 0 : -1}
            onClick={() => onSelect(item.key)}
            onKeyDown={move}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="clinic-tabs-count" data-urgent={item.urgent || undefined}>
                {item.count}
              </span>
            )}
          </button>
        ))}
      </div>
      {children && (
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${selected}`}>
          {children}
        </div>
      )}
    </>
  );
}
