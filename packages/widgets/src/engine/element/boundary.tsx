import { atom } from 'nanostores';
import { Component, type ReactNode } from 'react';
import type { Language } from '../../ui/foundation/context.tsx';
import { failureWords } from '../../ui/foundation/ui-words.ts';
import { bilingual, wordsOf } from '../../ui/foundation/words.ts';
import { useStore } from '../hydration/use-store.ts';
import { fire } from '../page/events.ts';
import { page } from '../page/page-config.ts';

const brokenWords = bilingual({
  zh: { part: '此部分未能顯示。', page: '頁面暫時未能顯示。' },
  en: { part: 'This part could not be shown.', page: 'Something went wrong on our side.' },
});

/** Styles of the error state of every element, independent of everything that may have failed. */
export const failureStyles = `.clinic-failure{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px;padding:12px 16px;border:1px solid var(--_line,#E5E2DB);border-radius:var(--_radius-l,8px);background:var(--_surface,#FFF);color:var(--_ink,#1F1D19);font:14px/22px var(--_font-family,sans-serif)}.clinic-failure p{margin:0}.clinic-failure button{min-height:36px;padding:0 16px;border:1px solid var(--_line-strong,#CFCAC0);border-radius:var(--_radius-m,6px);background:none;color:inherit;font:inherit;cursor:pointer}.clinic-failure button:focus-visible{outline:2px solid var(--_primary,#1A6B4B);outline-offset:2px}`;

const $noLanguage = atom<Language | undefined>(undefined);

/** The shop itself may have failed, and an error state that throws would unmount the whole React root. */
function chosenLanguage() {
  try {
    return page().shop?.language.$language ?? $noLanguage;
  } catch {
    return $noLanguage;
  }
}

/** The error state of an element or, with `isPage`, of a whole page, with a button to retry. Spec: 1§2 crash page */
export function Failure({ onRetry, isPage = false }: { onRetry: () => void; isPage?: boolean }) {
  const chosen = useStore<Language | undefined>(chosenLanguage());
  const language = chosen ?? page().config.language ?? 'zh';
  const text = wordsOf(brokenWords, language);
  return (
    <div className="clinic-failure" part="failure" role="alert">
      <p>{isPage ? text.page : text.part}</p>
      <button type="button" onClick={onRetry}>
        {wordsOf(failureWords, language).tryAgain}
      </button>
    </div>
  );
}

interface BoundaryProps {
  tag: string;
  element: HTMLElement | undefined;
  children: ReactNode;
}

/** Confines a failure to its element, and lets the visitor retry. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const { tag, element } = this.props;
    const message = error instanceof Error ? error.message : String(error);
    if (!element || fire(element, 'clinic-error', { tag, message })) {
      // Without a server, every element fails, and the doctor says why once.
      if (page().config.apiBase !== undefined) console.error(`<${tag}> could not be shown.`, error);
      page().doctor?.(({ examine }) => examine());
    }
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Failure
        isPage={this.props.element?.parentElement?.localName === 'main'}
        onRetry={() => this.setState({ failed: false })}
      />
    );
  }
}
