import type { ReactNode } from 'react';
import { bilingual, type LinkProps, useWords } from '../engine/index.ts';
import * as commonWords from '../ui/foundation/common-words.ts';
import { VisuallyHidden } from '../ui/foundation/visually-hidden.tsx';

const newTabWords = bilingual({
  zh: { newTab: commonWords.opensInNewTab.zh },
  en: { newTab: commonWords.opensInNewTab.en },
});

interface NewTabProps {
  readonly link: LinkProps | { readonly href: string };
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that opens in a new tab and says so. */
export function NewTab({ link, className, children }: NewTabProps) {
  const text = useWords(newTabWords);
  return (
    <a {...link} className={className} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{text.newTab}</VisuallyHidden>
    </a>
  );
}
