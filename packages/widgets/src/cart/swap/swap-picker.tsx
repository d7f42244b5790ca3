import {
  completeSwaps,
  confirmSwap,
  formatMoney,
  isShopError,
  pickSwapItem,
  refuseTier,
  type SwapState,
  swapHints,
  swapProduct,
  swapTotal,
  takeSwaps,
} from '@clinicart/sdk';
import { useMemo, useState } from 'react';
import { useSay, useSheet, useShop, useWords } from '../../engine/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Notice } from '../../ui/state/notice.tsx';
import { tabsCss } from '../../ui/styles.ts';
import { SwapItem } from './swap-item.tsx';
import swapPickerCss from './swap-picker.css?inline';
import { swapWords } from './swap-words.ts';
import { useSwapItems } from './use-swap-items.ts';

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
  useSheet(tabsCss);
  useSheet(swapPickerCss);
  const read = useSwapItems();
  const state = useMemo(() => completeSwaps(offered, read.known), [offered, read.known]);
  const { tiers, allowed } = state;
  const [picked, setPicked] = useState<readonly string[]>(() =>
    state.picked.map((line) => line.specificationId),
  );
  const [refused, setRefused] = useState<string>();
  /** The item that the last pick replaced. */
  const [replaced, setReplaced] = useState<string>();
  const [busy, setBusy] = useState(false);
  // The highest tier reached, or else the first.
  const [shown, setShown] = useState(() =>
    Math.max(
      0,
      tiers.findLastIndex((tier) => !tier.missing),
    ),
  );
  const tier = tiers[shown] ?? tiers[0];
  const locked = tier && refuseTier(tier);

  const clearMessages = () => {
    setRefused(undefined);
    setReplaced(undefined);
  };
  const toggle = (id: string) => {
    if (busy) return;
    clearMessages();
    if (picked.includes(id)) return setPicked(picked.filter((each) => each !== id));
    const decision = pickSwapItem(state, picked, id);
    if (!decision.ok) return setRefused(say(decision));
    const [replacedId] = decision.replaced;
    setPicked(decision.picked);
    setReplaced(replacedId === undefined ? undefined : swapProduct(state, replacedId)?.name);
  };

  const confirm = async () => {
    const confirmation = confirmSwap(state, picked);
    clearMessages();
    if (!confirmation.ok) return setRefused(say(confirmation));
    setBusy(true);
    try {
      await takeSwaps(shop.cart, confirmation);
      onDone(picked.length);
    } catch (error) {
      if (!isShopError(error)) throw error;
      setRefused(error.message);
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
        <>
          <p className="clinic-swap-count">
            <span className="clinic-swap-refused" role="alert">
              {refused}
            </span>
            <span role="status">
              {words.picked({ picked: picked.length, allowed })}
              {words.gap}
              {replaced && words.replaced({ name: replaced }) + words.gap}
              {allowed > 0 && picked.length === allowed && words.replaces({ slot: allowed })}
            </span>
          </p>
          <p className="clinic-swap-total">
            {words.total} <b>{formatMoney(swapTotal(state, picked))}</b>
          </p>
          <Button onClick={onClose} disabled={busy}>
            {words.cancel}
          </Button>
          <Button kind="primary" busy={busy} busyLabel={words.confirming} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="clinic-swap-picker">
        <Tabs
          label={words.tiers}
          items={tiers.map((each, index) => ({ key: String(index), label: words.tier(each) }))}
          selected={String(shown)}
          onSelect={(key) => {
            setShown(Number(key));
            clearMessages();
          }}
        >
          {locked && (
            <Notice tone="accent" lead={words.locked}>
              {say(locked)}
            </Notice>
          )}
          <ul className="clinic-swap-items">
            {tier?.products.map((product) => (
              <SwapItem
                key={product.specificationId}
                product={product}
                isPicked={picked.includes(product.specificationId)}
                isLocked={locked !== undefined}
                read={read}
                onToggle={toggle}
              />
            ))}
          </ul>
          {tier?.products.length === 0 && <p>{words.none}</p>}
        </Tabs>
      </div>
    </Dialog>
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
