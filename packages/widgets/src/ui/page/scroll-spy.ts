import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useIntersection } from './use-intersection.ts';

/** A section is current while it crosses this line of the viewport, just below where a jump to it ends. */
const READING_PART = 0.28;
const READING_LINE = `-${READING_PART * 100}% 0px -${100 - READING_PART * 100}% 0px`;

const SECTIONS = '[data-section]';

/** Returns the element inside `root` with this `data-section`. */
export function sectionOf(root: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
}

/**
 * Returns the `data-section` inside `root` that is being read. Undefined until the browser has observed them, so that
 * hydration matches the server, and above the first one; between two sections the last one stays current. `sections`
 * changes with the elements.
 */
export function useCurrentSection(
  root: RefObject<HTMLElement | null>,
  sections: unknown,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const crossing = useRef(new Set<Element>());
  useIntersection(
    root,
    ({ target, isIntersecting }) => {
      if (isIntersecting) crossing.current.add(target);
      else crossing.current.delete(target);
      const elements = [...(root.current?.querySelectorAll(SECTIONS) ?? [])];
      const first = elements.find((section) => crossing.current.has(section));
      if (first) setCurrent(first.getAttribute('data-section') ?? '');
      else if (isBelowLine(elements[0])) setCurrent(undefined);
    },
    { rootMargin: READING_LINE, selector: SECTIONS, key: sections },
  );
  return current;
}

const isBelowLine = (section: Element | undefined) =>
  section !== undefined && section.getBoundingClientRect().top > innerHeight * READING_PART;

/** Keeps the `aria-current` item of a scrolling row visible, without scrolling the page. */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` moves the mark.
  useLayoutEffect(() => {
    const list = row.current;
    const marked = list?.querySelector('[aria-current]')?.parentElement;
    if (!list || !marked || list.scrollWidth <= list.clientWidth) return;
    list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
  }, [row, current]);
}
