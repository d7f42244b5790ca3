import {
  type Order,
  type OrderedGood,
  type OrderParcel,
  ordersDomain,
} from '@clinicart/sdk/orders';
import { useShop, useStore, useWords } from '../../engine/index.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { Picture, pictureStyles } from '../../ui/media/picture.tsx';
import { FailureLine, failureLineStyles } from '../../ui/state/failure-line.tsx';
import { Skeleton, skeletonStyles } from '../../ui/state/skeleton.tsx';
import { factsOf, GoodName, orderGoodStyles } from '../order-good.tsx';
import { orderWords } from '../order-words.ts';
import parcelDialogCss from './parcel-dialog.css?inline';
import { parcelWords } from './parcel-words.ts';

export const parcelGoodsStyles = [
  pictureStyles,
  failureLineStyles,
  skeletonStyles,
  orderGoodStyles,
  parcelDialogCss,
];

/** The goods in a parcel, and where it goes. Spec: 2§2.6 */
export function ParcelGoods({ order, parcel }: { order: Order; parcel: OrderParcel }) {
  const text = useWords(parcelWords);
  const { storeName } = parcel;
  return (
    <section className="clinic-parcel-goods">
      <Goods orderNo={order.orderNo} waybill={parcel.waybill} />
      <dl className="clinic-parcel-facts">
        {storeName && (
          <div>
            <dt>{text.from}</dt>
            <ServerText as="dd">{storeName}</ServerText>
          </div>
        )}
        {order.address && (
          <div>
            <dt>{text.deliverTo}</dt>
            <ServerText as="dd">{order.address}</ServerText>
          </div>
        )}
      </dl>
    </section>
  );
}

function Goods({ orderNo, waybill }: { orderNo: string; waybill: string }) {
  const { parcelGoods } = useShop().domain(ordersDomain);
  const text = useWords(parcelWords);
  const query = { orderNo, waybill };
  const { value: goods, error } = useStore(parcelGoods.watch(query));
  const units = goods?.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return (
    <>
      <h3>
        {text.inParcel}
        {goods && goods.length > 0 && <span>{text.contents({ kinds: goods.length, units })}</span>}
      </h3>
      {error && (
        <FailureLine onRetry={() => parcelGoods.reload(query)}>
          {text.contentsFailed} {error.message}
        </FailureLine>
      )}
      {!goods && !error && <Skeleton lines={2} />}
      {goods?.length === 0 && <p>{text.noContents}</p>}
      {goods && goods.length > 0 && (
        <ul>
          {goods.map((good, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article may occur twice, once as a gift.
            <Good key={index} good={good} />
          ))}
        </ul>
      )}
    </>
  );
}

function Good({ good }: { good: OrderedGood }) {
  const shop = useShop();
  const text = useWords(orderWords);
  return (
    <li>
      <Picture src={shop.picture(good.picture, 'card')} alt="" />
      <div>
        <p>
          <GoodName good={good} />
        </p>
        <p className="clinic-parcel-good-facts">{factsOf(good)}</p>
      </div>
      <p className="clinic-nowrap">{text.times(good)}</p>
    </li>
  );
}
