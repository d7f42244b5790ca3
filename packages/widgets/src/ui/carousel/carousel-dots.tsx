import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '../foundation/words.ts';
import { isOwnKey } from '../page/own-key.ts';
import { carouselWords } from './carousel-words.ts';

export { default as carouselDotsStyles } from './carousel.css?inline';

interface CarouselDotsProps {
  /** Prefix of the slides' ids: `{id}-0`, `{id}-1` … */
  id: string;
  at: number;
  total: number;
  onChoose(index: number): void;
}

/** One tab for each slide. All tabs are one stop of the Tab key; arrow keys, Home and End move between them. */
export function CarouselDots({ id, at, total, onChoose }: CarouselDotsProps) {
  const words = useWords(carouselWords);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.shiftKey || !isOwnKey(event)) return;
    const next = placeOfKey(event.key, at, total);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div
      ref={list}
      className="clinic-carousel-dots"
      role="tablist"
      aria-label={words.slides}
      onKeyDown={onKeyDown}
    >
      {Array.from({ length: total }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a dot.
          key={index}
          type="button"
          role="tab"
          className="clinic-carousel-dot"
          aria-label={words.slideOf({ index: index + 1, total })}
          aria-selected={index === at}
          aria-controls={`${id}-${index}`}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

function placeOfKey(key: string, at: number, total: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % total;
  if (key === 'ArrowLeft') return (at - 1 + total) % total;
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : undefined;
}
