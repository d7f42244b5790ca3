import type { ReactNode } from 'react';
import { Button, type ButtonKind, buttonStyles } from '../button/button.tsx';
import { failureWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/first-icons.tsx';
import { useFocusHeir } from '../page/use-focus-heir.ts';
import { Empty, emptyStyles } from './empty.tsx';

export const tryAgainStyles = buttonStyles;
export const failureBlockStyles = [tryAgainStyles, emptyStyles];

interface TryAgainProps {
  onRetry(): void;
  kind?: ButtonKind;
  busy?: boolean | undefined;
  /** Names the object of the retry, for screen readers on a page with several such buttons. */
  of?: string | undefined;
}

/** The button that retries: the same word in the whole shop. */
export function TryAgain({ onRetry, kind = 'link', busy, of }: TryAgainProps) {
  const words = useWords(failureWords);
  const button = useFocusHeir<HTMLButtonElement>();
  return (
    <Button ref={button} kind={kind} busy={busy} onClick={onRetry}>
      {words.tryAgain}
      {of && <VisuallyHidden>{of}</VisuallyHidden>}
    </Button>
  );
}

/** Props of {@link FailureBlock}. */
export interface FailureBlockProps {
  /** States what failed; “Could not load” by default. */
  title?: ReactNode;
  /** The reason: the sentence of the error. */
  children?: ReactNode;
  onRetry(): void;
  /** `primary` if the page shows nothing else. */
  kind?: ButtonKind;
}

/** Replaces a page, a list or a panel that could not be loaded. */
export function FailureBlock({ title, children, onRetry, kind = 'secondary' }: FailureBlockProps) {
  const words = useWords(failureWords);
  return (
    <Empty
      role="alert"
      tone="danger"
      icon={<AlertIcon size={20} />}
      title={title ?? words.failed}
      action={<TryAgain kind={kind} onRetry={onRetry} />}
    >
      {children}
    </Empty>
  );
}
