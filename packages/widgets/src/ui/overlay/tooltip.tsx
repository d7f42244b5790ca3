import { type ReactNode, useState } from 'react';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Names the tooltip for `aria-describedby` of the control inside. */
  id: string;
  /** None shows only the control. */
  text: string | undefined;
  /** One control, described by the tooltip. */
  children: ReactNode;
}

/**
 * A sentence under a control while either is pointed at, or the control has a visible focus. Esc takes it away until
 * the pointer or the focus comes again.
 */
export function Tooltip({ id, text, children }: TooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  const again = () => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the control inside.
    <span
      className="clinic-tooltip-place"
      data-dismissed={isDismissed || undefined}
      onPointerLeave={again}
      onBlur={again}
      onClick={() => setDismissed(true)}
      onKeyDown={({ key }) => key === 'Escape' && setDismissed(true)}
    >
      {children}
      {text && (
        <span id={id} role="tooltip" className="clinic-tooltip" part="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}
