import type { HomeSection } from '@clinicart/sdk';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { homeWords } from './home-words.ts';

/** A section is the current one while it crosses this line of the window, which lies below where a jump comes to rest. */
const READING_LINE = '-28% 0px -72% 0px';

interface JumpBarProps {
  sections: readonly HomeSection[];
  /** Holds the sections, each with its key in `data-section`. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Jumps to a section and says which one is being read: beside the page where the host has room for it, else a strip
 * that stays at the top. Spec: 1§2 Home
 */
export function JumpBar({ sections, root }: JumpBarProps) {
  const words = useWords(homeWords);
  const list = useRef<HTMLUListElement>(null);
  const keys = sections.map(({ key }) => key).join(' ');
  const current = useCurrentSection(root, keys);

  const place = sections.findIndex(({ key }) => key === current);

  // The strip keeps what is current in view; the page itself must not move for it.
  useEffect(() => {
    const strip = list.current;
    const item = strip?.children[place];
    if (strip && item instanceof HTMLElement)
      strip.scrollLeft = item.offsetLeft - strip.clientWidth / 2 + item.clientWidth / 2;
  }, [place]);

  if (sections.length < 2) return null;
  const jump = (key: string) => {
    const section = sectionOf(root.current, key);
    if (!section) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth' });
    const heading = section.querySelector('h2') ?? section;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
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

const sectionOf = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-section="${key}"]`);

function useCurrentSection(root: RefObject<HTMLElement | null>, keys: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const inBand = new Set<string>();
    const order = keys.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const key = target.getAttribute('data-section') ?? '';
          if (isIntersecting) inBand.add(key);
          else inBand.delete(key);
        }
        // Between two sections the last one goes on.
        setCurrent((last) => order.find((key) => inBand.has(key)) ?? last);
      },
      { rootMargin: READING_LINE },
    );
    for (const key of order) {
      const section = sectionOf(root.current, key);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [root, keys]);
  return current;
}
