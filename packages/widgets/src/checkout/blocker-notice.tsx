import type { Explanation } from '@clinicart/sdk';
import type { ReactNode } from 'react';
import { useSay } from '../engine/index.ts';
import { Notice } from '../ui/state/notice.tsx';

/** A reason that blocks the order, shown where the buyer can fix it. */
export interface ShownBlocker {
  readonly about: string;
  readonly id?: string | undefined;
  readonly why: Explanation;
  readonly fix?: Explanation | undefined;
  /** The server changed something; no rule blocks the order. */
  readonly isNews?: boolean;
}

/** Identifies a part of the page for a blocker: `store:12`, `payment`. */
export const partName = (about: string, id?: string) =>
  id === undefined ? about : `${about}:${id}`;

interface BlockerNoticeProps {
  blocker: ShownBlocker | undefined;
  /** The parts of the page that this notice belongs to. */
  at: readonly string[];
  action?: ReactNode;
}

/** Why the order cannot be placed and how to fix it; empty where the blocker concerns another part. */
export function BlockerNotice({ blocker, at, action }: BlockerNoticeProps) {
  const say = useSay();
  if (!blocker || !at.includes(partName(blocker.about, blocker.id))) return null;
  return (
    <div className="clinic-checkout-trouble" data-trouble="" tabIndex={-1}>
      <Notice tone="danger" role="alert" lead={say(blocker.why)} action={action}>
        {blocker.fix && say(blocker.fix)}
      </Notice>
    </div>
  );
}
