import { type Cents, cents } from '@clinicart/sdk';
import {
  addressOf,
  type ConfirmationGood,
  type ConfirmationStore,
  goodsOf,
  type OrderTotals,
  paymentOptions,
} from '@clinicart/sdk/checkout';
import { addressLine, phoneText } from '@clinicart/sdk/identity';
import { unitFor } from '@clinicart/sdk/values';
import { useLanguage, useShop, useStore, useWords } from '../engine/index.ts';
import { GoodsTable, goodsTableStyles, type PrintedLine } from '../print/goods-table.tsx';
import { Label } from '../print/label.tsx';
import {
  Buyer,
  Fact,
  figures,
  Parties,
  Party,
  Sheet,
  SheetEnd,
  sheetStyles,
} from '../print/sheet.tsx';
import { type Both, SHEET } from '../print/sheet-words.ts';
import { type PrintableSheet, useShownSheet } from '../print/use-sheet.ts';
import { ServerText } from '../ui/data/server-text.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { screenWords } from './screen-words.ts';

export const styles = [sheetStyles, goodsTableStyles];

const CONFIRMATION = {
  title: ['訂單確認', 'Order confirmation'],
  status: ['狀態', 'Status'],
  draft: ['未提交', 'Not placed yet'],
  goods: ['產品總額', 'Products'],
  extra: ['產品附加費', 'Surcharge'],
  total: ['應付總額', 'Total due'],
  approved: ['批核人簽署', 'Authorised by'],
  swap: ['加價換購', 'Add-on'],
  newCustomer: ['新客戶', 'New customer'],
} as const satisfies Record<string, Both>;

const MARKS: Partial<Record<ConfirmationGood['kind'], Both>> = {
  swap: CONFIRMATION.swap,
  'new-customer': CONFIRMATION.newCustomer,
};

export interface PrintedConfirmationProps {
  view: CheckoutView;
  sheet: PrintableSheet;
}

/** The order before it is placed, with the chosen address, deliveries and payment; only print shows it. Spec: 2§2.2 */
function PrintedConfirmation({ view, sheet }: PrintedConfirmationProps) {
  useShownSheet(sheet);
  const words = useWords(screenWords);
  const { confirmation, choices, explanation } = view;
  const { totals } = explanation;
  const options = paymentOptions(confirmation, totals.total);
  const chosen = options.find(({ choice }) => choice === choices.payment);
  let row = 0;
  return (
    <Sheet title={CONFIRMATION.title} number={confirmation.orderNo}>
      <Parties>
        <Buyer />
        <DeliverTo view={view} />
        <Party title={SHEET.order}>
          <dl>
            <Fact label={CONFIRMATION.status}>
              <Label of={CONFIRMATION.draft} />
            </Fact>
            <Fact label={SHEET.method}>{chosen?.name || words[choices.payment]}</Fact>
          </dl>
        </Party>
      </Parties>
      {confirmation.stores.map((store) => {
        const first = row + 1;
        row += store.goods.length;
        return <StoreTable key={store.id} store={store} view={view} first={first} />;
      })}
      <SheetEnd
        notes={
          choices.remark && (
            <p className="clinic-print-lines">
              <Label of={SHEET.remark} />：{choices.remark}
            </p>
          )
        }
        amounts={amountsOf(totals)}
        total={[CONFIRMATION.total, totals.total]}
        signatures={[CONFIRMATION.approved, SHEET.date, SHEET.stamp]}
      />
    </Sheet>
  );
}

function amountsOf({
  goods,
  cut,
  coupon,
  freight,
}: OrderTotals): readonly (readonly [Both, Cents])[] {
  const rows: (readonly [Both, Cents])[] = [[CONFIRMATION.goods, goods]];
  if (cut !== 0) rows.push([cut < 0 ? SHEET.discount : CONFIRMATION.extra, cut]);
  if (coupon > 0) rows.push([SHEET.coupon, cents(0 - coupon)]);
  rows.push([SHEET.delivery, freight]);
  return rows;
}

function DeliverTo({ view }: { view: CheckoutView }) {
  const language = useLanguage();
  const tree = useStore(useShop().account.regions.watch(null)).value ?? [];
  const address = addressOf(view.confirmation, view.choices);
  return (
    <Party title={SHEET.deliverTo}>
      {address && (
        <>
          <ServerText as="p">{address.name}</ServerText>
          <p>{phoneText(address)}</p>
          <p>{addressLine(address, tree, language)}</p>
        </>
      )}
    </Party>
  );
}

interface StoreTableProps {
  store: ConfirmationStore;
  view: CheckoutView;
  first: number;
}

function StoreTable({ store, view, first }: StoreTableProps) {
  const { stores } = view.explanation;
  const priced = stores.find(({ id }) => id === store.id);
  const freight = priced?.freight.ok ? priced.freight : undefined;
  return (
    <GoodsTable
      first={first}
      title={
        <>
          {store.name || <Label of={SHEET.goods} />}{' '}
          {freight && (
            <span className="clinic-print-en">
              {freight.delivery.name} · {figures(freight.cents)}
            </span>
          )}
        </>
      }
      lines={store.goods.map(lineOf)}
      sum={stores.length > 1 ? priced?.goods : undefined}
    />
  );
}

function lineOf(good: ConfirmationGood): PrintedLine {
  const {
    articleNumber,
    specificationId,
    name,
    standard,
    kind,
    unit,
    soldUnit = '',
    quantity,
  } = good;
  const mark = MARKS[kind];
  return {
    articleNumber: articleNumber || (specificationId ?? ''),
    name,
    standard,
    marks: mark ? [mark] : [],
    quantity: `${quantity} ${unitFor(quantity, soldUnit)}`.trim(),
    price: unit,
    amount: unit === undefined ? undefined : goodsOf(good),
    isOnRequest: unit === undefined,
  };
}

export { PrintedConfirmation as part };
