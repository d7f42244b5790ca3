import type { ComponentPropsWithRef } from 'react';
import { useFieldControl } from './field.tsx';

export { default as textAreaStyles } from './field.css?inline';

/**
 * A multi-line text in the frame of a TextInput. Takes label, message and state from a Field around it.
 */
export function TextArea(props: ComponentPropsWithRef<'textarea'>) {
  const control = useFieldControl();
  return (
    <span className="clinic-input" part="input-frame">
      <textarea part="input" {...control} {...props} />
    </span>
  );
}
