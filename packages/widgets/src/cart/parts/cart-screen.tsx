import { type Cart, type CartLine, linesOf, refuseTick, summarise } from '@clinicart/sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEmit, useRoutes, useShop, useStore, useWords } from '../../engine/index.ts';
import { bottomBar } from '../../ui/bottom-inset.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ToastRegion, useToasts } from '../../ui/toast.tsx';
import { CartRow } from './cart-line.tsx';
import { SummaryBar, SummaryPanel } from './cart-summary.tsx';
import { cartWords } from './cart-words.ts';
import { InvalidLines } from './invalid-lines.tsx';
import { type Removal, RemoveDialog } from './remove-dialog.tsx';

export interface CartScreenProps {
  cart: Cart;
  notice?: ReactNode;
}

/** A cart with something in it. */
function CartScreen({ cart, notice }: CartScreenProps) {
  const shop = useShop();
  const routes = useRoutes();
  const emit = useEmit();
  const words = useWords(cartWords);
  const unticked = useStore(shop.cart.$unticked);
  const [editing, setEditing] = useState(false);
  const [removal, setRemoval] = useState<Removal>();
  const { show, region } = useToasts();
  const heading = useRef<HTMLHeadingElement>(null);
  const hasRemoved = useRef(false);
  // The button that opened the dialog goes with its line, so focus may not stay there.
  useEffect(() => {
    if (removal || !hasRemoved.current) return;
    hasRemoved.current = false;
    heading.current?.focus();
  }, [removal]);

  const isTicked = (line: CartLine) => shop.cart.isTicked(line);
  const lines = linesOf(cart);
  const summary = summarise(cart, isTicked);
  const locked = !cart.pricesVisible;
  const remove = (gone: readonly CartLine[], collect = false) =>
    setRemoval({ lines: gone, collect });
  const onNothing = (text: string) => show({ tone: 'info', text });

  const selectAll = (label: ReactNode, of: readonly CartLine[], named?: string) => {
    const free = of.filter((line) => !refuseTick(line));
    const chosen = free.filter((line) => !unticked.has(line.id));
    return (
      <Checkbox
        label={label}
        aria-label={named}
        checked={free.length > 0 && chosen.length === free.length}
        mixed={chosen.length > 0 && chosen.length < free.length}
        disabled={free.length === 0}
        onChange={(event) =>
          shop.cart.tick(
            free.map((line) => line.id),
            event.target.checked,
          )
        }
      />
    );
  };

  return (
    <>
      <header className="clinic-cart-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.title}{' '}
          <small className="clinic-cart-count">{words.kinds({ count: lines.length })}</small>
        </h1>
        <a className="clinic-cart-on" {...routes.link('home')}>
          {words.shopOn}
        </a>
        <Button aria-pressed={editing} onClick={() => setEditing(!editing)}>
          {editing ? words.done : words.edit}
        </Button>
      </header>
      <div className="clinic-cart-body" data-editing={editing || undefined}>
        <div className="clinic-cart-lines">
          {notice}
          {locked && (
            <Notice
              tone="info"
              lead={words.verifyLead}
              action={<a {...routes.link('certification')}>{words.verify}</a>}
            >
              {words.verifyWhy}
            </Notice>
          )}
          {lines.length > 0 && (
            <div className="clinic-cart-captions">
              {selectAll(words.selectAll, lines)}
              <span aria-hidden="true">{words.unitPrice}</span>
              <span aria-hidden="true">{words.quantity}</span>
              <span aria-hidden="true">{editing || locked ? '' : words.subtotal}</span>
            </div>
          )}
          {cart.groups.map((group, index) => {
            const title = group.title || words.otherGoods;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have the same title, and none has an id.
              <section className="clinic-cart-group" key={`${index} ${group.title}`}>
                <h2 className="clinic-cart-group-head">
                  {selectAll(title, group.lines, words.selectGroup({ title }))}
                </h2>
                <ul>
                  {group.lines.map((line) => (
                    <CartRow
                      key={line.id}
                      line={line}
                      ticked={isTicked(line)}
                      locked={locked}
                      editing={editing}
                      onTick={(ticked) => shop.cart.tick([line.id], ticked)}
                      onRemove={(collect) => remove([line], collect)}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          <InvalidLines lines={cart.invalid} onRemove={remove} />
        </div>
        {!editing && !locked && <SummaryPanel summary={summary} onNothing={onNothing} />}
      </div>
      {editing ? (
        <div ref={bottomBar} className="clinic-cart-edit-bar">
          {selectAll(words.selectAll, lines)}
          <p aria-live="polite">{words.chosen({ count: summary.lines })}</p>
          <Button
            disabled={summary.lines === 0}
            onClick={() => remove(lines.filter(isTicked), true)}
          >
            {words.collect}
          </Button>
          <Button
            kind="danger"
            disabled={summary.lines === 0}
            onClick={() => remove(lines.filter(isTicked))}
          >
            {words.removeChosen}
          </Button>
        </div>
      ) : (
        !locked && (
          <SummaryBar
            summary={summary}
            tick={selectAll(words.selectAll, lines)}
            onNothing={onNothing}
          />
        )
      )}
      <RemoveDialog
        removal={removal}
        onClose={() => setRemoval(undefined)}
        onDone={({ lines: { length: count }, collect }) => {
          setRemoval(undefined);
          show({
            tone: 'success',
            text: collect ? words.collected({ count }) : words.removed({ count }),
          });
          emit('clinic-cart-change', { count: shop.cart.$count.get() });
          hasRemoved.current = true;
        }}
      />
      <ToastRegion {...region} />
    </>
  );
}

export { CartScreen as part };
