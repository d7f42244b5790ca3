import { type Confirmation, checkoutDomain, MOST_REMARK_CHARACTERS } from '@clinicart/sdk/checkout';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { onDemand, useShop, useWords } from '../engine/index.ts';
import { PayPasswordDialog } from '../identity/payment-password/pay-password-dialog.tsx';
import { useSheet } from '../print/use-sheet.ts';
import { Button } from '../ui/button/button.tsx';
import { ServerText } from '../ui/data/server-text.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { PrinterIcon } from '../ui/media/icons.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { AddressPanel } from './address/address-panel.tsx';
import { useAddressChoice } from './address/use-address-choice.ts';
import type { BillsPartProps, UnsentBills } from './bills/bills.tsx';
import type { MedicineConfirmProps } from './bills/medicine-confirm.tsx';
import { BlockerNotice, type ShownBlocker } from './blocker-notice.tsx';
import { type CheckoutView, useCheckoutView } from './checkout-view.ts';
import { CouponPanel } from './coupon/coupon-panel.tsx';
import { StorePanel } from './delivery/store-panel.tsx';
import type { ChequeDialogProps } from './payment/cheque-dialog.tsx';
import { PaymentPanel } from './payment/payment-panel.tsx';
import type { PrintedConfirmationProps } from './printed-confirmation.tsx';
import { screenWords } from './screen-words.ts';
import { OrderSwapPanel } from './swap/swap-panel.tsx';
import { TotalBar } from './total-bar.tsx';
import type { OrderPlacement } from './use-place-order.ts';

const BillsPart = onDemand<BillsPartProps>(() => import('./bills/bills.tsx'), { retries: true });
const MedicineConfirm = onDemand<MedicineConfirmProps>(
  () => import('./bills/medicine-confirm.tsx'),
  { retries: true },
);
const PrintedConfirmation = onDemand<PrintedConfirmationProps>(
  () => import('./printed-confirmation.tsx'),
);
const ChequeDialog = onDemand<ChequeDialogProps>(() => import('./payment/cheque-dialog.tsx'), {
  retries: true,
});

export interface CheckoutScreenProps {
  confirmation: Confirmation;
  placement: OrderPlacement;
  /** Shown above the order. */
  notice: ReactNode;
}

/** The order with its choices and the button that places it. Spec: 2§2.2 */
function CheckoutScreen({ confirmation, placement, notice }: CheckoutScreenProps) {
  const order = useShop().domain(checkoutDomain);
  const words = useWords(screenWords);
  const view = useCheckoutView(confirmation);
  const address = useAddressChoice(confirmation);
  const sheet = useSheet();
  const [isSettingPassword, setSettingPassword] = useState(false);
  const unsent: UnsentBills = useRef(undefined);
  const root = useRef<HTMLDivElement>(null);
  const { state } = placement;
  const { isUploading, place } = useUploadBeforePlacing(unsent, root, () =>
    placement.place(confirmation),
  );
  const blocker =
    state.kind === 'blocked' && stillHolds(state.blocker, view) ? state.blocker : undefined;
  useBlockerFocus(root, blocker);
  const [firstMedicine] = confirmation.stores.filter((store) => store.isMedicine);
  const busy =
    state.kind === 'busy' || isUploading
      ? 'placing'
      : address.wanted === undefined
        ? undefined
        : 'updating';

  return (
    <div ref={root} className="clinic-checkout-screen">
      {notice}
      {confirmation.tips && (
        <Notice tone="info">
          <ServerText as="span" className="clinic-checkout-tips">
            {confirmation.tips}
          </ServerText>
        </Notice>
      )}
      <BlockerNotice blocker={blocker} at={['order']} />
      {state.kind === 'refused' && (
        <div data-trouble="" tabIndex={-1}>
          <Notice tone="danger" role="alert" lead={`${words.notPlaced} ${state.message}`}>
            {words.kept}
          </Notice>
        </div>
      )}
      <div className="clinic-checkout-body">
        <div className="clinic-checkout-main">
          <AddressPanel view={view} address={address} blocker={blocker} />
          {confirmation.stores.map((store) => (
            <StorePanel key={store.id} store={store} view={view} blocker={blocker}>
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
            blocker={blocker}
            setPassword={
              <Button kind="link" size="s" onClick={() => setSettingPassword(true)}>
                {words.setPassword}
              </Button>
            }
          />
          <CouponPanel view={view} />
          <OrderSwapPanel view={view} blocker={blocker} />
          <RemarkPanel view={view} />
          <Button
            kind="link"
            icon={<PrinterIcon />}
            onPointerEnter={PrintedConfirmation.fetch}
            onFocus={PrintedConfirmation.fetch}
            onClick={sheet.print}
          >
            {words.print}
          </Button>
        </div>
      </div>
      <TotalBar
        view={view}
        busy={busy}
        isDone={state.kind === 'placed'}
        onPlace={() => void place()}
      />
      {sheet.isWanted && <PrintedConfirmation view={view} sheet={sheet} />}
      <PlacementDialogs view={view} placement={placement} />
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

/** Uploads chosen bills before the order is placed; leaving the page would lose them. */
function useUploadBeforePlacing(
  unsent: UnsentBills,
  root: RefObject<HTMLElement | null>,
  placeOrder: () => void,
) {
  const [isUploading, setUploading] = useState(false);
  const place = async () => {
    if (unsent.current) {
      setUploading(true);
      const isUploaded = await unsent.current().finally(() => setUploading(false));
      if (!isUploaded)
        return focusCentred(root.current?.querySelector<HTMLElement>('.clinic-bills'));
    }
    placeOrder();
  };
  return { isUploading, place };
}

/** The dialogs that an order may need before it is sent. */
function PlacementDialogs({ view, placement }: { view: CheckoutView; placement: OrderPlacement }) {
  const { confirmation, explanation } = view;
  const { state } = placement;
  if (state.kind === 'notify') {
    return (
      <MedicineConfirm
        notice={state.notice}
        onConfirm={() => placement.confirm(confirmation)}
        onClose={placement.back}
      />
    );
  }
  if (state.kind === 'password' || (state.kind === 'busy' && state.isPaying)) {
    return (
      <ChequeDialog
        total={explanation.totals.total}
        isBusy={state.kind === 'busy'}
        refusal={state.kind === 'password' ? state.refusal : undefined}
        onPay={(password) => placement.pay(confirmation, password)}
        onClose={placement.back}
      />
    );
  }
  return null;
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
const stillHolds = (blocker: ShownBlocker, { explanation }: CheckoutView) =>
  blocker.isNews ||
  explanation.blockers.some(
    ({ about, id, reason }) =>
      about === blocker.about && id === blocker.id && reason === blocker.why.reason,
  );

function focusCentred(element: HTMLElement | null | undefined) {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** Moves the focus to the blocker each time that one is reported. */
function useBlockerFocus(
  root: { readonly current: HTMLElement | null },
  blocker: object | undefined,
) {
  useEffect(() => {
    if (!blocker) return;
    focusCentred(root.current?.querySelector<HTMLElement>('[data-trouble]'));
  }, [root, blocker]);
}

export { CheckoutScreen as part };
