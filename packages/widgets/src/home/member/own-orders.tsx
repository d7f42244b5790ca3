import { formatMoney } from '@clinicart/sdk';
import { type HomeOrder, type MemberSummary, memberHomeDomain } from '@clinicart/sdk/home';
import { type OrderParcel, ordersDomain, parcelMood, parcelWording } from '@clinicart/sdk/orders';
import { useEffect, useState } from 'react';
import { useRoutes, useSay, useShop, useStore, useWords } from '../../engine/index.ts';
import { Deadline } from '../../orders/deadline.tsx';
import { PARCEL_TONES } from '../../orders/parcels/parcel-tone.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/data/badge.tsx';
import { Words } from '../../ui/data/server-text.tsx';
import { VisuallyHidden } from '../../ui/foundation/visually-hidden.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { Card } from './card.tsx';
import { memberWords } from './member-words.ts';

/** Orders that await payment, then orders on their way. Spec: 2§2.5, 2§4 */
export function OwnOrders({ orders, counts }: Pick<MemberSummary, 'orders' | 'counts'>) {
  const text = useWords(memberWords);
  const routes = useRoutes();
  const facts = [
    counts.pending > 0 && text.pending({ count: counts.pending }),
    counts['to-receive'] > 0 && text.toReceive({ count: counts['to-receive'] }),
  ].filter(Boolean);
  return (
    <Card
      area="orders"
      title={text.orders}
      note={facts.join(' · ')}
      more={{ label: text.allOrders, link: routes.link('orders') }}
    >
      {orders.length === 0 ? (
        <p className="clinic-member-quiet">{text.noOrders}</p>
      ) : (
        <ul className="clinic-member-orders">
          {orders.map((order) => (
            <OrderRow key={order.orderNo} order={order} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function OrderRow({ order }: { order: HomeOrder }) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(memberWords);
  const routes = useRoutes();
  const { orderNo, name, kinds, picture, payBy, parcels } = order;
  const [parcel] = parcels;
  const title = text.order({ orderNo });
  return (
    <li>
      <Picture src={shop.picture(picture, 'card')} alt="" />
      <div className="clinic-member-words">
        <a {...routes.link('order', { id: orderNo })}>
          <Words>{name || title}</Words>
          {kinds > 1 && ` ${text.others({ count: kinds })}`}
          <VisuallyHidden> {title}</VisuallyHidden>
        </a>
        <p>
          {say(order.wording)}
          {order.isPayable && ` · ${formatMoney(order.total)}`}
          {parcels.length > 1 && ` · ${text.parcels({ count: parcels.length })}`}
        </p>
      </div>
      <div className="clinic-member-end">
        {payBy !== undefined && <TimeLeft payBy={payBy} />}
        {order.isPayable && (
          <Button kind="primary" size="s" {...routes.link('pay', { id: orderNo })}>
            {text.pay}
            <VisuallyHidden> {text.payOf({ orderNo })}</VisuallyHidden>
          </Button>
        )}
        {parcel && <ParcelState parcel={parcel} />}
      </div>
    </li>
  );
}

/** The time left to pay. The clocks of server and browser differ, so that the digits come after hydration. */
function TimeLeft({ payBy }: { payBy: number }) {
  const shop = useShop();
  const [isHere, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  if (!isHere) return <span className="clinic-member-time" />;
  return (
    <span className="clinic-member-time">
      <Deadline payBy={payBy} onExpire={() => shop.domain(memberHomeDomain).summary.reload(null)} />
    </span>
  );
}

/** The state of the first parcel. Without an answer the way to it is the order. Spec: 2§2.6, 2§4 */
function ParcelState({ parcel: { waybill, carrierId } }: { parcel: OrderParcel }) {
  const shop = useShop();
  const say = useSay();
  const text = useWords(memberWords);
  const { tracking } = shop.domain(ordersDomain);
  const { value, status } = useStore(tracking.watch({ waybill, carrierId }));
  if (value)
    return (
      <Badge tone={PARCEL_TONES[parcelMood(value.state)]}>{say(parcelWording(value.state))}</Badge>
    );
  if (status === 'failed') return <Badge tone="neutral">{text.stateUnknown}</Badge>;
  return (
    <span className="clinic-member-state">
      <VisuallyHidden>{text.loadingState}</VisuallyHidden>
      <Skeleton shape="badge" />
    </span>
  );
}
