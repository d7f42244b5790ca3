import type { ComponentPropsWithRef } from 'react';
import { ChevronDownIcon } from '../media/icons.tsx';
import { useFieldControl } from './field.tsx';

export { default as selectStyles } from './field.css?inline';

/** Props of {@link Select}: every native select attribute and `ref`; children are `<option>`s. */
export type SelectProps = ComponentPropsWithRef<'select'> & {
  /** Without a frame and outside the field's association, as `lead` of a {@link TextInput}; needs an `aria-label`. */
  bare?: boolean | undefined;
};

/** A native select in the frame of a field. */
export function Select({ bare, children, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <span className={bare ? 'clinic-select' : 'clinic-select clinic-input'} part="input-frame">
      <select part="input" {...(bare ? {} : control)} {...rest}>
        {children}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  );
}
