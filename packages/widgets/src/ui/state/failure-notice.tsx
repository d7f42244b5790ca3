import type { ReactNode } from 'react';
import { TryAgain, tryAgainStyles } from './error-state.tsx';
import { Notice, noticeStyles } from './notice.tsx';

export const failureNoticeStyles = [tryAgainStyles, noticeStyles];

/** Props of {@link FailureNotice}. */
export interface FailureNoticeProps {
  /** States what failed, with its full stop. */
  lead?: ReactNode;
  /** The reason: the sentence of the error. */
  children?: ReactNode;
  /** Omit it if a retry is of no use. */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  of?: string | undefined;
}

/** Reports a failure beside content that is still there. */
export function FailureNotice({ lead, children, onRetry, busy, of }: FailureNoticeProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      lead={lead}
      action={onRetry && <TryAgain onRetry={onRetry} busy={busy} of={of} />}
    >
      {children}
    </Notice>
  );
}
