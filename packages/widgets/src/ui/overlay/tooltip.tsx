import { type ReactNode, useState } from 'react';

export { default as tooltipStyles } from './tooltip.css?inline';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** Names the tooltip for `aria-describedby` of the control inside. */
  id: string;
  /** Undefined shows only the control. */
  text: string | undefined;
  /** The control that the tooltip describes. */
  children: ReactNode;
}

/**
 * A sentence below a control, visible while the pointer is on either of them or the control has visible focus. Esc
 * hides it until the pointer or the focus returns.
 */
export function Tooltip({ id, text, children }: TooltipProps) {
  const [isDismissed, setDismissed] = useState(false);
  const again = () => setDismissed(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events belong to the control inside.
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
