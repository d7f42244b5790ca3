import { type Confirmation, checkoutDomain, MOST_REMARK_CHARACTERS } from '@clinicart/sdk';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { onDemand, useShop, useWords } from '../engine/index.ts';
import { PayPasswordDialog } from '../identity/payment-password/pay-password-dialog.tsx';
import { Button } from '../ui/button/button.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { AddressPanel } from './address/address-panel.tsx';
import { useAddressChoice } from './address/use-address-choice.ts';
import type { BillsPartProps, UnsentBills } from './bills/bills.tsx';
import type { MedicineConfirmProps } from './bills/medicine-confirm.tsx';
import { type Trouble, TroubleNotice } from './blocker-notice.tsx';
import { type CheckoutView, useCheckoutView } from './checkout-view.ts';
import { CouponPanel } from './coupon/coupon-panel.tsx';
import { StorePanel } from './delivery/store-panel.tsx';
import type { ChequeDialogProps } from './payment/cheque-dialog.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import { screenWords } from './screen-words.ts';
import { OrderSwapPanel } from './swap/swap-panel.tsx';
import { TotalBar } from './total-bar.tsx';
import type { Placing } from './use-place-order.ts';

const BillsPart = onDemand<BillsPartProps>(() => import('./bills/bills.tsx'));
const MedicineConfirm = onDemand<MedicineConfirmProps>(
  () => import('./bills/medicine-confirm.tsx'),
);
const ChequeDialog = onDemand<ChequeDialogProps>(() => import('./payment/cheque-dialog.tsx'));

export interface CheckoutScreenProps {
  confirmation: Confirmation;
  placing: Placing;
  /** Shown above the order. */
  notice: ReactNode;
}

/** The order with its choices and the button that places it. Spec: 2§2.2 */
function CheckoutScreen({ confirmation, placing, notice }: CheckoutScreenProps) {
  const order = useShop().domain(checkoutDomain);
  const words = useWords(screenWords);
  const view = useCheckoutView(confirmation);
  const address = useAddressChoice(confirmation);
  const [isSettingPassword, setSettingPassword] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const unsent: UnsentBills = useRef(undefined);
  const root = useRef<HTMLDivElement>(null);
  const { state } = placing;
  const trouble =
    state.kind === 'blocked' && stillHolds(state.trouble, view) ? state.trouble : undefined;
  useBlockerFocus(root, trouble);
  const [firstMedicine] = confirmation.stores.filter((store) => store.isMedicine);
  const busy =
    state.kind === 'busy' || isUploading
      ? 'placing'
      : address.wanted === undefined
        ? undefined
        : 'updating';
  // Uploads chosen bills first; leaving the page would lose them.
  const place = async () => {
    if (unsent.current) {
      setUploading(true);
      const isUploaded = await unsent.current().finally(() => setUploading(false));
      if (!isUploaded)
        return focusCentred(root.current?.querySelector<HTMLElement>('.clinic-bills'));
    }
    placing.place(confirmation);
  };
  const takeSwaps = async (specificationIds: readonly string[]) => {
    const outcome = await order.takeSwaps(confirmation, specificationIds);
    // The picker closes when the order shows the items.
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
              {/* One upload for the whole order, in the first store with medicines. */}
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
              <Button kind="link" size="s" onClick={() => setSettingPassword(true)}>
                {words.setPassword}
              </Button>
            }
          />
          <CouponPanel view={view} />
          <OrderSwapPanel view={view} trouble={trouble} onTake={takeSwaps} />
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
        <MedicineConfirm
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
        open={isSettingPassword}
        onClose={() => setSettingPassword(false)}
        onDone={() => {
          setSettingPassword(false);
          order.confirmation.reload(null);
        }}
      />
    </div>
  );
}

/** The buyer's note to the warehouse. Spec: 2§2.2 */
function RemarkPanel({ view }: { view: CheckoutView }) {
  const words = useWords(screenWords);
  const id = useId();
  const { remark } = view.choices;
  return (
    <section className="clinic-panel clinic-checkout-panel">
      <h2>
        <label htmlFor={id}>{words.remark}</label>
      </h2>
      <TextArea
        id={id}
        name="remark"
        rows={3}
        maxLength={MOST_REMARK_CHARACTERS}
        placeholder={words.remarkHint}
        aria-describedby={`${id}-count`}
        value={remark}
        onChange={(event) => view.choose({ remark: event.target.value })}
      />
      <p id={`${id}-count`} className="clinic-checkout-count">
        {words.remarkCount({ used: remark.length, most: MOST_REMARK_CHARACTERS })}
      </p>
    </section>
  );
}

/** Whether a blocker still holds; news from the server stays until the next attempt. */
const stillHolds = (trouble: Trouble, { explanation }: CheckoutView) =>
  trouble.isNews ||
  explanation.blockers.some(
    ({ about, id, reason }) =>
      about === trouble.about && id === trouble.id && reason === trouble.why.reason,
  );

function focusCentred(element: HTMLElement | null | undefined) {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the blocker each time that one is reported. */
function useBlockerFocus(
  root: { readonly current: HTMLElement | null },
  trouble: object | undefined,
) {
  useEffect(() => {
    if (!trouble) return;
    focusCentred(root.current?.querySelector<HTMLElement>('[data-trouble]'));
  }, [root, trouble]);
}

export { CheckoutScreen as part };
