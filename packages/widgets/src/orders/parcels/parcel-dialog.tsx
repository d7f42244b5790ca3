import { type Order, type OrderParcel, parcelsOf } from '@clinicart/sdk/orders';
import { useRef, useState } from 'react';
import { useWords } from '../../engine/index.ts';
import { Button, buttonStyles } from '../../ui/button/button.tsx';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { useAskLink } from '../use-ask-link.ts';
import parcelDialogCss from './parcel-dialog.css?inline';
import { ParcelGoods, parcelGoodsStyles } from './parcel-goods.tsx';
import { ParcelTrack, parcelTrackStyles } from './parcel-track.tsx';
import { parcelWords } from './parcel-words.ts';

export const styles = [
  buttonStyles,
  dialogStyles,
  tabsStyles,
  parcelTrackStyles,
  parcelGoodsStyles,
  parcelDialogCss,
];

export interface ParcelDialogProps {
  order: Order;
  /** The parcel to begin with; the first one by default. */
  waybill?: string | undefined;
  onClose(): void;
}

/** The parcels of an order, a tab each: the way, and the goods inside. Spec: 2§2.6 */
function ParcelDialog({ order, waybill, onClose }: ParcelDialogProps) {
  const text = useWords(parcelWords);
  const parcels = parcelsOf(order);
  const [chosen, choose] = useState(waybill ?? parcels[0]?.waybill ?? '');
  const close = useRef<HTMLButtonElement>(null);
  const ask = useAskLink(order.orderNo);
  const parcel = parcels.find((each) => each.waybill === chosen);
  return (
    <Dialog
      open
      size="l"
      title={text.title}
      description={text.about({ orderNo: order.orderNo, count: parcels.length })}
      initialFocus={close}
      onClose={onClose}
      actions={
        <>
          <Button href={ask.href} target="_blank" rel="noreferrer">
            {text.ask}
          </Button>
          <Button ref={close} onClick={onClose}>
            {text.close}
          </Button>
        </>
      }
    >
      <div className="clinic-parcels">
        {parcels.length > 1 ? (
          <Tabs
            label={text.parcels}
            items={parcels.map((each) => ({ key: each.waybill, label: each.waybill }))}
            selected={chosen}
            onSelect={choose}
          >
            {parcel && <Parcel key={chosen} order={order} parcel={parcel} />}
          </Tabs>
        ) : (
          parcel && <Parcel order={order} parcel={parcel} />
        )}
      </div>
    </Dialog>
  );
}

function Parcel({ order, parcel }: { order: Order; parcel: OrderParcel }) {
  return (
    <div className="clinic-parcel">
      <ParcelTrack parcel={parcel} />
      <ParcelGoods order={order} parcel={parcel} />
    </div>
  );
}

export { ParcelDialog as part };
