import type { Explanation } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useSay } from '../engine/index.ts';
import { Notice } from '../ui/state/notice.tsx';

/** Something that keeps the order from being placed, said where it can be mended. */
export interface Trouble {
  readonly about: string;
  readonly id?: string | undefined;
  readonly why: Explanation;
  readonly fix?: Explanation | undefined;
  /** Not a rule's: something has changed on the server. */
  readonly isNews?: boolean;
}

/** The name by which the focus finds a place: `store:12`, `payment`. */
export const placeName = (about: string, id?: string) =>
  id === undefined ? about : `${about}:${id}`;

interface TroubleNoticeProps {
  trouble: Trouble | undefined;
  /** Every place that this notice stands for. */
  at: readonly string[];
  action?: ReactNode;
}

/** Why the order cannot be placed, and what would mend it; nothing where the reason lies elsewhere. */
export function TroubleNotice({ trouble, at, action }: TroubleNoticeProps) {
  const say = useSay();
  if (!trouble || !at.includes(placeName(trouble.about, trouble.id))) return null;
  return (
    <div className="clinic-checkout-trouble" data-trouble="" tabIndex={-1}>
      <Notice tone="danger" role="alert" lead={say(trouble.why)} action={action}>
        {trouble.fix && say(trouble.fix)}
      </Notice>
    </div>
  );
}
