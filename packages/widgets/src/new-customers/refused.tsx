import { useCallback } from 'react';
import { part as NotEligible } from '../catalogue/card/not-eligible.tsx';
import { useRoutes, useWords } from '../engine/index.ts';
import { promotionWords } from './new-customers-words.ts';

/** The page is for others: said, and left for the home page after 3 s unless the reader stays. Spec: 1§2, 1§8 */
function Refused() {
  const routes = useRoutes();
  const text = useWords(promotionWords);
  const goHome = useCallback(() => routes.go('home'), [routes]);
  return (
    <div className="clinic-new">
      <h1>{text.title}</h1>
      <NotEligible onGo={goHome} label={text.goHome} />
    </div>
  );
}

export { Refused as part };
