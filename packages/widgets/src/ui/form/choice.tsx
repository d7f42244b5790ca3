import { type ComponentPropsWithRef, type ReactNode, useCallback } from 'react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

export { default as choiceStyles } from './choice.css?inline';

/** Props of {@link Checkbox} and {@link Radio}: the label and every native attribute. */
export type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  /** Hides the label visually, as in the first cell of a row. */
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

export type CheckboxProps = Omit<ChoiceProps, 'ref'> & {
  /** True if some but not all of the items below it are checked. */
  mixed?: boolean | undefined;
};

export function Checkbox({ mixed = false, ...props }: CheckboxProps) {
  // `indeterminate` has no attribute, so the server's HTML cannot contain it.
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = mixed;
    },
    [mixed],
  );
  return <Choice {...props} type="checkbox" ref={mark} />;
}

/** A radio button; those with the same `name` form a group. */
export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" />;
}
