import { isShopError } from '@clinicart/sdk';
import { completeSwaps, refuseSwapItem, swapHints, swapProduct } from '@clinicart/sdk/cart';
import {
  type BeginOutcome,
  type Confirmation,
  type OfferedSwap,
  orderSwapState,
  swapStanding,
} from '@clinicart/sdk/checkout';
import { useMemo, useRef, useState } from 'react';
import { useClinicCompletion } from '../../cart/checkout/use-checkout-start.ts';
import { SwapItem, swapItemStyles } from '../../cart/swap/swap-item.tsx';
import {
  SwapPickerActions,
  swapPickerActionsStyles,
} from '../../cart/swap/swap-picker-actions.tsx';
import { swapWords } from '../../cart/swap/swap-words.ts';
import { useSwapItems } from '../../cart/swap/use-swap-items.ts';
import { useSwapSelection } from '../../cart/swap/use-swap-selection.ts';
import { bilingual, useSay, useWords } from '../../engine/index.ts';
import { Dialog, dialogStyles } from '../../ui/overlay/dialog.tsx';
import { FailureNotice } from '../../ui/state/notice.tsx';
import { Loading, Skeleton } from '../../ui/state/skeleton.tsx';
import { useListEnd } from './list-end.ts';
import orderSwapPickerCss from './swap-picker.css?inline';
import { useSwapPages } from './use-swap-pages.ts';

export const styles = [dialogStyles, swapItemStyles, swapPickerActionsStyles, orderSwapPickerCss];

const pickerWords = bilingual({
  zh: { loading: '正在載入換購品', none: '暫沒有換購品。', items: '換購品' },
  en: {
    loading: 'Loading add-on products',
    none: 'No add-on products now.',
    items: 'Add-on products',
  },
});

export interface OrderSwapPickerProps {
  title: string;
  offer: OfferedSwap;
  confirmation: Confirmation;
  /** Replaces the order's swap items by these. */
  onTake(specificationIds: readonly string[]): Promise<BeginOutcome>;
  onClose(): void;
}

/** Picks swap items of a promotion, loaded page by page; the order changes only on confirmation. Spec: 2§2.2, 2§9 */
function OrderSwapPicker(props: OrderSwapPickerProps) {
  const { title, offer, confirmation, onTake, onClose } = props;
  const say = useSay();
  const words = useWords(swapWords);
  const text = useWords(pickerWords);
  const read = useSwapPages(offer.id);
  const items = useSwapItems();
  const state = useMemo(
    () => completeSwaps(orderSwapState(confirmation, offer, read.pages), items.known),
    [confirmation, offer, read.pages, items.known],
  );
  const selection = useSwapSelection(state, () => swapStanding(confirmation, offer).taken);
  const { picked, replaced, refusal } = selection;
  const completeClinic = useClinicCompletion();
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useListEnd(list, read.isLoading || read.failure ? 0 : read.pages.length, read.more);
  const products = read.pages
    .flatMap((page) => page.products)
    .map((each) => swapProduct(state, each.specificationId) ?? each);

  const toggle = (id: string) => {
    if (!busy) selection.toggle(id);
  };

  const confirm = async () => {
    setBusy(true);
    selection.clear();
    try {
      const outcome = await onTake(picked);
      if (outcome.ok) return onClose();
      const message =
        outcome.reason === 'incomplete-clinic' ? completeClinic(outcome.message) : outcome.message;
      if (message) selection.refuse(message);
    } catch (error) {
      if (!isShopError(error)) throw error;
      selection.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  const { allowed } = state;
  return (
    <Dialog
      open
      size="l"
      title={title}
      description={
        read.pages.length > 0 &&
        swapHints({ ...state, picked })
          .map(say)
          .join(words.gap)
      }
      required={busy}
      onClose={onClose}
      actions={
        <SwapPickerActions
          state={state}
          picked={picked}
          busy={busy}
          isDisabled={read.pages.length === 0}
          onCancel={onClose}
          onConfirm={confirm}
        >
          <p className="clinic-swap-count" aria-live="polite">
            {words.picked({ picked: picked.length, allowed })}
            {words.gap}
            {allowed > 0 && picked.length === allowed && words.replaces({ slot: allowed })}
          </p>
        </SwapPickerActions>
      }
    >
      <div className="clinic-swap-picker">
        <div ref={list} className="clinic-swap-list">
          <ul className="clinic-swap-items" aria-label={text.items}>
            {products.map((product) => (
              <SwapItem
                key={product.specificationId}
                product={product}
                isPicked={picked.includes(product.specificationId)}
                isLocked={refuseSwapItem(state, product.specificationId) !== undefined}
                read={items}
                onToggle={toggle}
              />
            ))}
          </ul>
          {read.isLoading && <ItemsSkeleton label={text.loading} />}
          {read.failure !== undefined && (
            <FailureNotice onRetry={read.more}>{read.failure}</FailureNotice>
          )}
          {products.length === 0 && !read.isLoading && !read.failure && <p>{text.none}</p>}
        </div>
        <p className="clinic-swap-news" data-tone={refusal ? 'danger' : undefined}>
          <span role="alert">{refusal}</span>
          <span role="status">{replaced && words.replaced({ name: replaced })}</span>
        </p>
      </div>
    </Dialog>
  );
}

/** Skeleton of the next items. */
function ItemsSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className="clinic-swap-items">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="clinic-swap-item">
            <Skeleton shape="square" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </Loading>
  );
}

export { OrderSwapPicker as part };
