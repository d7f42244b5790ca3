import { Button, buttonStyles } from '../ui/button/button.tsx';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';
import type { ActionItem } from './order-action-items.ts';

export const actionButtonStyles = buttonStyles;

interface ActionButtonProps {
  item: ActionItem;
  /** Names the order for screen readers, on a page with several. */
  of?: string | undefined;
  size?: 'm' | 'l';
}

/** An action as a button or a link. */
export function ActionButton({ item, of, size = 'm' }: ActionButtonProps) {
  const label = (
    <>
      {item.label}
      {of && <VisuallyHidden>{` ${of}`}</VisuallyHidden>}
    </>
  );
  return item.link ? (
    <Button kind={item.kind} size={size} {...item.link}>
      {label}
    </Button>
  ) : (
    <Button
      kind={item.kind}
      size={size}
      busy={item.busy}
      busyLabel={item.busyLabel}
      onClick={item.run}
    >
      {label}
    </Button>
  );
}
