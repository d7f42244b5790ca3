import { formatMoney } from '@clinicart/sdk';
import {
  type Order,
  orderHint,
  orderSize,
  orderState,
  ordersDomain,
  orderWording,
} from '@clinicart/sdk/orders';
import { useId, useRef } from 'react';
import { useLanguage, useSay, useShop, useWords } from '../../engine/index.ts';
import { CopyButton, copyButtonStyles } from '../../ui/button/copy-button.tsx';
import { ReturnIcon } from '../../ui/media/icons.tsx';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { ActionButton, actionButtonStyles } from '../action-button.tsx';
import { Deadline, deadlineStyles } from '../deadline.tsx';
import { MoreActions, moreActionsStyles } from '../more-actions.tsx';
import { useOrderActionItems } from '../order-action-items.ts';
import { rowTime } from '../order-time.ts';
import { toneOf } from '../order-tone.ts';
import { orderWords } from '../order-words.ts';
import { useNow } from '../use-now.ts';
import type { OrderDesk } from '../use-order-desk.ts';
import cardSideCss from './card-side.css?inline';
import { CardStore, cardStoreStyles } from './card-store.tsx';
import { listWords } from './list-words.ts';
import orderCardCss from './order-card.css?inline';

export const orderCardStyles = [
  copyButtonStyles,
  deadlineStyles,
  actionButtonStyles,
  moreActionsStyles,
  cardStoreStyles,
  orderCardCss,
  cardSideCss,
];

interface OrderCardProps {
  order: Order;
  desk: OrderDesk;
  onExpire(orderNo: string): void;
}

/** An order of the list: head, goods by store, total, status and actions. Spec: 2§2.5 */
export function OrderCard({ order, desk, onExpire }: OrderCardProps) {
  const id = useId();
  const [now, refresh] = useNow(order);
  const card = useRef<HTMLElement>(null);
  const keptFocus = useKeptFocus(card);
  return (
    <article
      ref={card}
      className="clinic-order-card"
      aria-labelledby={id}
      tabIndex={-1}
      {...keptFocus}
    >
      <CardHead
        id={id}
        order={order}
        now={now}
        onExpire={() => {
          refresh();
          onExpire(order.orderNo);
        }}
      />
      <div className="clinic-order-card-stores">
        {order.stores.map((store, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the server names no ids of stores.
          <CardStore key={index} order={order} store={store} now={now} desk={desk} />
        ))}
      </div>
      <CardTotal order={order} />
      <CardSide order={order} now={now} desk={desk} />
    </article>
  );
}

interface CardHeadProps {
  id: string;
  order: Order;
  now: number;
  onExpire(): void;
}

function CardHead({ id, order, now, onExpire }: CardHeadProps) {
  const text = useWords(orderWords);
  const language = useLanguage();
  const { orderNo, payBy, placedAt } = order;
  const isCounting = orderState(order, now) === 'order-pending' && payBy !== undefined;
  return (
    <header className="clinic-order-card-head" data-counting={isCounting || undefined}>
      <StateText order={order} now={now} place="head" />
      <p className="clinic-order-card-time">
        {placedAt !== undefined && (
          <time dateTime={new Date(placedAt).toISOString()}>{rowTime(placedAt, language)}</time>
        )}
      </p>
      <div className="clinic-order-card-number">
        <h2 id={id}>
          <span>{text.number} </span>
          {orderNo}
        </h2>
        <CopyButton text={orderNo} label={text.copyNumber({ orderNo })} />
      </div>
      {isCounting && <Deadline payBy={payBy} onExpire={onExpire} />}
    </header>
  );
}

function StateText({ order, now, place }: { order: Order; now: number; place: 'head' | 'side' }) {
  const say = useSay();
  return (
    <p
      className="clinic-order-card-state"
      data-place={place}
      data-tone={toneOf(orderState(order, now))}
    >
      {say(orderWording(order, now))}
    </p>
  );
}

function CardTotal({ order }: { order: Order }) {
  const text = useWords(listWords);
  return (
    <div className="clinic-order-card-total">
      <p className="clinic-order-card-sum">{formatMoney(order.total)}</p>
      <p>{text.size(orderSize(order))}</p>
      <p>
        {order.freight === 0
          ? text.freightFree
          : text.freight({ freight: formatMoney(order.freight) })}
      </p>
    </div>
  );
}

/** Quiet buttons that a narrow row has room for, beside the main one. */
const NARROW_QUIET = 1;

function CardSide({ order, now, desk }: { order: Order; now: number; desk: OrderDesk }) {
  const shop = useShop();
  const text = useWords(listWords);
  const words = useWords(orderWords);
  const items = useOrderActionItems(order, shop.domain(ordersDomain).actions(order), desk);
  const { main, quiet, links, inAfterSales } = items;
  const hint = orderHint(order, now);
  const note = hint && text.note[hint.reason];
  const of = words.order(order);
  // A narrow row without buttons shows its first link as one.
  const rowLink = main || quiet.length > 0 ? undefined : links[0];
  const folded = [...quiet.slice(NARROW_QUIET), ...links].filter((item) => item !== rowLink);
  return (
    <div className="clinic-order-card-side">
      <StateText order={order} now={now} place="side" />
      {note && <p className="clinic-order-card-note">{note}</p>}
      {inAfterSales?.link && (
        <a className="clinic-order-card-after-sales" {...inAfterSales.link}>
          <ReturnIcon size={14} />
          {inAfterSales.label}
        </a>
      )}
      <div className="clinic-order-card-buttons">
        {main && <ActionButton item={main} of={of} />}
        {rowLink && (
          <span className="clinic-part" data-narrow="">
            <ActionButton item={{ ...rowLink, kind: 'neutral' }} of={of} />
          </span>
        )}
        {quiet.map((item, index) => (
          <span
            key={item.key}
            className="clinic-part"
            data-folds={index >= NARROW_QUIET || undefined}
          >
            <ActionButton item={item} of={of} />
          </span>
        ))}
        {folded.length > 0 && <MoreActions items={folded} of={of} />}
      </div>
      <p className="clinic-order-card-links">
        {links.map((item) => (
          <ActionButton key={item.key} item={item} of={of} />
        ))}
      </p>
    </div>
  );
}
