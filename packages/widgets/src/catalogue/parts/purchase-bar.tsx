import {
  type BuyerStanding,
  formatMoney,
  isBuyable,
  type ProductVariant,
  type Specification,
  summariseWishes,
} from '@clinicart/sdk';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button.tsx';
import { ChatIcon } from '../../ui/icons.tsx';
import { productWords } from '../product-words.ts';
import { sellingWords } from '../words.ts';
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

/** What stands in the way of buying here, before anybody has tried. Spec: 1§6, 1§9 */
type Obstacle = 'certify' | 'direct' | 'enquire' | 'no-stock';

function obstacleOf({ specifications, standing, variant }: PurchaseBarProps): Obstacle | undefined {
  if (standing === 'unverified') return 'certify';
  if (variant === 'new-customer') return 'direct';
  if (specifications.some(isBuyable)) return undefined;
  return specifications.every(({ offer }) => offer.price.kind === 'enquire')
    ? 'enquire'
    : 'no-stock';
}

/** What was chosen, what it comes to, and how to go on; on a phone it stays at the foot. Spec: 1§6 */
export function PurchaseBar(props: PurchaseBarProps) {
  const shop = useShop();
  const text = useWords(productWords);
  const obstacle = obstacleOf(props);
  const { kinds, pieces, total } = summariseWishes(
    props.chosen.map(({ specification, quantity }) => ({ ...specification, quantity })),
  );
  const say = (reason: string) => shop.language.say({ reason, facts: {} });
  const why =
    obstacle &&
    {
      certify: text.certifyFirst,
      direct: text.directSoon,
      enquire: say('enquire-only'),
      'no-stock': say('no-stock'),
    }[obstacle];
  return (
    <section className="clinic-product-bar" aria-label={text.summary}>
      <p className="clinic-product-chosen" role="status">
        {why ?? (kinds === 0 ? text.nothing : text.chosen({ kinds, pieces }))}
        {!why && total !== undefined && (
          <span>
            <span className="clinic-product-total-word">{text.total}</span>{' '}
            <b>{formatMoney(total)}</b>
          </span>
        )}
      </p>
      <div className="clinic-product-buttons">
        {obstacle ? <WayRound obstacle={obstacle} /> : <Actions {...props} />}
      </div>
      <p className="clinic-product-refusal" role="alert">
        {props.refusal}
      </p>
    </section>
  );
}

function WayRound({ obstacle }: { obstacle: Obstacle }) {
  const routes = useRoutes();
  const selling = useWords(sellingWords);
  if (obstacle === 'no-stock') {
    return (
      <Button kind="primary" size="l" disabled>
        {selling.outOfStock}
      </Button>
    );
  }
  if (obstacle === 'certify') {
    return (
      <Button kind="primary" size="l" {...routes.link('accountInformation')}>
        {selling.getVerified}
      </Button>
    );
  }
  return (
    <Button kind="primary" size="l" icon={<ChatIcon />} {...routes.link('contactUs')}>
      {selling.askUs}
    </Button>
  );
}

function Actions({ busy, onGo }: PurchaseBarProps) {
  const text = useWords(productWords);
  const selling = useWords(sellingWords);
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
