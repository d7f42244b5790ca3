import type { ReactNode } from 'react';
import { Button, type ButtonKind, buttonStyles } from '../button/button.tsx';
import { failureWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/icons.tsx';
import { Empty, emptyStyles } from './empty.tsx';
import { Notice, noticeStyles } from './notice.tsx';

export const failureBlockStyles = [buttonStyles, emptyStyles];
export const failureLineStyles = buttonStyles;
export const failureNoticeStyles = [buttonStyles, noticeStyles];
export const tryAgainStyles = buttonStyles;

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
  return (
    <Button kind={kind} busy={busy} onClick={onRetry}>
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

/** Replaces one line: a sentence and a button to retry. */
export function FailureLine({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <p role="alert">
      {children} <TryAgain onRetry={onRetry} />
    </p>
  );
}
