import type { ReactNode } from 'react';

/** Text for a screen reader only. */
export function VisuallyHidden({ children }: { children?: ReactNode }) {
  return <span className="clinic-visually-hidden">{children}</span>;
}
