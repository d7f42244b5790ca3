import { billActionOf, type Order, type OrderedStore, storeBillsOf } from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { ChevronDownIcon, ChevronUpIcon, TruckIcon } from '../../ui/media/icons.tsx';
import { listBillWords } from '../bill-words.ts';
import { OrderGood, orderGoodStyles } from '../order-good.tsx';
import { orderWords } from '../order-words.ts';
import { BillLink, BillState, MedicineBadge, storeBillsStyles } from '../store-bills.tsx';
import type { OrderDesk } from '../use-order-desk.ts';
import cardStoreCss from './card-store.css?inline';

export const cardStoreStyles = [orderGoodStyles, storeBillsStyles, cardStoreCss];

/** Goods of a store shown at first. Spec: 2§9 */
const FIRST_GOODS = 3;

interface CardStoreProps {
  order: Order;
  store: OrderedStore;
  now: number;
  desk: OrderDesk;
}

/** The goods that one store sends, with its parcels and its stamped forms. Spec: 2§2.5, 2§4 */
export function CardStore({ order, store, now, desk }: CardStoreProps) {
  const text = useWords(orderWords);
  const [isOpen, setOpen] = useState(false);
  const { goods } = store;
  const shown = isOpen ? goods : goods.slice(0, FIRST_GOODS);
  return (
    <section className="clinic-order-card-store">
      <StoreLine order={order} store={store} now={now} desk={desk} />
      <ul>
        {shown.map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
          <OrderGood key={index} good={good} />
        ))}
      </ul>
      {goods.length > FIRST_GOODS && (
        <button
          type="button"
          className="clinic-order-textual clinic-order-card-all"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.viewLess : text.viewAll({ count: goods.length })}
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </button>
      )}
    </section>
  );
}

function StoreLine({ order, store, now, desk }: CardStoreProps) {
  const text = useWords(orderWords);
  const { waybills, delivery, isMedicine, goods } = store;
  const bills = storeBillsOf(order, store);
  // An upload names the order alone, so that the order decides on the action.
  const action = bills ? billActionOf(order, order.bills, now) : undefined;
  const [waybill = ''] = waybills;
  return (
    <div className="clinic-order-card-line">
      <ServerText as="h3">{store.name || text.goods}</ServerText>
      <span>{text.kinds({ count: goods.length })}</span>
      {isMedicine && <MedicineBadge />}
      {bills && <BillState status={bills} wording={listBillWords} />}
      {delivery.name && waybills.length > 0 && (
        <span className="clinic-order-card-delivery">
          <TruckIcon size={14} />
          {delivery.name}
        </span>
      )}
      <span className="clinic-order-card-end">
        {waybill && (
          <button
            type="button"
            className="clinic-order-textual"
            onClick={() => desk.open({ kind: 'parcels', order, waybill })}
          >
            {text.parcels({ waybill, count: waybills.length })}
          </button>
        )}
        {action && (
          <BillLink
            action={action}
            orderNo={order.orderNo}
            onOpen={() => desk.open({ kind: 'bills', order })}
          />
        )}
      </span>
    </div>
  );
}
