import type { CartLine } from '@clinicart/sdk';
import type { SwapState } from '@clinicart/sdk/cart';
import { refuseCollecting } from '@clinicart/sdk/catalogue';
import { standingOf } from '@clinicart/sdk/identity';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Button } from '../ui/button/button.tsx';
import { bottomBar } from '../ui/page/bottom-inset.ts';
import { Notice } from '../ui/state/notice.tsx';
import { CartGroups } from './cart-groups.tsx';
import { SummaryBar, SummaryPanel, type SummaryProps } from './cart-summary.tsx';
import { cartWords } from './cart-words.ts';
import { InvalidLines } from './invalid-lines.tsx';
import { EditModeContext } from './line/cart-line.tsx';
import { SwapBar } from './swap/swap-bar.tsx';
import { TickAll } from './tick-all.tsx';

interface CartBodyProps {
  /** All lines that are still sold. */
  lines: readonly CartLine[];
  swap: SwapState;
  unticked: ReadonlySet<string>;
  isEditing: boolean;
  notice: ReactNode;
  totals: SummaryProps;
  /** The element that holds the lines. */
  list: RefObject<HTMLDivElement | null>;
  onChooseSwaps(): void;
  onPreloadSwaps(): void;
  onRemove(lines: readonly CartLine[], collect?: boolean): void;
}

/** The lines, with their summary beside them or at the bottom of the screen. */
export function CartBody(props: CartBodyProps) {
  const { lines, swap, isEditing, totals, onRemove } = props;
  const { cart, blocked } = totals;
  const { cart: store, session } = useShop();
  const blockedLines = useMemo(
    () => new Map(blocked.map((each) => [each.lineId, each] as const)),
    [blocked],
  );
  const isLocked = !cart.pricesVisible;
  const standing = standingOf(useStore(session.$session), cart.pricesVisible);
  const mayCollect = refuseCollecting(standing) === undefined;
  const editMode = useMemo(() => (isEditing ? { mayCollect } : undefined), [isEditing, mayCollect]);
  const hasSummary = !isEditing && !isLocked;
  const captions = <Captions lines={lines} hasSums={hasSummary} />;
  return (
    <>
      <div className="clinic-cart-body" data-editing={isEditing || undefined}>
        <div className="clinic-cart-lines" ref={props.list}>
          {props.notice}
          {isLocked && <NotVerified />}
          <SwapBar
            state={swap}
            title={cart.swap.text}
            onChoose={props.onChooseSwaps}
            onPreload={props.onPreloadSwaps}
          />
          {cart.groups.length > 1 && captions}
          <EditModeContext value={editMode}>
            <CartGroups
              cart={cart}
              unticked={props.unticked}
              blocked={blockedLines}
              captions={captions}
              onRemove={onRemove}
            />
          </EditModeContext>
          <InvalidLines lines={cart.invalid} onRemove={onRemove} />
        </div>
        {hasSummary && <SummaryPanel {...totals} />}
      </div>
      {isEditing && (
        <EditBar
          lines={lines}
          chosen={lines.filter(store.isTicked)}
          mayCollect={mayCollect}
          onRemove={onRemove}
        />
      )}
      {hasSummary && <SummaryBar {...totals} />}
    </>
  );
}

interface EditBarProps extends Pick<CartBodyProps, 'lines' | 'onRemove'> {
  chosen: readonly CartLine[];
  mayCollect: boolean;
}

/** Replaces the checkout bar in edit mode. Spec: 1§2 Cart */
function EditBar({ lines, chosen, mayCollect, onRemove }: EditBarProps) {
  const words = useWords(cartWords);
  const { length: count } = chosen;
  return (
    <div ref={bottomBar} className="clinic-cart-edit-bar">
      <TickAll label={words.selectAll} lines={lines} />
      <p aria-live="polite">{words.chosen({ count })}</p>
      {mayCollect && (
        <Button disabled={count === 0} onClick={() => onRemove(chosen, true)}>
          {words.collect}
        </Button>
      )}
      <Button kind="danger" disabled={count === 0} onClick={() => onRemove(chosen)}>
        {words.removeChosen}
      </Button>
    </div>
  );
}

/** Why prices and quantities are locked, with the way to verify the clinic. Spec: 1§6 */
export function NotVerified() {
  const routes = useRoutes();
  const words = useWords(cartWords);
  return (
    <Notice
      tone="info"
      lead={words.verifyLead}
      action={<a {...routes.link('certification')}>{words.verify}</a>}
    >
      {words.verifyWhy}
    </Notice>
  );
}

function Captions({ lines, hasSums }: { lines: readonly CartLine[]; hasSums: boolean }) {
  const words = useWords(cartWords);
  return (
    <div className="clinic-cart-captions">
      <TickAll label={words.selectAll} lines={lines} />
      <span aria-hidden="true">{words.unitPrice}</span>
      <span aria-hidden="true">{words.quantity}</span>
      <span aria-hidden="true">{hasSums && words.subtotal}</span>
    </div>
  );
}
