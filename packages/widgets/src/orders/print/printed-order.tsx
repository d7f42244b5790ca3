import { formatMoney } from '@clinicart/sdk';
import { type Order, orderBreakdown, orderWording, otherNames } from '@clinicart/sdk/orders';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLanguage, useShop, useStore, useWidget } from '../../engine/index.ts';
import { BrandLogo, brandLogoStyles } from '../../ui/media/brand-logo.tsx';
import { methodNameIn, useMethodName } from '../detail/order-cells.tsx';
import { payStageOf } from '../detail/pay-stage.ts';
import { digitTime } from '../order-time.ts';
import { Barcode, barcodeStyles } from './barcode.tsx';
import { Label, labelStyles, Names } from './label.tsx';
import { PRINTED, PRINTED_AMOUNTS, PRINTED_TOTALS } from './print-words.ts';
import printedOrderCss from './printed-order.css?inline';
import { PrintedStore, printedStoreStyles } from './printed-store.tsx';

export const printedOrderStyles = [
  brandLogoStyles,
  barcodeStyles,
  labelStyles,
  printedStoreStyles,
  printedOrderCss,
];

interface PrintedOrderProps {
  order: Order;
  /** The order in the other language, where it is known. */
  other?: Order | undefined;
  now: number;
}

/** The order as a document on A4, in both languages; only print shows it. */
export function PrintedOrder({ order, other, now }: PrintedOrderProps) {
  const names = other && otherNames(order, other);
  let row = 0;
  const stores = order.stores.map((store, at) => {
    const first = row + 1;
    row += store.goods.length;
    return { store, first, names: names?.[at] };
  });
  return (
    <article className="clinic-order-print" aria-hidden="true">
      <PrintedHead order={order} />
      <PrintedParties order={order} other={other} now={now} />
      {stores.map((store) => (
        <PrintedStore key={store.first} {...store} />
      ))}
      <PrintedEnd order={order} now={now} />
    </article>
  );
}

function PrintedHead({ order }: { order: Order }) {
  return (
    <header className="clinic-print-head">
      <div>
        <BrandLogo size={32} />
        <strong>Clinicart</strong>
        <Label of={PRINTED.shop} />
      </div>
      <div className="clinic-print-number">
        <p>
          <Label of={PRINTED.order} />
        </p>
        <strong>{order.orderNo}</strong>
        <Barcode of={order.orderNo} />
      </div>
    </header>
  );
}

function PrintedParties({ order, other, now }: PrintedOrderProps) {
  const { account, language } = useShop();
  const { value: buyer } = useStore(account.menu.watch(null));
  const method = useMethodName(order);
  const spoken = useLanguage();
  const otherMethod = other && methodNameIn(spoken === 'zh' ? 'en' : 'zh', other);
  const { consignee, consigneePhone, placedAt, paidAt } = order;
  const wording = orderWording(order, now);
  return (
    <div className="clinic-print-parties">
      <section>
        <h2>
          <Label of={PRINTED.buyer} />
        </h2>
        {buyer?.clinicName && <p className="clinic-print-clinic">{buyer.clinicName}</p>}
        <p>{consignee}</p>
        <p>{consigneePhone}</p>
      </section>
      <section>
        <h2>
          <Label of={PRINTED.deliverTo} />
        </h2>
        <p>{order.address}</p>
      </section>
      <section>
        <h2>
          <Label of={PRINTED.order} />
        </h2>
        <dl>
          {placedAt !== undefined && (
            <Fact label={<Label of={PRINTED.placed} />}>{digitTime(placedAt)}</Fact>
          )}
          {paidAt !== undefined && (
            <Fact label={<Label of={PRINTED.paid} />}>{digitTime(paidAt)}</Fact>
          )}
          {method && (
            <Fact label={<Label of={PRINTED.method} />}>
              <Names own={method} other={otherMethod} />
            </Fact>
          )}
          <Fact label={<Label of={PRINTED.status} />}>
            <Label of={[language.sayIn('zh', wording), language.sayIn('en', wording)]} />
          </Fact>
        </dl>
      </section>
    </div>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Remark, amounts and the lines to sign; they stay together. */
function PrintedEnd({ order, now }: PrintedOrderProps) {
  const { rows, total } = orderBreakdown(order);
  return (
    <footer className="clinic-print-end">
      <div className="clinic-print-sums">
        <div>
          {order.remark && (
            <p>
              <Label of={PRINTED.remark} />：{order.remark}
            </p>
          )}
          <p>
            <Label of={PRINTED.currency} />
          </p>
        </div>
        <dl>
          {rows.map(({ kind, amount }) => (
            <Fact key={kind} label={<Label of={PRINTED_AMOUNTS[kind]} />}>
              {formatMoney(amount).replace('HK$', '')}
            </Fact>
          ))}
          <div className="clinic-print-total">
            <dt>
              <Label of={PRINTED_TOTALS[payStageOf(order, now)]} />
            </dt>
            <dd>{formatMoney(total)}</dd>
          </div>
        </dl>
      </div>
      <div className="clinic-print-signatures">
        {[PRINTED.received, PRINTED.date, PRINTED.stamp].map((both) => (
          <p key={both[1]}>
            <Label of={both} />
          </p>
        ))}
      </div>
      <PrintedAt />
    </footer>
  );
}

/** The time of printing, written when the browser begins to print. */
function PrintedAt() {
  const { clock } = useShop();
  const { element } = useWidget();
  const time = useRef<HTMLTimeElement>(null);
  useEffect(() => {
    const write = () => {
      if (time.current) time.current.textContent = digitTime(clock.now());
    };
    write();
    const view = element?.ownerDocument.defaultView;
    view?.addEventListener('beforeprint', write);
    return () => view?.removeEventListener('beforeprint', write);
  }, [clock, element]);
  return (
    <p className="clinic-print-made">
      <span>
        <Label of={PRINTED.computer} />
      </span>
      <span>
        <time ref={time} /> <Label of={PRINTED.printed} />
      </span>
    </p>
  );
}
