import type { HomeSection } from '@clinicart/sdk/home';
import { type RefObject, useRef } from 'react';
import { useWords } from '../engine/index.ts';
import { sectionOf, useCurrentInView, useCurrentSection } from '../ui/page/scroll-spy.ts';
import { scrollToSection } from '../ui/page/scroll-to.ts';
import { homeWords } from './home-words.ts';

interface JumpBarProps {
  sections: readonly HomeSection[];
  /** Contains the sections, each with its key in `data-section`. */
  root: RefObject<HTMLElement | null>;
  isLoading: boolean;
}

/**
 * Links to the sections and marks the current one. Floats beside the page if the host leaves room, otherwise sticks to
 * the top. Spec: 1§2 Home
 */
export function JumpBar({ sections, root, isLoading }: JumpBarProps) {
  const words = useWords(homeWords);
  const list = useRef<HTMLUListElement>(null);
  const keys = sections.map(({ key }) => key).join(' ');
  // Above the first section, as on a page that has just opened, that one comes next.
  const current = useCurrentSection(root, keys) ?? sections[0]?.key;
  useCurrentInView(list, current);

  if (sections.length < 2) return isLoading ? <JumpBarRoom /> : null;
  const jump = (key: string) => {
    const section = sectionOf(root.current, key);
    const heading = section?.querySelector('h2') ?? section;
    if (heading) heading.tabIndex = -1;
    scrollToSection(section, heading);
  };
  return (
    <nav className="clinic-home-jump" aria-label={words.jump}>
      <ul ref={list}>
        {sections.map(({ key, kind, name }) => (
          <li key={key}>
            <button
              type="button"
              aria-current={key === current ? 'true' : undefined}
              onClick={() => jump(key)}
            >
              {kind === 'floor' ? name : words.sections[kind]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Holds the room of the strip until the sections are known. */
function JumpBarRoom() {
  return (
    <div className="clinic-home-jump" aria-hidden="true">
      <ul>
        <li>
          <button type="button" disabled>
            {'\u00a0'}
          </button>
        </li>
      </ul>
    </div>
  );
}
