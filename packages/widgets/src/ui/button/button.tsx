import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from '../foundation/class-names.ts';
import { busyWords } from '../foundation/ui-words.ts';
import { useWords } from '../foundation/words.ts';
import { Ring } from './spinner.tsx';

export { default as buttonStyles } from './button.css?inline';

/** Look of a button. Use `danger-solid` only in a confirm dialog, and `primary` once in a view. */
export type ButtonKind = 'primary' | 'secondary' | 'neutral' | 'danger' | 'danger-solid' | 'link';

interface Look {
  /** `neutral` by default. */
  kind?: ButtonKind | undefined;
  /** Height: 28, 36 (the default) or 44 px; always 44 px on touch screens and in a narrow widget. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Fills the width of its container. */
  block?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

interface Busy {
  /** Shows a spinner and `busyLabel` in the same width and ignores clicks; the focus stays on the button. */
  busy?: boolean | undefined;
  /** The verb while busy, no longer than the label: 提交中, Adding. */
  busyLabel?: string | undefined;
}

/** A button, or a link that looks like one if `href` is given. */
export type ButtonProps =
  | (Look & Busy & ComponentPropsWithRef<'button'> & { href?: undefined })
  | (Look & ComponentPropsWithRef<'a'> & { href: string; busy?: undefined; busyLabel?: undefined });

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The only button of the shop. Passes all other native attributes and `ref` to the element. */
export function Button({
  kind = 'neutral',
  size = 'm',
  block,
  icon,
  iconEnd,
  busy,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const words = useWords(busyWords);
  const look = {
    className: classes('clinic-button', className),
    part: `button button-${kind}`,
    'data-kind': kind,
    'data-size': size,
    'data-block': block || undefined,
  };
  const label = (
    <span className="clinic-button-label">
      {icon}
      {children}
      {iconEnd}
    </span>
  );
  if (rest.href !== undefined) {
    return (
      <a {...look} {...rest}>
        {label}
      </a>
    );
  }
  return (
    <button
      {...look}
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : rest.onClick}
    >
      {label}
      {busy && (
        <span className="clinic-button-busy">
          <Ring />
          {busyLabel ?? words.working}
        </span>
      )}
    </button>
  );
}
