import type { ReactNode } from 'react';

/** Text for screen readers only; with `role="status"` they announce its changes. */
export function VisuallyHidden({ children, role }: { children?: ReactNode; role?: 'status' }) {
  return (
    <span className="clinic-visually-hidden" role={role}>
      {children}
    </span>
  );
}
