import type { ReactNode } from 'react';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import merchantNotesCss from './merchant-notes.css?inline';

export const merchantNotesStyles = [copyButtonStyles, merchantNotesCss];

/** The merchant's notes: accounts, addresses, instructions. */
export function MerchantNotes({ children }: { children: ReactNode }) {
  return <dl className="clinic-merchant-notes">{children}</dl>;
}

interface MerchantNoteProps {
  title: string;
  /** The label of the copy button. */
  label: string;
  /** The merchant's text; '' renders nothing. */
  text: string;
}

/** One note with its line breaks, and a button that copies it. */
export function MerchantNote({ title, label, text }: MerchantNoteProps) {
  if (!text) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
      <dd className="clinic-merchant-copy">
        <CopyButton worded label={label} text={text} />
      </dd>
    </div>
  );
}
