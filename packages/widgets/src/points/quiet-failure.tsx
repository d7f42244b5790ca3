import { useWords } from '../engine/index.ts';
import { TryAgain, tryAgainStyles } from '../ui/state/error-state.tsx';
import { pointsWords } from './points-words.ts';
import quietFailureCss from './quiet-failure.css?inline';

export const quietFailureStyles = [tryAgainStyles, quietFailureCss];

/**
 * Takes the place of an answer that failed. Points calls fail in silence, so the frame stays empty, without the server's
 * message, and one small line leads on. Spec: 2§8
 */
export function QuietFailure({ onRetry }: { onRetry(): void }) {
  const text = useWords(pointsWords);
  return (
    <p className="clinic-points-quiet" role="status">
      {text.unread} <TryAgain onRetry={onRetry} />
    </p>
  );
}
