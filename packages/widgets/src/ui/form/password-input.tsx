import { type KeyboardEvent, useState } from 'react';
import { buttonStyles } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { bilingual, useWords } from '../foundation/words.ts';
import { EyeIcon, EyeOffIcon } from '../media/icons.tsx';
import { after } from '../page/timer.ts';
import { TextInput, type TextInputProps, textInputStyles } from './text-input.tsx';

export const passwordInputStyles = [buttonStyles, textInputStyles];

const passwordWords = bilingual({
  zh: { show: '顯示密碼', hide: '隱藏密碼', colon: '：', capsLock: '大寫鎖定已開' },
  en: { show: 'Show password', hide: 'Hide password', colon: ': ', capsLock: 'Caps Lock on' },
});

/** Props of {@link PasswordInput}: those of a TextInput, with a required `autoComplete`. */
export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end'> & {
  /** Tells password managers whether to fill in the saved password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  /** The label of the field, where a form has several passwords: its button is then “Show password: New password”. */
  of?: string | undefined;
};

/** Lifts the limit of typing for a paste: a password that is cut off unseen is not the one that was copied. */
function takeWhole(input: HTMLInputElement): void {
  const most = input.getAttribute('maxlength');
  if (most === null) return;
  input.removeAttribute('maxlength');
  after(0, () => input.setAttribute('maxlength', most));
}

/** A password with a button that reveals it, and a warning while Caps Lock is on. */
export function PasswordInput({
  onKeyDown,
  onKeyUp,
  onBlur,
  onPaste,
  of,
  ...rest
}: PasswordInputProps) {
  const words = useWords(passwordWords);
  const [shown, setShown] = useState(false);
  const [isLocked, setLocked] = useState(false);
  // On keydown and keyup, because Caps Lock itself only takes effect on keyup.
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'));
  return (
    <TextInput
      spellCheck={false}
      autoCapitalize="off"
      {...rest}
      type={shown ? 'text' : 'password'}
      onKeyDown={(event) => {
        look(event);
        onKeyDown?.(event);
      }}
      onKeyUp={(event) => {
        look(event);
        onKeyUp?.(event);
      }}
      onBlur={(event) => {
        setLocked(false);
        onBlur?.(event);
      }}
      onPaste={(event) => {
        takeWhole(event.currentTarget);
        onPaste?.(event);
      }}
      end={
        <>
          <span className="clinic-input-note" role="status">
            {isLocked && words.capsLock}
          </span>
          <IconButton
            label={(shown ? words.hide : words.show) + (of ? words.colon + of : '')}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
          </IconButton>
        </>
      }
    />
  );
}
