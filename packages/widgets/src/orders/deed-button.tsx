import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import type { Deed } from './order-deeds.ts';

export const deedButtonStyles = buttonStyles;

interface DeedButtonProps {
  deed: Deed;
  /** Names the order for screen readers, on a page with several. */
  of?: string | undefined;
  size?: 'm' | 'l';
}

/** A deed as a button or a link. */
export function DeedButton({ deed, of, size = 'm' }: DeedButtonProps) {
  const label = (
    <>
      {deed.label}
      {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
    </>
  );
  return deed.link ? (
    <Button kind={deed.kind} size={size} {...deed.link}>
      {label}
    </Button>
  ) : (
    <Button
      kind={deed.kind}
      size={size}
      busy={deed.busy}
      busyLabel={deed.busyLabel}
      onClick={deed.run}
    >
      {label}
    </Button>
  );
}
