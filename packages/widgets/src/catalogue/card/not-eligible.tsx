import { productSentences } from '@clinicart/sdk/catalogue';
import { REDIRECT_MS } from '@clinicart/sdk/new-customers';
import { useEffect, useState } from 'react';
import { bilingual, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/state/notice.tsx';

const words = bilingual({
  zh: { stay: '留在此頁', goPlain: '查看一般產品' },
  en: { stay: 'Stay here', goPlain: 'See the product' },
});

interface NotEligibleProps {
  /** Shows the product without the offer, or goes where `label` says. */
  onGo(): void;
  label?: string;
  /** Leads nowhere until the buyer presses. */
  waits?: boolean;
}

/** Says that the offer is not for this buyer and redirects after a delay, unless the buyer stays (button or Esc). Spec: 1§8 (1359) */
function NotEligible({ onGo, label, waits = false }: NotEligibleProps) {
  const { clock, language, domain } = useShop();
  domain(productSentences);
  const text = useWords(words);
  const [isStaying, setStaying] = useState(waits);
  useEffect(() => {
    if (isStaying) return undefined;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setStaying(true);
    };
    document.addEventListener('keydown', stay);
    const leave = clock.after(REDIRECT_MS, onGo);
    return () => {
      document.removeEventListener('keydown', stay);
      leave();
    };
  }, [isStaying, onGo, clock]);
  const reason = isStaying ? 'not-eligible-stopped' : 'not-eligible';
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <>
          {!isStaying && (
            <Button kind="link" onClick={() => setStaying(true)}>
              {text.stay}
            </Button>
          )}
          <Button kind="link" onClick={onGo}>
            {label ?? text.goPlain}
          </Button>
        </>
      }
    >
      {language.say({ reason, facts: {} })}
    </Notice>
  );
}

export { NotEligible as part };
