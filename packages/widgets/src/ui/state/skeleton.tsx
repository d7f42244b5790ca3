import type { ReactNode } from 'react';
import { busyWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text`: one line as high as the line it stands for (it takes the font around it); `square`: a picture. */
  shape?: 'text' | 'square' | 'circle' | 'button' | 'badge' | undefined;
  /** Per cent of its place. */
  width?: 25 | 33 | 50 | 66 | 75 | 90 | 100 | undefined;
  /** Several lines of text, the last one shorter. */
  lines?: number | undefined;
}

/** A grey shape that takes the exact place of what is coming, and is only seen after 200 ms. */
export function Skeleton({ shape = 'text', width = 100, lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have nothing else to tell them apart.
      key={line}
      className="clinic-skeleton"
      data-shape={shape}
      data-width={lines > 1 && line === lines - 1 ? 66 : width}
      aria-hidden="true"
    />
  ));
}

/** Around skeletons: says once, to a screen reader, that something is loading. */
export function Loading({ label, children }: { label?: string | undefined; children?: ReactNode }) {
  const words = useWords(busyWords);
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <span role="status">{label ?? words.loading}</span>
      </VisuallyHidden>
      {children}
    </div>
  );
}
