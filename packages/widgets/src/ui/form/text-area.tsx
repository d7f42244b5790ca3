import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';

/** Several lines of text, in the frame of a TextInput. Inside a Field it takes its label, message and state from there. Sheets: field. */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  const control = useFieldControl();
  return (
    <span className="clinic-input" part="input-frame">
      <textarea part="input" {...control} {...props} />
    </span>
  );
}
