import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { IconButton } from './button.tsx';
import { useFieldControl } from './field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { passwordWords } from './ui-words.ts';
import { useWords } from './words.ts';

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
      <input type="text" part="input" {...control} {...rest} />
      {end}
    </span>
  );
}

/** A password with a button that shows it. `autoComplete` says whether it is the current or a new one. */
export function PasswordInput(
  props: Omit<TextInputProps, 'type' | 'end'> & {
    autoComplete: 'current-password' | 'new-password' | 'off';
  },
) {
  const words = useWords(passwordWords);
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="off"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton label={shown ? words.hide : words.show} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
        </IconButton>
      }
    />
  );
}
