import type { ReactNode } from 'react';

export { default as emptyStyles } from './empty.css?inline';

/** Props of {@link Empty}. */
export interface EmptyProps {
  icon: ReactNode;
  /** States the fact: 未有訂單 */
  title: ReactNode;
  /** The reason, or what to do next. */
  children?: ReactNode;
  /** One action, or two with the less prominent one first. */
  action?: ReactNode;
  tone?: 'neutral' | 'primary' | 'danger' | undefined;
  /** `alert` for a failure, which screen readers then announce. */
  role?: 'alert' | 'status' | undefined;
}

/** Replaces a list or a panel that has nothing to show: icon, title, reason, one action. */
export function Empty({ icon, title, children, action, tone = 'neutral', role }: EmptyProps) {
  return (
    <div className="clinic-empty" part="empty" data-tone={tone} role={role}>
      <span className="clinic-empty-icon">{icon}</span>
      <div>
        <p className="clinic-empty-title">{title}</p>
        {children && <div className="clinic-empty-why">{children}</div>}
      </div>
      {action && <div className="clinic-empty-action">{action}</div>}
    </div>
  );
}
