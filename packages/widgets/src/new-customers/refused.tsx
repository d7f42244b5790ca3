import { useCallback } from 'react';
import { part as NotEligible } from '../catalogue/card/not-eligible.tsx';
import { useRoutes, useWidget, useWords } from '../engine/index.ts';
import { promotionWords } from './new-customers-words.ts';

/**
 * Tells other buyers that the page is not for them, and opens the home page after 3 s unless they stay. A partner's page
 * has other content, and is left by a press alone. Spec: 1§2, 1§8
 */
function NotForBuyer() {
  const routes = useRoutes();
  const text = useWords(promotionWords);
  const { links } = useWidget();
  const goHome = useCallback(() => routes.go('home'), [routes]);
  return (
    <div className="clinic-new">
      <h1>{text.title}</h1>
      <NotEligible onGo={goHome} label={text.goHome} waits={!!links().site} />
    </div>
  );
}

export { NotForBuyer as part };
