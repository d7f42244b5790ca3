import type { ReactNode } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { resultWords } from './result-words.ts';

export const nextStepsStyles = buttonStyles;

interface NextStepsProps {
  /** Omit when there is no order. */
  orderNo?: string | undefined;
  /** The main action, before the two links. */
  first?: ReactNode;
}

/** Links to the order and the home page. Spec: 2§2.4 */
export function NextSteps({ orderNo, first }: NextStepsProps) {
  const text = useWords(resultWords);
  const routes = useRoutes();
  return (
    <>
      {first}
      {orderNo && (
        <Button
          size="l"
          kind={first ? 'neutral' : 'primary'}
          {...routes.link('order', { id: orderNo })}
        >
          {text.viewOrder}
        </Button>
      )}
      <Button size="l" kind={first || orderNo ? 'neutral' : 'primary'} {...routes.link('home')}>
        {text.home}
      </Button>
    </>
  );
}
