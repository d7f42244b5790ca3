import type { ReactNode } from 'react';
import { Empty } from './empty.tsx';
import { FailureBlock, failureBlockStyles, TryAgain } from './error-state.tsx';

export const pageFailureStyles = failureBlockStyles;

/** Props of {@link PageFailure}. */
export interface PageFailureProps {
  /** Why the page could not be read. */
  message: string;
  /** Whether nothing has the number of the address. */
  isNotFound: boolean;
  icon: ReactNode;
  /** States that nothing has the number: 找不到此訂單 */
  title: ReactNode;
  /** Names the number, and what to check. */
  why: ReactNode;
  /** The primary button to the list. */
  action: ReactNode;
  onRetry(): void;
}

/**
 * Replaces a page that could not be read. A wrong number leads to the list and, quietly, offers a retry; any other
 * failure offers the retry alone.
 */
export function PageFailure(props: PageFailureProps) {
  const { message, isNotFound, icon, title, why, action, onRetry } = props;
  if (!isNotFound)
    return (
      <FailureBlock kind="primary" onRetry={onRetry}>
        {message}
      </FailureBlock>
    );
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
      {why}
    </Empty>
  );
}
