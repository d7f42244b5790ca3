import { type CartLine, refuseCollecting, type SwapState, standingOf } from '@clinicart/sdk';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useRoutes, useShop, useStore, useWords } from '../engine/index.ts';
import { Notice } from '../ui/state/notice.tsx';
import { CartGroups } from './cart-groups.tsx';
import { Editing } from './cart-line.tsx';
import { SummaryBar, SummaryPanel, type SummaryProps } from './cart-summary.tsx';
import { cartWords } from './cart-words.ts';
import { EditBar } from './edit-bar.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import { SwapBar } from './swap/swap-bar.tsx';
import { TickAll } from './tick-all.tsx';

interface CartBodyProps {
  /** Every line that is still sold. */
  lines: readonly CartLine[];
  swap: SwapState;
  unticked: ReadonlySet<string>;
  editing: boolean;
  notice: ReactNode;
  totals: SummaryProps;
  /** The place of the lines. */
  list: RefObject<HTMLDivElement | null>;
  onChoose(): void;
  onNear(): void;
  onRemove(lines: readonly CartLine[], collect?: boolean): void;
}

/** The lines, and what they come to beside them or at the foot of the screen. */
export function CartBody(props: CartBodyProps) {
  const { lines, swap, editing, totals, onRemove } = props;
  const { cart, blocked } = totals;
  const { cart: store, session } = useShop();
  const blockedLines = useMemo(
    () => new Map(blocked.map((each) => [each.lineId, each] as const)),
    [blocked],
  );
  const locked = !cart.pricesVisible;
  const standing = standingOf(useStore(session.$session), cart.pricesVisible);
  const mayCollect = refuseCollecting(standing) === undefined;
  const mode = useMemo(() => (editing ? { mayCollect } : undefined), [editing, mayCollect]);
  const captions = <Captions lines={lines} hasSums={!editing && !locked} />;
  return (
    <>
      <div className="clinic-cart-body" data-editing={editing || undefined}>
        <div className="clinic-cart-lines" ref={props.list}>
          {props.notice}
          {locked && <NotVerified />}
          <SwapBar
            state={swap}
            title={cart.swap.text}
            onChoose={props.onChoose}
            onNear={props.onNear}
          />
          {cart.groups.length > 1 && captions}
          <Editing value={mode}>
            <CartGroups
              cart={cart}
              unticked={props.unticked}
              blocked={blockedLines}
              captions={captions}
              onRemove={onRemove}
            />
          </Editing>
          <InvalidLines lines={cart.invalid} onRemove={onRemove} />
        </div>
        {!editing && !locked && <SummaryPanel {...totals} />}
      </div>
      {editing && (
        <EditBar {...{ lines, mayCollect, onRemove }} chosen={lines.filter(store.isTicked)} />
      )}
      {!editing && !locked && <SummaryBar {...totals} />}
    </>
  );
}

function NotVerified() {
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
