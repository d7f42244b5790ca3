import { REDIRECT_MS } from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { bilingual, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/state/notice.tsx';

const words = bilingual({
  zh: { stay: '留在此頁', goPlain: '查看一般產品' },
  en: { stay: 'Stay here', goPlain: 'See the product' },
});

interface NotEligibleProps {
  /** Shows the plain product, or leaves for what `label` says. */
  onGo(): void;
  label?: string;
}

/** An offer that is not for this buyer: said, and gone on from by itself unless the reader wants to stay (the button, or Esc). Spec: 1§8 (1359) */
function NotEligible({ onGo, label }: NotEligibleProps) {
  const { clock, language } = useShop();
  const text = useWords(words);
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (stays) return undefined;
    const stay = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setStays(true);
    };
    document.addEventListener('keydown', stay);
    const leave = clock.after(REDIRECT_MS, onGo);
    return () => {
      document.removeEventListener('keydown', stay);
      leave();
    };
  }, [stays, onGo, clock]);
  const reason = stays ? 'not-eligible-stopped' : 'not-eligible';
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <>
          {!stays && (
            <Button kind="link" onClick={() => setStays(true)}>
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
