import type { ReactNode } from 'react';

/** Props of {@link Empty}. */
export interface EmptyProps {
  icon: ReactNode;
  /** What: 未有訂單 */
  title: ReactNode;
  /** Why, or what to do. */
  children?: ReactNode;
  /** One action; at most a quieter second one before it. */
  action?: ReactNode;
  tone?: 'neutral' | 'primary' | 'danger' | undefined;
  /** `alert` for a failure, which is then announced. */
  role?: 'alert' | 'status' | undefined;
}

/** The place of a list or a panel that has nothing to show: icon, what, why, one action. */
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
