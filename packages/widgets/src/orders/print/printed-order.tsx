import { phoneText } from '@clinicart/sdk/identity';
import { type Order, orderBreakdown, orderWording, otherNames } from '@clinicart/sdk/orders';
import { useLanguage, useShop } from '../../engine/index.ts';
import { Label, Names } from '../../print/label.tsx';
import { Buyer, Fact, Parties, Party, Sheet, SheetEnd, sheetStyles } from '../../print/sheet.tsx';
import { SHEET } from '../../print/sheet-words.ts';
import { ServerText } from '../../ui/data/server-text.tsx';
import { methodNameIn, useMethodName } from '../detail/order-cells.tsx';
import { payStageOf } from '../detail/pay-stage.ts';
import { digitTime } from '../order-time.ts';
import { PRINTED, PRINTED_AMOUNTS, PRINTED_TOTALS } from './print-words.ts';
import { PrintedStore, printedStoreStyles } from './printed-store.tsx';

export const printedOrderStyles = [sheetStyles, printedStoreStyles];

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
  const { rows, total } = orderBreakdown(order);
  return (
    <Sheet title={SHEET.order} number={order.orderNo}>
      <PrintedParties order={order} other={other} now={now} />
      {stores.map((store) => (
        <PrintedStore key={store.first} {...store} />
      ))}
      <SheetEnd
        notes={
          order.remark && (
            <p>
              <Label of={SHEET.remark} />：{order.remark}
            </p>
          )
        }
        amounts={rows.map(({ kind, amount }) => [PRINTED_AMOUNTS[kind], amount])}
        total={[PRINTED_TOTALS[payStageOf(order, now)], total]}
        signatures={[PRINTED.received, SHEET.date, SHEET.stamp]}
      />
    </Sheet>
  );
}

function PrintedParties({ order, other, now }: PrintedOrderProps) {
  const { language } = useShop();
  const method = useMethodName(order);
  const spoken = useLanguage();
  const otherMethod = other && methodNameIn(spoken === 'zh' ? 'en' : 'zh', other);
  const { consignee, consigneePhone, placedAt, paidAt } = order;
  const wording = orderWording(order, now);
  return (
    <Parties>
      <Buyer>
        <ServerText as="p">{consignee}</ServerText>
        <p>{phoneText({ phone: consigneePhone })}</p>
      </Buyer>
      <Party title={SHEET.deliverTo}>
        <ServerText as="p">{order.address}</ServerText>
      </Party>
      <Party title={SHEET.order}>
        <dl>
          {placedAt !== undefined && <Fact label={PRINTED.placed}>{digitTime(placedAt)}</Fact>}
          {paidAt !== undefined && <Fact label={PRINTED.paid}>{digitTime(paidAt)}</Fact>}
          {method && (
            <Fact label={SHEET.method}>
              <Names own={method} other={otherMethod} />
            </Fact>
          )}
          <Fact label={PRINTED.status}>
            <Label of={[language.sayIn('zh', wording), language.sayIn('en', wording)]} />
          </Fact>
        </dl>
      </Party>
    </Parties>
  );
}
