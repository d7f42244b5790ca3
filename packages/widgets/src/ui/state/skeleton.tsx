import type { ReactNode } from 'react';
import { busyWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';

export { default as skeletonStyles } from './skeleton.css?inline';

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** `text`: one line, as high as a line of the surrounding font; `square`: a picture. */
  shape?: 'text' | 'square' | 'circle' | 'button' | 'badge' | undefined;
  /** Percentage of the container. */
  width?: 25 | 33 | 50 | 66 | 75 | 90 | 100 | undefined;
  /** Number of text lines; the last one is shorter. */
  lines?: number | undefined;
}

/** A grey shape of the same size as the content that is loading. It appears after 200 ms. */
export function Skeleton({ shape = 'text', width = 100, lines = 1 }: SkeletonProps) {
  return Array.from({ length: lines }, (_, line) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a line of a skeleton.
      key={line}
      className="clinic-skeleton"
      data-shape={shape}
      data-width={lines > 1 && line === lines - 1 ? 66 : width}
      aria-hidden="true"
    />
  ));
}

/** Wraps skeletons and announces once to screen readers that content is loading. */
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
