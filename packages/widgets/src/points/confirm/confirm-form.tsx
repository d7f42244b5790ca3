import type { DeliveryAddress } from '@clinicart/sdk/identity';
import { addressDomain } from '@clinicart/sdk/identity';
import { type PointsProduct, pointsCost, pointsDomain, refusePlacing } from '@clinicart/sdk/points';
import { useEffect, useRef, useState } from 'react';
import { AddressPicker, addressPickerStyles } from '../../checkout/address/address-picker.tsx';
import { useRoutes, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { ToastRegion, toastStyles, useToasts } from '../../ui/overlay/toast.tsx';
import { Notice, noticeStyles } from '../../ui/state/notice.tsx';
import { PointsTable, pointsTableStyles } from '../points-table.tsx';
import { QuietFailure, quietFailureStyles } from '../quiet-failure.tsx';
import { useWarning } from '../use-warning.ts';
import { ConfirmBar, confirmBarStyles } from './confirm-bar.tsx';
import { confirmWords } from './confirm-words.ts';
import { type RedeemState, useRedeem } from './use-redeem.ts';

export const confirmFormStyles = [
  addressPickerStyles,
  pointsTableStyles,
  quietFailureStyles,
  noticeStyles,
  toastStyles,
  confirmBarStyles,
];

interface ConfirmFormProps {
  product: PointsProduct;
  addresses: readonly DeliveryAddress[];
  quantity: number;
  /** The points of the account; undefined while unknown. */
  points: number | undefined;
  isPointsUnread: boolean;
}

/** Address, product and total; places the order. Spec: 2§2.10, 2§5 */
export function ConfirmForm(props: ConfirmFormProps) {
  const { product, addresses, quantity, points, isPointsUnread } = props;
  const shop = useShop();
  const text = useWords(confirmWords);
  const { region, ...toaster } = useToasts();
  const warn = useWarning(toaster);
  const { state, redeem } = useRedeem();
  const [chosen, setChosen] = useState<string>();
  // The first address by default; also where the chosen one was deleted elsewhere. Spec: 2§2.10
  const address = addresses.find(({ id }) => id === chosen) ?? addresses[0];
  const { balance } = shop.domain(pointsDomain);
  const addressId = address?.id ?? '';
  const refused = refusePlacing(product, { addressId, points, quantity });
  const place = () =>
    refused ? warn(refused) : void redeem({ addressId, productId: product.id, quantity });
  return (
    <div className="clinic-points-confirm-form">
      <RedeemNotice state={state} />
      <AddressPicker
        addresses={addresses}
        chosen={address?.id}
        onChoose={setChosen}
        onEdited={() => shop.domain(addressDomain).list.reload(null)}
      />
      <section className="clinic-panel">
        <h2 className="clinic-points-heading">{text.goods}</h2>
        <PointsTable
          label={text.goods}
          name={product.name}
          picture={product.pictures[0]}
          points={product.points}
          quantity={quantity}
          cost={pointsCost(product, quantity)}
        />
        {isPointsUnread && <QuietFailure onRetry={() => balance.reload(null)} />}
      </section>
      <ConfirmBar
        product={product}
        quantity={quantity}
        points={points}
        refused={refused}
        state={state}
        onPlace={place}
      />
      <ToastRegion {...region} />
    </div>
  );
}

/** Why nothing was redeemed, or that the outcome is unknown; takes the focus. Spec: 2§8 */
function RedeemNotice({ state }: { state: RedeemState }) {
  const text = useWords(confirmWords);
  const routes = useRoutes();
  const notice = useRef<HTMLDivElement>(null);
  const isNews = state.kind === 'refused' || state.kind === 'unknown';
  useEffect(() => {
    if (!isNews) return;
    notice.current?.focus();
    notice.current?.scrollIntoView({ block: 'center' });
  }, [isNews]);
  if (state.kind === 'refused')
    return (
      <div ref={notice} tabIndex={-1} className="clinic-points-news">
        <Notice tone="danger" role="alert" lead={state.message}>
          {text.kept}
        </Notice>
      </div>
    );
  if (state.kind === 'unknown')
    return (
      <div ref={notice} tabIndex={-1} className="clinic-points-news">
        <Notice
          tone="warning"
          role="alert"
          lead={state.message}
          action={
            <Button kind="link" {...routes.link('exchangeRecord')}>
              {text.seeExchanges}
            </Button>
          }
        />
      </div>
    );
  return null;
}
