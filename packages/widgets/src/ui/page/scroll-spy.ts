import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { watchSight } from './observers.ts';

/** A section is the one being read while it crosses this line of the window, which lies below where a jump comes to rest. */
const READING_LINE = '-28% 0px -72% 0px';

const keyOf = (section: Element) => section.getAttribute('data-section') ?? '';

/** The element inside `root` that is marked with this `data-section`. */
export function sectionOf(root: HTMLElement | null, key: string): HTMLElement | null | undefined {
  return root?.querySelector<HTMLElement>(`[data-section="${CSS.escape(key)}"]`);
}

/**
 * Which of the elements marked `data-section` inside `root` is being read. Nothing before the browser has looked, so
 * that a server's page agrees; between two sections the last one goes on. `of` is another when the sections are.
 */
export function useCurrentSection(
  root: RefObject<HTMLElement | null>,
  of: unknown,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says that the sections are others.
  useEffect(() => {
    const sections = [...(root.current?.querySelectorAll('[data-section]') ?? [])];
    const crossing = new Set<Element>();
    const observer = watchSight((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(target);
        else crossing.delete(target);
      }
      const first = sections.find((section) => crossing.has(section));
      if (first) setCurrent(keyOf(first));
    }, READING_LINE);
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [root, of]);
  return current;
}

/** Keeps the `aria-current` item of a row that is longer than its place in view; the page itself does not move for it. */
export function useCurrentInView(
  row: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current.
  useLayoutEffect(() => {
    const list = row.current;
    const marked = list?.querySelector('[aria-current]')?.parentElement;
    if (!list || !marked || list.scrollWidth <= list.clientWidth) return;
    list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
  }, [row, current]);
}
