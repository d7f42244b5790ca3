import type { ReactNode } from 'react';
import { Button, type ButtonKind } from '../button/button.tsx';
import { failureWords } from '../foundation/ui-words.ts';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { useWords } from '../foundation/words.ts';
import { AlertIcon } from '../media/icons.tsx';
import { Empty } from './empty.tsx';
import { Notice } from './notice.tsx';

interface TryAgainProps {
  onRetry(): void;
  kind?: ButtonKind;
  busy?: boolean | undefined;
  /** What is tried again, for those who hear one such button among several. */
  of?: string | undefined;
}

/** The button that asks once more: one word for it in the whole shop. */
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
  /** What could not be had; “Could not load” when not given. */
  title?: ReactNode;
  /** Why: the sentence of the error. */
  children?: ReactNode;
  onRetry(): void;
  /** `primary` where it is all that a page shows. */
  kind?: ButtonKind;
}

/** In the place of a page, a list or a panel that could not be had. */
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
  /** What could not be had, with its full stop. */
  lead?: ReactNode;
  /** Why: the sentence of the error. */
  children?: ReactNode;
  /** Nothing where asking again is of no use. */
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  of?: string | undefined;
}

/** Beside what is still there: what could not be had or done. */
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

/** In the place of one line: a sentence and the way to ask again. */
export function FailureLine({ children, onRetry }: { children: ReactNode; onRetry(): void }) {
  return (
    <p role="alert">
      {children} <TryAgain onRetry={onRetry} />
    </p>
  );
}
