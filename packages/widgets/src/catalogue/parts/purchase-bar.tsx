import {
  type BuyerStanding,
  formatMoney,
  isBuyable,
  type ProductVariant,
  type Specification,
  summariseWishes,
} from '@clinicart/sdk';
import { useRoutes, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { productWords } from '../product-words.ts';
import { sellingWords } from '../words.ts';
import { AskInstead } from './product-extras.tsx';
import type { Chosen } from './use-purchase.ts';

/** The two ways to go on. */
export type Wanted = 'add' | 'buy';

interface PurchaseBarProps {
  chosen: readonly Chosen[];
  specifications: readonly Specification[];
  standing: BuyerStanding;
  variant: ProductVariant | undefined;
  /** Which of the two is under way. */
  busy: Wanted | undefined;
  /** Why the last try was refused. */
  refusal: string | undefined;
  onGo(wanted: Wanted): void;
}

/** What was chosen, what it comes to, and how to go on; on a phone it stays at the foot. Spec: 1§6 */
export function PurchaseBar(props: PurchaseBarProps) {
  const text = useWords(productWords);
  const { kinds, pieces, total } = summariseWishes(
    props.chosen.map(({ specification, quantity }) => ({ ...specification, quantity })),
  );
  return (
    <section className="clinic-product-bar" aria-label={text.summary}>
      <p className="clinic-product-chosen" role="status">
        {kinds === 0 ? text.nothing : text.chosen({ kinds, pieces })}
        {total !== undefined && (
          <span>
            <span className="clinic-product-total-word">{text.total}</span>{' '}
            <b>{formatMoney(total)}</b>
          </span>
        )}
      </p>
      <div className="clinic-product-buttons">
        <Actions {...props} />
      </div>
      <p className="clinic-product-refusal" role="alert">
        {props.refusal}
      </p>
    </section>
  );
}

function Actions({ specifications, standing, variant, busy, onGo }: PurchaseBarProps) {
  const routes = useRoutes();
  const text = useWords(productWords);
  const selling = useWords(sellingWords);
  if (standing === 'unverified') {
    return (
      <Button kind="primary" size="l" {...routes.link('accountInformation')}>
        {selling.getVerified}
      </Button>
    );
  }
  if (variant === 'new-customer') return <AskInstead why={text.directSoon} />;
  if (!specifications.some(isBuyable)) {
    return specifications.every(({ offer }) => offer.price.kind === 'enquire') ? (
      <AskInstead why={selling.enquire} />
    ) : (
      <Button kind="primary" size="l" disabled>
        {selling.outOfStock}
      </Button>
    );
  }
  return (
    <>
      <Button
        kind="secondary"
        size="l"
        busy={busy === 'add'}
        busyLabel={selling.adding}
        onClick={() => busy ?? onGo('add')}
      >
        {selling.add}
      </Button>
      <Button
        kind="primary"
        size="l"
        busy={busy === 'buy'}
        busyLabel={selling.adding}
        onClick={() => busy ?? onGo('buy')}
      >
        {text.buyNow}
      </Button>
    </>
  );
}
