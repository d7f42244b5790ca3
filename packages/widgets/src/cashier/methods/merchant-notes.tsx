import type { ReactNode } from 'react';
import { CopyButton } from '../../ui/button/copy-button.tsx';

/** Notes of the merchant on a quiet ground: accounts, addresses, instructions. Sheets: button, merchant-notes */
export function MerchantNotes({ children }: { children: ReactNode }) {
  return <dl className="clinic-merchant-notes">{children}</dl>;
}

interface MerchantNoteProps {
  title: string;
  /** Names the copy button. */
  label: string;
  /** As the merchant wrote it; nothing is shown where it is ''. */
  text: string;
}

/** One note, in its own lines, with a button that copies it. */
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
