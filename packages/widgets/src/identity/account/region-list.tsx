import type { Place } from '@clinicart/sdk/identity';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../engine/index.ts';
import { langOf } from '../../ui/foundation/text-language.ts';
import { isOwnKey } from '../../ui/page/own-key.ts';

export { default as regionListStyles } from './region.css?inline';

export interface RegionListProps {
  label: string;
  regions: readonly Place[];
  /** Code of the chosen region. */
  chosen: string | undefined;
  /** Whether the list takes the focus as it appears: it replaces the one where the choice was made. */
  takesFocus: boolean;
  onChoose(region: Place): void;
}

/** Returns the option that a key moves to; undefined for other keys. */
function optionByKey(key: string, at: number, names: readonly string[]): number | undefined {
  const last = names.length - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return Math.min(at + 1, last);
  if (key === 'ArrowUp' || key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLocaleLowerCase();
  const order = [...names.keys()].map((step) => (at + 1 + step) % names.length);
  return order.find((each) => names[each]?.toLocaleLowerCase().startsWith(wanted));
}

/** The regions of one level as a listbox with one tab stop; arrows, Home, End and first letters move the focus. */
export function RegionList({ label, regions, chosen, takesFocus, onChoose }: RegionListProps) {
  const language = useLanguage();
  const names = regions.map((region) => (language === 'en' ? (region.en ?? region.zh) : region.zh));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      regions.findIndex(({ code }) => code === chosen),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const focus = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role=option]')[index]?.focus();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the list appears.
  useEffect(() => {
    if (takesFocus)
      list.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOwnKey(event)) return;
    const region = regions[at];
    if ((event.key === 'Enter' || event.key === ' ') && region) onChoose(region);
    else {
      const next = optionByKey(event.key, at, names);
      if (next === undefined) return;
      setAt(next);
      focus(next);
    }
    event.preventDefault();
  };
  return (
    <div ref={list} className="clinic-places" role="listbox" aria-label={label}>
      {regions.map((region, index) => (
        <div
          key={region.code}
          role="option"
          tabIndex={index === at ? 0 : -1}
          aria-selected={region.code === chosen}
          onClick={() => onChoose(region)}
          onFocus={() => setAt(index)}
          onKeyDown={onKeyDown}
          lang={langOf(names[index], language)}
        >
          {names[index]}
        </div>
      ))}
    </div>
  );
}
