import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../foundation/class-names.ts';

/** Props of {@link IconButton}: a button, or a link if `href` is given, with the accessible name `label`. */
export type IconButtonProps = {
  label: string;
  children: ReactNode;
  edged?: boolean | undefined;
} & (
  | (ComponentPropsWithRef<'button'> & { href?: undefined })
  | (ComponentPropsWithRef<'a'> & { href: string })
);

/** A 32 px square with one icon; the label is its accessible name and its tooltip. */
export function IconButton({ label, edged, className, children, ...rest }: IconButtonProps) {
  const look = {
    className: classes('clinic-icon-button', className),
    part: 'icon-button',
    'aria-label': label,
    title: label,
    'data-edged': edged || undefined,
  };
  if (rest.href !== undefined) {
    return (
      <a {...look} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <button {...look} type="button" {...rest}>
      {children}
    </button>
  );
}
