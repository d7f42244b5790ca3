import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { PrivateInput } from './private-input.tsx';

/** Props of {@link TextInput}: every native input attribute and `ref`, and what shares its frame. */
export type TextInputProps = ComponentPropsWithRef<'input'> & {
  /** Inside the frame before the text: an icon, a bare {@link Select} with an area code. */
  lead?: ReactNode;
  /** Inside the frame after the text. */
  end?: ReactNode;
};

/** A 40 px line of text. Inside a {@link Field} it takes its label, message and state from there. */
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
