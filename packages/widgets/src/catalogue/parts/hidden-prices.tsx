import { standingOf } from '@clinicart/sdk';
import { useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sellingWords } from '../words.ts';
import { useSignIn } from './use-purchase.ts';

/** Said once above a list: how to see prices, with the server's words for it where there are any. Spec: 1§6 */
export function HiddenPrices({ text: reason }: { text: string }) {
  const shop = useShop();
  const routes = useRoutes();
  const signIn = useSignIn();
  const text = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  return (
    <Notice
      tone="info"
      action={
        standingOf(session, false) === 'visitor' ? (
          <Button kind="link" onClick={signIn}>
            {text.signIn}
          </Button>
        ) : (
          <Button kind="link" {...routes.link('accountInformation')}>
            {text.getVerified}
          </Button>
        )
      }
    >
      {reason || text.hidden}
    </Notice>
  );
}
