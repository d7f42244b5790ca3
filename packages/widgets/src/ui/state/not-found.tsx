import type { ReactNode } from 'react';
import { Empty, emptyStyles } from './empty.tsx';
import { TryAgain, tryAgainStyles } from './error-state.tsx';

export const notFoundStyles = [emptyStyles, tryAgainStyles];

/** Props of {@link NotFound}. */
export interface NotFoundProps {
  icon: ReactNode;
  /** States that nothing has the number: 找不到此訂單 */
  title: ReactNode;
  /** Names the number, and what to check. */
  children: ReactNode;
  /** The primary button to the list. */
  action: ReactNode;
  onRetry(): void;
}

/** Replaces a page whose address has a wrong number: a link to the list and, quietly, a retry. */
export function NotFound({ icon, title, children, action, onRetry }: NotFoundProps) {
  return (
    <Empty
      role="alert"
      icon={icon}
      title={title}
      action={
        <>
          <TryAgain onRetry={onRetry} />
          {action}
        </>
      }
    >
      {children}
    </Empty>
  );
}
