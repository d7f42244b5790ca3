import { type ComponentPropsWithRef, type ReactNode, useCallback } from 'react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

/** Props of {@link Checkbox} and {@link Radio}: every native attribute, and the words beside the box. */
export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** The label is only for a screen reader, as in the first cell of a row. */
  labelHidden?: boolean | undefined;
};

function Choice({
  type,
  label,
  labelHidden,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) {
  return (
    <label className="clinic-choice" part="choice">
      <input type={type} {...rest} />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
    </label>
  );
}

/** Props of {@link Checkbox}. */
export type CheckboxProps = Omit<ChoiceProps, 'ref'> & {
  /** Some but not all of what it stands for. */
  mixed?: boolean | undefined;
};

/** A box to tick. */
export function Checkbox({ mixed = false, ...props }: CheckboxProps) {
  // `indeterminate` has no attribute, so it cannot be in the server's HTML.
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  return <Choice {...props} type="checkbox" ref={mark} />;
}

/** One of several; those of one `name` belong together. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}
