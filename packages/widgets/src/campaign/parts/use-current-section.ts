import { type RefObject, useEffect, useState } from 'react';

/** The section that crosses this line of the screen is the one being read. */
const LINE = '-35% 0px -65% 0px';

/**
 * Which of the elements marked `data-section` inside `root` is being read, and whether `head` has been
 * scrolled past. Nothing before the browser has looked, so that a server's page agrees.
 */
export function useCurrentSection(
  root: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  /** Changes when the sections do. */
  of: unknown,
): { current: string | undefined; isPast: boolean } {
  const [current, setCurrent] = useState<string>();
  const [isPast, setPast] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `of` says that the sections are others.
  useEffect(() => {
    const reading = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter((entry) => entry.isIntersecting).at(-1)?.target;
        if (entered instanceof HTMLElement) setCurrent(entered.dataset['section']);
      },
      { rootMargin: LINE },
    );
    const sections = root.current?.querySelectorAll('[data-section]') ?? [];
    for (const section of sections) reading.observe(section);
    const passing = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (head.current) passing.observe(head.current);
    return () => {
      reading.disconnect();
      passing.disconnect();
    };
  }, [root, head, of]);
  // Before there is anything to jump to, nothing is marked.
  return { current: isPast ? current : undefined, isPast };
}
