import type { ReactNode } from 'react';

export { default as badgeStyles } from './badge.css?inline';

/** Colour of a badge. `offer` is the solid accent of a discount, `count` the round number on an icon. */
export type BadgeTone =
  | 'offer'
  | 'accent'
  | 'primary'
  | 'success'
  | 'info'
  | 'warning'
  | 'danger'
  | 'neutral'
  | 'outline'
  | 'count';

/** Props of {@link Badge}. */
export interface BadgeProps {
  tone: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A 20 px word on a coloured ground. The colour conveys nothing that the word does not. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className="clinic-badge" part={`badge badge-${tone}`} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
