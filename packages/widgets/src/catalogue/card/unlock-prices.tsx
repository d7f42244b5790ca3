import { type BuyerStanding, refuseBuyer } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, type ButtonKind } from '../../ui/button/button.tsx';
import { sellingWords } from '../words.ts';
import { useSignIn } from './use-purchase.ts';

interface WayInProps {
  standing: BuyerStanding;
  kind?: ButtonKind;
  size?: 'm' | 'l';
  block?: boolean;
}

/** What would show a person prices and let them buy: a sign-in, or the certification. Nothing for a verified clinic. Spec: 1§6 */
export function WayIn({ standing, kind = 'link', size = 'm', block }: WayInProps) {
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const signIn = useSignIn();
  const look = { kind, size, block };
  switch (refuseBuyer(standing)?.reason) {
    case 'log-in-first':
      return (
        <Button {...look} onClick={signIn}>
          {text.signIn}
        </Button>
      );
    case 'not-certified':
      return (
        <Button {...look} {...routes.link('certification')}>
          {text.getVerified}
        </Button>
      );
    case undefined:
      return null;
  }
}
