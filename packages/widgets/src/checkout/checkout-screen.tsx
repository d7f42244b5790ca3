import { type Confirmation, checkoutDomain } from '@clinicart/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { onDemand, useShop, useWords } from '../engine/index.ts';
import { PayPasswordDialog } from '../identity/payment-password/pay-password-dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { AddressPanel } from './address/address-panel.tsx';
import { useAddressChoice } from './address/use-address-choice.ts';
import type { BillsPartProps, UnsentBills } from './bills/bills.tsx';
import type { AskFirstProps } from './bills/medicine-confirm.tsx';
import { type Trouble, TroubleNotice } from './blocker-notice.tsx';
import { type CheckoutView, useCheckoutView } from './checkout-view.ts';
import { CouponPanel } from './coupon/coupon-panel.tsx';
import { StorePanel } from './delivery/store-panel.tsx';
import type { ChequeDialogProps } from './payment/cheque-dialog.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { RemarkPanel } from './remark-panel.tsx';
import { screenWords } from './screen-words.ts';
import { OrderSwapPanel } from './swap/swap-panel.tsx';
import { TotalBar } from './total-bar.tsx';
import type { Placing } from './use-place-order.ts';

const BillsPart = onDemand<BillsPartProps>(() => import('./bills/bills.tsx'));
const AskFirst = onDemand<AskFirstProps>(() => import('./bills/medicine-confirm.tsx'));
const ChequeDialog = onDemand<ChequeDialogProps>(() => import('./payment/cheque-dialog.tsx'));

export interface CheckoutScreenProps {
  confirmation: Confirmation;
  placing: Placing;
  /** What is to be said above the order. */
  notice: ReactNode;
}

/** The order with everything that can be chosen, and the way to place it. Spec: 2§2.2 */
function CheckoutScreen({ confirmation, placing, notice }: CheckoutScreenProps) {
  const order = useShop().domain(checkoutDomain);
  const words = useWords(screenWords);
  const view = useCheckoutView(confirmation);
  const address = useAddressChoice(confirmation);
  const [isSetting, setSetting] = useState(false);
  const [isHanding, setHanding] = useState(false);
  const unsent: UnsentBills = useRef(undefined);
  const root = useRef<HTMLDivElement>(null);
  const { state } = placing;
  const trouble =
    state.kind === 'blocked' && isThere(state.trouble, view) ? state.trouble : undefined;
  useTroubleFocus(root, trouble);
  const [firstMedicine] = confirmation.stores.filter((store) => store.isMedicine);
  const busy =
    state.kind === 'busy' || isHanding
      ? 'placing'
      : address.wanted === undefined
        ? undefined
        : 'updating';
  // Bills that were chosen and not sent would be lost with the page.
  const place = async () => {
    if (unsent.current) {
      setHanding(true);
      const isIn = await unsent.current().finally(() => setHanding(false));
      if (!isIn) return lead(root.current?.querySelector<HTMLElement>('.clinic-bills'));
    }
    placing.place(confirmation);
  };
  const take = async (specificationIds: readonly string[]) => {
    const outcome = await order.takeSwaps(confirmation, specificationIds);
    // The picker closes on the order that has them.
    if (outcome.ok) await order.confirmation.get(null).catch(() => {});
    return outcome;
  };

  return (
    <div ref={root} className="clinic-checkout-screen">
      {notice}
      {confirmation.tips && (
        <Notice tone="info">
          <span className="clinic-checkout-tips">{confirmation.tips}</span>
        </Notice>
      )}
      <TroubleNotice trouble={trouble} at={['order']} />
      {state.kind === 'refused' && (
        <div data-trouble="" tabIndex={-1}>
          <Notice tone="danger" role="alert" lead={`${words.notPlaced} ${state.message}`}>
            {words.kept}
          </Notice>
        </div>
      )}
      <div className="clinic-checkout-body">
        <div className="clinic-checkout-main">
          <AddressPanel view={view} address={address} trouble={trouble} />
          {confirmation.stores.map((store) => (
            <StorePanel key={store.id} store={store} view={view} trouble={trouble}>
              {/* Bills are handed in for the order: once, with the first store that needs them. */}
              {store === firstMedicine && (
                <BillsPart orderNo={confirmation.orderNo} status={store.bills} unsent={unsent} />
              )}
            </StorePanel>
          ))}
        </div>
        <div className="clinic-checkout-side">
          <PaymentPanel
            view={view}
            trouble={trouble}
            setPassword={
              <Button kind="link" size="s" onClick={() => setSetting(true)}>
                {words.setPassword}
              </Button>
            }
          />
          <CouponPanel view={view} />
          <OrderSwapPanel view={view} trouble={trouble} onTake={take} />
          <RemarkPanel view={view} />
        </div>
      </div>
      <TotalBar
        view={view}
        busy={busy}
        isDone={state.kind === 'placed'}
        onPlace={() => void place()}
      />
      {state.kind === 'notify' && (
        <AskFirst
          notice={state.notice}
          onConfirm={() => placing.confirm(confirmation)}
          onClose={placing.back}
        />
      )}
      {state.kind === 'password' && (
        <ChequeDialog
          total={view.explanation.totals.total}
          refusal={state.refusal}
          onPay={(password) => placing.pay(confirmation, password)}
          onClose={placing.back}
        />
      )}
      <PayPasswordDialog
        open={isSetting}
        onClose={() => setSetting(false)}
        onDone={() => {
          setSetting(false);
          order.confirmation.reload(null);
        }}
      />
    </div>
  );
}

/** What has been mended is not said any longer; what the server has changed is, until the next try. */
const isThere = (trouble: Trouble, { explanation }: CheckoutView) =>
  trouble.isNews ||
  explanation.blockers.some(
    ({ about, id, reason }) =>
      about === trouble.about && id === trouble.id && reason === trouble.why.reason,
  );

function lead(place: HTMLElement | null | undefined) {
  place?.focus();
  place?.scrollIntoView({ block: 'center' });
}

/** Leads to what stands in the way, each time that somebody is told of it. */
function useTroubleFocus(
  root: { readonly current: HTMLElement | null },
  trouble: object | undefined,
) {
  useEffect(() => {
    if (!trouble) return;
    lead(root.current?.querySelector<HTMLElement>('[data-trouble]'));
  }, [root, trouble]);
}

export { CheckoutScreen as part };
