import type { ReactNode } from 'react';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { resultWords } from './result-words.ts';

interface WaysProps {
  /** Left out where nothing is known of an order. */
  orderNo?: string | undefined;
  /** The main way on, where it is neither of the two. */
  first?: ReactNode;
}

/** Back to home and view order. Spec: 2§2.4 */
export function Ways({ orderNo, first }: WaysProps) {
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
