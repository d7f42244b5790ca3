import type { ReactNode } from 'react';
import { TryAgain, tryAgainStyles } from './error-state.tsx';

export const failureLineStyles = tryAgainStyles;

/** Replaces one line: a sentence and a button to retry. */
export function FailureLine({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <p role="alert">
      {children} <TryAgain onRetry={onRetry} />
    </p>
  );
}
