import { standingOf } from '@clinicart/sdk/identity';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { sellingWords } from '../words.ts';
import { UnlockPricesButton, unlockPricesStyles } from './unlock-prices.tsx';

export const pricesHiddenNoticeStyles = [noticeStyles, unlockPricesStyles];

/** Tells once above a list how to see prices, in the server's words if it sends any. Spec: 1§6 */
export function PricesHiddenNotice({ text: reason }: { text: string }) {
  const shop = useShop();
  const text = useWords(sellingWords);
  const session = useStore(shop.session.$session);
  return (
    <Notice tone="info" action={<UnlockPricesButton standing={standingOf(session, false)} />}>
      {reason || text.hidden}
    </Notice>
  );
}
