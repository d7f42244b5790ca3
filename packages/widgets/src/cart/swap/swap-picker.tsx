import { formatMoney, isShopError } from '@clinicart/sdk';
import {
  completeSwaps,
  confirmSwap,
  firstShownTier,
  refuseTier,
  type SwapState,
  swapHints,
  takeSwaps,
} from '@clinicart/sdk/cart';
import { useMemo, useState } from 'react';
import { useSay, useShop, useWords } from '../../engine/index.ts';
import { Tabs, tabsStyles } from '../../ui/data/tabs.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { SwapItem, swapItemStyles } from './swap-item.tsx';
import { SwapPickerActions, swapPickerActionsStyles } from './swap-picker-actions.tsx';
import { swapWords } from './swap-words.ts';
import { type SwapItemsRead, useSwapItems } from './use-swap-items.ts';
import { useSwapSelection } from './use-swap-selection.ts';

export const styles = [tabsStyles, swapItemStyles, swapPickerActionsStyles];

export interface SwapPickerProps {
  state: SwapState;
  onClose(): void;
  /** The picked items are in the cart. */
  onDone(count: number): void;
}

/** Picks items of the swap offer; the cart changes only on confirmation. Spec: 1§4 */
function SwapPicker({ state: offered, onClose, onDone }: SwapPickerProps) {
  const shop = useShop();
  const say = useSay();
  const words = useWords(swapWords);
  const read = useSwapItems();
  const state = useMemo(() => completeSwaps(offered, read.known), [offered, read.known]);
  const { tiers, allowed } = state;
  const selection = useSwapSelection(state, () => state.picked.map((line) => line.specificationId));
  const { picked, replaced } = selection;
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(() => firstShownTier(state));
  const tier = tiers[shown] ?? tiers[0];

  const toggle = (id: string) => {
    if (!busy) selection.toggle(id);
  };

  const confirm = async () => {
    const confirmation = confirmSwap(state, picked);
    selection.clear();
    if (!confirmation.ok) return selection.refuse(say(confirmation));
    setBusy(true);
    try {
      await takeSwaps(shop.cart, confirmation);
      onDone(picked.length);
    } catch (error) {
      if (!isShopError(error)) throw error;
      selection.refuse(error.message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      size="l"
      title={words.choose}
      description={<SwapProgress state={state} />}
      required={busy}
      onClose={onClose}
      actions={
        <SwapPickerActions
          state={state}
          picked={picked}
          busy={busy}
          onCancel={onClose}
          onConfirm={confirm}
        >
          <p className="clinic-swap-count">
            <span className="clinic-swap-refused" role="alert">
              {selection.refusal}
            </span>
            <span role="status">
              {words.picked({ picked: picked.length, allowed })}
              {words.gap}
              {replaced && words.replaced({ name: replaced }) + words.gap}
              {allowed > 0 && picked.length === allowed && words.replaces({ slot: allowed })}
            </span>
          </p>
        </SwapPickerActions>
      }
    >
      <div className="clinic-swap-picker">
        <Tabs
          label={words.tiers}
          items={tiers.map((each, index) => ({ key: String(index), label: words.tier(each) }))}
          selected={String(shown)}
          onSelect={(key) => {
            setShown(Number(key));
            selection.clear();
          }}
        >
          {tier && <TierItems tier={tier} picked={picked} read={read} onToggle={toggle} />}
        </Tabs>
      </div>
    </Dialog>
  );
}

interface TierItemsProps {
  tier: SwapState['tiers'][number];
  picked: readonly string[];
  read: SwapItemsRead;
  onToggle(specificationId: string): void;
}

/** The items of one tier, with the reason if it is locked. */
function TierItems({ tier, picked, read, onToggle }: TierItemsProps) {
  const say = useSay();
  const words = useWords(swapWords);
  const locked = refuseTier(tier);
  return (
    <>
      {locked && (
        <Notice tone="accent" lead={words.locked}>
          {say(locked)}
        </Notice>
      )}
      <ul className="clinic-swap-items">
        {tier.products.map((product) => (
          <SwapItem
            key={product.specificationId}
            product={product}
            isPicked={picked.includes(product.specificationId)}
            isLocked={locked !== undefined}
            read={read}
            onToggle={onToggle}
          />
        ))}
      </ul>
      {tier.products.length === 0 && <p>{words.none}</p>}
    </>
  );
}

/** The amount that counts so far, and what the next tier needs. */
function SwapProgress({ state }: { state: SwapState }) {
  const say = useSay();
  const words = useWords(swapWords);
  const { amount, count } = state.reached;
  const nextHint = state.next && swapHints(state).at(-1);
  return (
    <>
      {words.reached({ amount: formatMoney(amount), count })}
      {words.gap}
      {nextHint && say(nextHint)}
    </>
  );
}

export { SwapPicker as part };
