import { type RefObject, useRef } from 'react';
import { useWords } from '../engine/index.ts';
import { sectionOf, useCurrentInView } from '../ui/page/scroll-spy.ts';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { campaignWords } from './campaign-words.ts';

/** An entry of the navigation. */
export interface SectionEntry {
  readonly key: string;
  readonly name: string;
}

interface SectionNavProps {
  entries: readonly SectionEntry[];
  current: string | undefined;
  /** The heading of the page has been scrolled past: before that there is nothing to jump to. */
  isShown: boolean;
  root: RefObject<HTMLElement | null>;
}

/**
 * Links to the sections and marks the current one. Floats beside the page if the host leaves room, otherwise sticks
 * above the sections. Spec: 2§2.11
 */
export function SectionNav({ entries, current, isShown, root }: SectionNavProps) {
  const text = useWords(campaignWords);
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  return (
    <nav
      className="clinic-campaign-nav"
      aria-label={text.sections}
      data-shown={isShown || undefined}
    >
      <ul ref={list}>
        {entries.map(({ key, name }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === current ? 'true' : undefined}
              onClick={() => scrollToSection(sectionOf(root.current, key))}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
