import type { ReactNode } from 'react';

/** Text for a screen reader only; with `role` status what comes into it is said. */
export function VisuallyHidden({ children, role }: { children?: ReactNode; role?: 'status' }) {
  return (
    <span className="clinic-visually-hidden" role={role}>
      {children}
    </span>
  );
}
