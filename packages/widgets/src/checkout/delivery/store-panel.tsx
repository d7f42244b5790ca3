import { formatMoney } from '@clinicart/sdk';
import type { ConfirmationStore } from '@clinicart/sdk/checkout';
import {
  type ConfirmationGood,
  type Delivery,
  defaultDelivery,
  freightOf,
  goodsOf,
  type PlannedOrder,
} from '@clinicart/sdk/checkout';
import { unitFor } from '@clinicart/sdk/values';
import { type ReactNode, useId, useState } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { PillIcon } from '../../ui/media/icons.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { BlockerNotice, partName, type ShownBlocker } from '../blocker-notice.tsx';
import type { CheckoutView } from '../checkout-view.ts';
import { OptionCard } from '../option-card.tsx';
import { screenWords } from '../screen-words.ts';

/** Goods of a store shown at first. */
const SHOWN_GOODS = 20;

interface StorePanelProps {
  store: ConfirmationStore;
  view: CheckoutView;
  blocker: ShownBlocker | undefined;
  /** Between the goods and the delivery: the medicine bills. */
  children?: ReactNode;
}

/** The goods of one store and their delivery. Spec: 2§2.2 */
export function StorePanel({ store, view, blocker, children }: StorePanelProps) {
  const words = useWords(screenWords);
  const id = useId();
  const [isLong, setLong] = useState(false);
  const priced = view.explanation.stores.find((each) => each.id === store.id);
  const shown = isLong ? store.goods : store.goods.slice(0, SHOWN_GOODS);
  const hidden = store.goods.length - shown.length;
  const parts = [partName('store', store.id), ...store.goods.flatMap(partsOf)];
  return (
    <section className="clinic-checkout-store" aria-labelledby={id}>
      <header className="clinic-checkout-store-head">
        <h2 id={id}>{store.name || words.ownStore}</h2>
        {store.isMedicine && (
          <Badge tone="info" icon={<PillIcon size={12} />}>
            {words.medicine}
          </Badge>
        )}
        <p>
          {words.items({ count: store.goods.length })} ·{' '}
          <b>{priced && formatMoney(priced.goods)}</b>
        </p>
      </header>
      <BlockerNotice blocker={blocker} at={parts} />
      <ul>
        {shown.map((good) => (
          <Good key={good.id} good={good} isMedicine={store.isMedicine} />
        ))}
      </ul>
      {hidden > 0 && (
        <div className="clinic-checkout-more">
          <Button kind="link" onClick={() => setLong(true)}>
            {words.moreGoods({ count: hidden })}
          </Button>
        </div>
      )}
      {children}
      <Deliveries store={store} view={view} />
    </section>
  );
}

const partsOf = ({ id }: ConfirmationGood) => [partName('line', id), partName('swap', id)];

function Good({ good, isMedicine }: { good: ConfirmationGood; isMedicine: boolean }) {
  const shop = useShop();
  const words = useWords(screenWords);
  const { name, articleNumber, standard, unit, soldUnit = '', quantity } = good;
  const shownAsBadge = [good.kind === 'swap' && words.swap, isMedicine && words.medicine];
  const tags = good.tags.filter((tag) => !shownAsBadge.includes(tag));
  return (
    <li className="clinic-checkout-good">
      <Picture src={shop.picture(good.picture, 'card')} alt="" />
      <div className="clinic-checkout-about">
        <p>
          <Words>{name}</Words> {good.kind === 'swap' && <Badge tone="accent">{words.swap}</Badge>}
          {isMedicine && (
            <Badge tone="info" icon={<PillIcon size={12} />}>
              {words.medicine}
            </Badge>
          )}
          {tags.map((tag) => (
            <Badge key={tag} tone="success">
              {tag}
            </Badge>
          ))}
        </p>
        <p className="clinic-checkout-article">
          {[articleNumber, standard].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="clinic-checkout-amounts">
        <p>
          <VisuallyHidden>{words.unitPrice} </VisuallyHidden>
          {unit === undefined ? words.enquire : formatMoney(unit)}
        </p>
        <p className="clinic-checkout-quantity">
          <VisuallyHidden>{words.quantity} </VisuallyHidden>
          <span aria-hidden="true">× </span>
          {`${quantity} ${unitFor(quantity, soldUnit)}`.trim()}
        </p>
        <p className="clinic-checkout-sum">
          <VisuallyHidden>{words.subtotal} </VisuallyHidden>
          {unit !== undefined && <b>{formatMoney(goodsOf(good))}</b>}
        </p>
      </div>
    </li>
  );
}

function Deliveries({ store, view }: { store: ConfirmationStore; view: CheckoutView }) {
  const say = useSay();
  const words = useWords(screenWords);
  const { choices, choose, explanation, plan } = view;
  const planned = plan.stores.find((each) => each.id === store.id);
  const freight = explanation.stores.find((each) => each.id === store.id)?.freight;
  const next = explanation.next.find(({ about, id }) => about === 'freight' && id === store.id);
  if (!planned || !freight) return null;
  const chosen = freight.ok ? freight.delivery.id : undefined;
  const pick = (deliveryId: string) =>
    choose({ deliveries: { ...choices.deliveries, [store.id]: deliveryId } });
  return (
    <fieldset className="clinic-checkout-deliveries">
      <legend className="clinic-visually-hidden">
        {words.delivery({ store: store.name || words.ownStore })}
      </legend>
      <div className="clinic-checkout-options">
        {store.deliveries.map((delivery) => (
          <DeliveryOption
            key={delivery.id}
            planned={planned}
            delivery={delivery}
            freeAbove={defaultDelivery(store.deliveries)?.freeAbove}
            isChosen={delivery.id === chosen}
            onChoose={() => pick(delivery.id)}
          />
        ))}
      </div>
      {!freight.ok && <p className="clinic-checkout-refused">{say(freight)}</p>}
      {next && <p className="clinic-checkout-next">{say(next)}</p>}
    </fieldset>
  );
}

interface DeliveryOptionProps {
  planned: PlannedOrder['stores'][number];
  delivery: Delivery;
  /** The goods amount from which every delivery of the store is free. Spec: 2§5 */
  freeAbove: Delivery['freeAbove'];
  isChosen: boolean;
  onChoose(): void;
}

/** A delivery option with its cost for these goods. */
function DeliveryOption(props: DeliveryOptionProps) {
  const { planned, delivery, freeAbove, isChosen, onChoose } = props;
  const words = useWords(screenWords);
  const priced = freightOf({ ...planned, deliveryId: delivery.id });
  if (!priced.ok) return null;
  return (
    <OptionCard
      name={`delivery-${planned.id}`}
      title={delivery.name}
      isChosen={isChosen}
      onChoose={onChoose}
      end={
        <b className="clinic-nowrap">
          {priced.cents === 0 ? words.free : formatMoney(priced.cents)}
        </b>
      }
    >
      <small>
        {delivery.freight === 0
          ? words.noCharge
          : freeAbove !== undefined && words.freeOver({ amount: formatMoney(freeAbove) })}
      </small>
    </OptionCard>
  );
}
