import { busyWords } from './ui-words.ts';
import { VisuallyHidden } from './visually-hidden.tsx';
import { useWords } from './words.ts';

/** The turning ring alone, decorative: what it stands for is said by words beside it. */
export function Ring() {
  return <span className="clinic-ring" aria-hidden="true" />;
}

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Said to a screen reader; “Loading” when not given. */
  label?: string | undefined;
}

/** A ring that announces that something is loading. */
export function Spinner({ label }: SpinnerProps) {
  const words = useWords(busyWords);
  return (
    <span className="clinic-spinner" role="status">
      <Ring />
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </span>
  );
}
