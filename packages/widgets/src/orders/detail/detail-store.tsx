import { formatMoney } from '@clinicart/sdk';
import {
  billActionOf,
  type Order,
  type OrderedStore,
  ordersDomain,
  parcelMood,
  parcelWording,
  storeBillsOf,
} from '@clinicart/sdk/orders';
import { useState } from 'react';
import { useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import {
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  TruckIcon,
} from '../../ui/media/icons.tsx';
import { detailBillWords } from '../bill-words.ts';
import { OrderGood, orderGoodStyles } from '../order-good.tsx';
import { orderWords } from '../order-words.ts';
import { BillLink, BillState, MedicineBadge, storeBillsStyles } from '../store-bills.tsx';
import type { OrderDesk } from '../use-order-desk.ts';
import detailStoreCss from './detail-store.css?inline';
import { detailWords } from './detail-words.ts';

export const detailStoreStyles = [orderGoodStyles, storeBillsStyles, detailStoreCss];

/** Goods of a store shown at first. Spec: 2§2.6 */
const FIRST_GOODS = 3;

interface DetailStoreProps {
  order: Order;
  store: OrderedStore;
  now: number;
  desk: OrderDesk;
}

/** A store: shipping method, freight, waybills, goods and stamped forms. Spec: 2§2.6 */
export function DetailStore({ order, store, now, desk }: DetailStoreProps) {
  const text = useWords(orderWords);
  const [isOpen, setOpen] = useState(false);
  const { goods } = store;
  const rest = goods.length - FIRST_GOODS;
  return (
    <section className="clinic-order-store">
      <StoreHead order={order} store={store} desk={desk} />
      <ul>
        {(isOpen ? goods : goods.slice(0, FIRST_GOODS)).map((good, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
          <OrderGood key={index} good={good} />
        ))}
      </ul>
      {rest > 0 && (
        <button
          type="button"
          className="clinic-order-textual clinic-order-rest"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? text.viewLess : text.viewRest({ count: rest })}
          {isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
        </button>
      )}
      <StoreBills order={order} store={store} now={now} desk={desk} />
    </section>
  );
}

function StoreHead({ order, store, desk }: Pick<DetailStoreProps, 'order' | 'store' | 'desk'>) {
  const text = useWords(orderWords);
  const words = useWords(detailWords);
  const { name, delivery, freight, waybills, isMedicine } = store;
  const freightText =
    freight === undefined ? '' : freight === 0 ? text.freightFree : formatMoney(freight);
  const deliveryText = words.delivery({ name: delivery.name, freight: freightText });
  return (
    <header className="clinic-order-store-head">
      <div className="clinic-order-store-name">
        <h2>{name || text.goods}</h2>
        {isMedicine && <MedicineBadge />}
      </div>
      {deliveryText && (
        <p className="clinic-order-store-delivery">
          <TruckIcon size={16} />
          {deliveryText}
        </p>
      )}
      {waybills.length > 0 && (
        <ul className="clinic-order-waybills" aria-label={words.parcels}>
          {waybills.map((waybill) => (
            <li key={waybill}>
              <button type="button" onClick={() => desk.open({ kind: 'parcels', order, waybill })}>
                <TruckIcon size={18} />
                <b>{waybill}</b>
                <ParcelState waybill={waybill} carrierId={delivery.id} />
                <ChevronRightIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** The state of a parcel once the carrier has answered; the dialog says why it has not. */
function ParcelState(parcel: { waybill: string; carrierId: string }) {
  const say = useSay();
  const { tracking } = useShop().domain(ordersDomain);
  const { value } = useStore(tracking.watch({ ...parcel }));
  return (
    <span className="clinic-order-parcel-state" data-mood={value && parcelMood(value.state)}>
      {value && say(parcelWording(value.state))}
    </span>
  );
}

function StoreBills({ order, store, now, desk }: DetailStoreProps) {
  const { orderNo } = order;
  const bills = storeBillsOf(order, store);
  if (!bills) return null;
  // An upload names the order alone, so that the order decides on the action.
  const action = billActionOf(order, order.bills, now);
  return (
    <div className="clinic-order-store-bills">
      <BillState status={bills} wording={detailBillWords} />
      {order.billsRejection && bills === 'rejected' && <span>{order.billsRejection}</span>}
      {action && (
        <BillLink
          action={action}
          orderNo={orderNo}
          onOpen={() => desk.open({ kind: 'bills', order })}
        />
      )}
    </div>
  );
}
