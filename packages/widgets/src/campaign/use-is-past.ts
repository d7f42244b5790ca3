import { type RefObject, useEffect, useState } from 'react';
import { watchSight } from '../ui/page/observers.ts';

/** Has `head` been scrolled past? Not before the browser has looked, so that a server's page agrees. */
export function useIsPast(head: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = watchSight((entries) => {
      const entry = entries.at(-1);
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (head.current) observer.observe(head.current);
    return () => observer.disconnect();
  }, [head]);
  return isPast;
}
