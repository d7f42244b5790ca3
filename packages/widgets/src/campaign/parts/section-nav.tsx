import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../engine/index.ts';
import { scrollToSection } from '../../ui/scroll-to.ts';
import { campaignWords } from './campaign-words.ts';

/** A place of the side navigation. */
export interface SectionPlace {
  readonly key: string;
  readonly name: string;
}

interface SectionNavProps {
  places: readonly SectionPlace[];
  current: string | undefined;
  /** Scrolled past the head of the page: before that there is nothing to jump to. */
  isShown: boolean;
  root: RefObject<HTMLElement | null>;
}

function goTo(root: HTMLElement | null, key: string): void {
  scrollToSection(root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`));
}

/** Floats beside the page where the host has room for it, or stays above the sections, and marks the one being read. Spec: 2§2.11 */
export function SectionNav({ places, current, isShown, root }: SectionNavProps) {
  const text = useWords(campaignWords);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is longer than the screen: the marked one comes into it.
  useLayoutEffect(() => {
    const row = list.current;
    const marked = row?.querySelector<HTMLElement>(`[data-place="${CSS.escape(current ?? '')}"]`);
    if (!row || !marked || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = marked.offsetLeft - (row.clientWidth - marked.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      className="clinic-campaign-nav"
      aria-label={text.sections}
      data-shown={isShown || undefined}
    >
      <ul ref={list}>
        {places.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              data-place={key}
              aria-current={key === current ? 'true' : undefined}
              onClick={() => goTo(root.current, key)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
