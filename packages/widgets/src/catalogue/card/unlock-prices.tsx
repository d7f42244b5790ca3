import { type BuyerStanding, refuseBuyer } from '@clinicart/sdk/identity';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button, type ButtonKind, buttonStyles } from '../../ui/button/button.tsx';
import { sellingWords } from '../words.ts';
import { useLoginRequest } from './use-purchase.ts';

export const unlockPricesStyles = buttonStyles;

interface UnlockPricesButtonProps {
  standing: BuyerStanding;
  kind?: ButtonKind;
  size?: 'm' | 'l';
  block?: boolean;
}

/** The button that leads to prices: log in, or get verified. Empty for a verified clinic. Spec: 1§6 */
export function UnlockPricesButton({
  standing,
  kind = 'link',
  size = 'm',
  block,
}: UnlockPricesButtonProps) {
  const routes = useRoutes();
  const text = useWords(sellingWords);
  const requestLogin = useLoginRequest();
  const look = { kind, size, block };
  switch (refuseBuyer(standing)?.reason) {
    case 'log-in-first':
      return (
        <Button {...look} onClick={requestLogin}>
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
