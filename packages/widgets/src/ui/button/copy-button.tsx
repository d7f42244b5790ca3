import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';
import { bilingual, useWords } from '../foundation/words.ts';
import { CheckIcon, CopyIcon } from '../media/icons.tsx';
import { after } from '../page/timer.ts';
import { Button, buttonStyles } from './button.tsx';
import { IconButton } from './icon-button.tsx';

export const copyButtonStyles = buttonStyles;

const copyWords = bilingual({
  zh: { copied: '已複製。', failed: '未能複製，請自行選取文字。' },
  en: { copied: 'Copied.', failed: 'Could not copy. Select the text and copy it yourself.' },
});

/** Time for which the button confirms the copy. */
const SAID_MS = 4000;

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  /** Text to write to the clipboard. */
  text: string;
  /** Accessible name of the button: “Copy the order number”. */
  label: string;
  /** Shows the label as text instead of an icon. */
  worded?: boolean | undefined;
  /** Confirms the copy; “Copied.” by default. */
  done?: string | undefined;
}

/** Copies a text and announces the result, also if the browser denies access to the clipboard. */
export function CopyButton({ text, label, worded, done }: CopyButtonProps) {
  const words = useWords(copyWords);
  const [state, setState] = useState<'copied' | 'failed'>();
  useEffect(() => (state ? after(SAID_MS, () => setState(undefined)) : undefined), [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const said = state === 'copied' ? (done ?? words.copied) : state && words[state];
  const icon = state === 'copied' ? <CheckIcon /> : <CopyIcon />;
  return (
    <>
      {worded ? (
        <Button kind="link" icon={icon} onClick={copy}>
          {label}
        </Button>
      ) : (
        <IconButton label={label} onClick={copy}>
          {icon}
        </IconButton>
      )}
      <span role="status">
        {state === 'failed' || worded ? said : said && <VisuallyHidden>{said}</VisuallyHidden>}
      </span>
    </>
  );
}
