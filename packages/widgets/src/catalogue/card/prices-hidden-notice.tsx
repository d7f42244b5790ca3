import { standingOf } from '@clinicart/sdk';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice } from '../../ui/state/notice.tsx';
import { sellingWords } from '../words.ts';
import { WayIn } from './unlock-prices.tsx';

/** Said once above a list: how to see prices, with the server's words for it where there are any. Spec: 1§6 */
export function HiddenPrices({ text: reason }: { text: string }) {
  const shop = useShop();
  const text = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  return (
    <Notice tone="info" action={<WayIn standing={standingOf(session, false)} />}>
      {reason || text.hidden}
    </Notice>
  );
}
