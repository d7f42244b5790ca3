import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { PrivateInput } from './private-input.tsx';

export { default as textInputStyles } from './field.css?inline';

/** Props of {@link TextInput}: every native input attribute and `ref`, and the content of its frame. */
export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Inside the frame before the text: an icon, or a bare {@link Select} with an area code. */
  lead?: ReactNode;
  /** Inside the frame after the text. */
  end?: ReactNode;
};

/** A 40 px line of text. Takes label, message and state from a {@link Field} around it. */
export function TextInput({ lead, end, className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <span className="clinic-input" part="input-frame">
      {lead}
      <PrivateInput type="text" part="input" {...control} {...rest} />
      {end}
    </span>
  );
}
