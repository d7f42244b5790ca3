import { formatMoney } from '@clinicart/sdk';
import { summariseWishes, type WaysToBuy, waysToBuy } from '@clinicart/sdk/cart';
import { commonUnit, type ProductVariant } from '@clinicart/sdk/catalogue';
import type { BuyerStanding } from '@clinicart/sdk/identity';
import { useRoutes, useSay, useWords } from '../../../engine/index.ts';
import { Button, buttonStyles } from '../../../ui/button/button.tsx';
import { ChatIcon } from '../../../ui/media/first-icons.tsx';
import { bottomBar } from '../../../ui/page/bottom-inset.ts';
import { UnlockPricesButton, unlockPricesStyles } from '../../card/unlock-prices.tsx';
import type { SelectedSpecification } from '../../card/use-purchase.ts';
import { sellingWords } from '../../words.ts';
import { productWords } from '../product-words.ts';
import purchaseBarCss from './purchase-bar.css?inline';

export const purchaseBarStyles = [buttonStyles, unlockPricesStyles, purchaseBarCss];

/** The two purchase buttons. */
export type PurchaseAction = 'add' | 'buy';

interface PurchaseBarProps {
  chosen: readonly SelectedSpecification[];
  standing: BuyerStanding;
  variant: ProductVariant | undefined;
  /** The action in progress. */
  busy: PurchaseAction | undefined;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  onBuy(action: PurchaseAction): void;
}

/** The selection, its total and the purchase buttons; sticks to the bottom of a phone. Spec: 1§6 */
export function PurchaseBar(props: PurchaseBarProps) {
  const say = useSay();
  const text = useWords(productWords);
  const wishes = props.chosen.map(({ specification, quantity }) => ({
    ...specification,
    quantity,
  }));
  const { obstacle, ...ways } = waysToBuy(wishes, props);
  const { kinds, pieces, total } = summariseWishes(wishes);
  const unit = commonUnit(wishes.filter(({ quantity }) => quantity > 0));
  const why = obstacle && say({ reason: obstacle, facts: {} });
  return (
    <section ref={bottomBar} className="clinic-product-bar" aria-label={text.summary}>
      <p className="clinic-product-chosen" role="status">
        {why ?? (kinds === 0 ? text.nothing : text.chosen({ kinds, pieces, unit }))}
        {!why && total !== undefined && (
          <span>
            <span className="clinic-product-total-word">{text.total}</span>{' '}
            <b>{formatMoney(total)}</b>
          </span>
        )}
      </p>
      <div className="clinic-product-buttons">
        {obstacle ? (
          <AlternativeAction obstacle={obstacle} standing={props.standing} />
        ) : (
          <Actions {...props} ways={ways} />
        )}
      </div>
      <p className="clinic-product-refusal" role="alert">
        {props.refusal}
      </p>
    </section>
  );
}

function AlternativeAction({
  obstacle,
  standing,
}: Pick<WaysToBuy, 'obstacle'> & Pick<PurchaseBarProps, 'standing'>) {
  const routes = useRoutes();
  const selling = useWords(sellingWords);
  if (obstacle === 'no-stock' || obstacle === 'below-multiple') {
    return (
      <Button kind="primary" size="l" disabled>
        {obstacle === 'no-stock' ? selling.outOfStock : selling.tooFew}
      </Button>
    );
  }
  if (obstacle === 'not-certified')
    return <UnlockPricesButton standing={standing} kind="primary" size="l" />;
  return (
    <Button kind="primary" size="l" icon={<ChatIcon />} {...routes.link('contactUs')}>
      {selling.askUs}
    </Button>
  );
}

function Actions({ busy, onBuy, ways }: PurchaseBarProps & { ways: WaysToBuy }) {
  const text = useWords(productWords);
  const selling = useWords(sellingWords);
  return (
    <>
      {ways.add && (
        <Button
          kind="secondary"
          size="l"
          busy={busy === 'add'}
          busyLabel={selling.adding}
          onClick={() => busy ?? onBuy('add')}
        >
          {selling.add}
        </Button>
      )}
      {ways.buyNow && (
        <Button kind="primary" size="l" busy={busy === 'buy'} onClick={() => busy ?? onBuy('buy')}>
          {text.buyNow}
        </Button>
      )}
    </>
  );
}
