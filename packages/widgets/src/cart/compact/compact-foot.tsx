import { formatMoney } from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { bottomBar } from '../../ui/page/bottom-inset.ts';
import { BlockedNotice, CheckoutButton, Sum, type SummaryProps } from '../cart-summary.tsx';
import { cartWords } from '../cart-words.ts';
import { compactWords } from './compact-words.ts';

/** The sums and the two ways on, at the foot of the compact cart. The sums fade while they are being read again. */
export function CompactFoot({ isStale, ...props }: SummaryProps & { isStale: boolean }) {
  const { summary, blocked } = props;
  const routes = useRoutes();
  const words = useWords(cartWords);
  const text = useWords(compactWords);
  const { before, saved, total } = summary;
  return (
    <div ref={bottomBar} className="clinic-compact-foot">
      <BlockedNotice blocked={blocked} isBrief />
      {before !== undefined && saved !== undefined && total !== undefined && (
        <dl aria-busy={isStale || undefined}>
          <div>
            <dt>{text.goods}</dt>
            <dd>{formatMoney(before)}</dd>
          </div>
          {saved > 0 && (
            <div data-tone="accent">
              <dt>{words.saved}</dt>
              <dd>{`−${formatMoney(saved)}`}</dd>
            </div>
          )}
          <div>
            <dt>{text.delivery}</dt>
            <dd>{text.deliveryLater}</dd>
          </div>
          <div className="clinic-compact-total" aria-live="polite" aria-atomic="true">
            <dt>{words.total}</dt>
            <dd>
              <Sum text={formatMoney(total)} />
            </dd>
          </div>
        </dl>
      )}
      {summary.unpriced > 0 && (
        <p className="clinic-cart-small">{words.unpriced({ count: summary.unpriced })}</p>
      )}
      <div className="clinic-compact-ways">
        <Button kind="secondary" size="l" {...routes.link('cart')}>
          {text.viewCart}
        </Button>
        <CheckoutButton {...props} plain />
      </div>
    </div>
  );
}
