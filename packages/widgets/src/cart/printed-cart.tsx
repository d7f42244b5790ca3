import { amountOf, type Cart, type CartLine, cents, times } from '@clinicart/sdk';
import { type CartSummary, purchaseList, unitAfter } from '@clinicart/sdk/cart';
import { useShop } from '../engine/index.ts';
import { GoodsTable, goodsTableStyles, type PrintedLine } from '../print/goods-table.tsx';
import { Label } from '../print/label.tsx';
import { Buyer, Fact, Parties, Party, Sheet, SheetEnd, sheetStyles } from '../print/sheet.tsx';
import { type Both, SHEET } from '../print/sheet-words.ts';
import { type PrintableSheet, useShownSheet } from '../print/use-sheet.ts';
import { couponsShown } from './coupon-lines.tsx';

export const styles = [sheetStyles, goodsTableStyles];

const CART_SHEET = {
  title: ['採購清單', 'Purchase list'],
  kinds: ['產品款數', 'Products'],
  pieces: ['總件數', 'Packs'],
  before: ['產品原價', 'Original price'],
  total: ['合計', 'Total'],
  noDelivery: ['未計運費', 'Excludes delivery'],
  swap: ['加價換購', 'Add-on'],
  newCustomer: ['新客戶', 'New customer'],
  approved: ['批核人簽署', 'Authorised by'],
  stock: [
    '庫存及價格以提交訂單時為準。',
    'Stock and prices are confirmed when the order is placed.',
  ],
} as const satisfies Record<string, Both>;

const unpricedOf = (count: number): Both => [
  `${count} 款須查詢價格，未計入合計。`,
  `${count} priced on request, not in the total.`,
];

const MARKS: Partial<Record<CartLine['kind'], Both>> = {
  swap: CART_SHEET.swap,
  'new-customer': CART_SHEET.newCustomer,
};

export interface PrintedCartProps {
  cart: Cart;
  summary: CartSummary;
  sheet: PrintableSheet;
}

/** The ticked lines of the cart as a purchase list for approval; only print shows it. */
function PrintedCart({ cart, summary, sheet }: PrintedCartProps) {
  const { isTicked } = useShop().cart;
  useShownSheet(sheet);
  const groups = purchaseList(cart, isTicked);
  let row = 0;
  return (
    <Sheet title={CART_SHEET.title}>
      <Parties>
        <Buyer />
        <Party title={CART_SHEET.title}>
          <dl>
            <Fact label={CART_SHEET.kinds}>{summary.lines}</Fact>
            <Fact label={CART_SHEET.pieces}>{summary.pieces}</Fact>
          </dl>
        </Party>
      </Parties>
      {groups.map((group) => {
        const first = row + 1;
        row += group.lines.length;
        return (
          <GoodsTable
            key={first}
            first={first}
            title={group.title || <Label of={SHEET.goods} />}
            lines={group.lines.map(lineOf)}
            isPriceless={!cart.pricesVisible}
            sum={groups.length > 1 ? group.summary.total : undefined}
          />
        );
      })}
      <CartEnd cart={cart} summary={summary} />
    </Sheet>
  );
}

function CartEnd({ cart, summary }: Omit<PrintedCartProps, 'sheet'>) {
  const { language } = useShop();
  const { before, saved, total, unpriced } = summary;
  const coupons = total === undefined ? [] : couponsShown(cart, total);
  return (
    <SheetEnd
      notes={
        <>
          {coupons.map(({ coupon, notice }) => (
            <p key={coupon.id}>
              <Label of={[language.sayIn('zh', notice), language.sayIn('en', notice)]} />
            </p>
          ))}
          {unpriced > 0 && total !== undefined && (
            <p>
              <Label of={unpricedOf(unpriced)} />
            </p>
          )}
          <p>
            <Label of={CART_SHEET.stock} />
          </p>
        </>
      }
      amounts={
        before !== undefined && saved
          ? [
              [CART_SHEET.before, before],
              [SHEET.discount, cents(0 - saved)],
            ]
          : []
      }
      total={total === undefined ? undefined : [CART_SHEET.total, total]}
      totalNote={
        <div>
          <dt>
            <Label of={CART_SHEET.noDelivery} />
          </dt>
        </div>
      }
      signatures={[CART_SHEET.approved, SHEET.date, SHEET.stamp]}
    />
  );
}

function lineOf(line: CartLine): PrintedLine {
  const { articleNumber, specificationId, name, standard, kind, gifts, offer, quantity } = line;
  const unit = unitAfter(quantity, line);
  const price = amountOf(offer.price);
  const mark = MARKS[kind];
  return {
    articleNumber: articleNumber || specificationId,
    name,
    standard,
    marks: mark ? [mark] : [],
    remarks: gifts,
    quantity: `${quantity} ${unit}`.trim(),
    price,
    amount: price === undefined ? undefined : times(price, quantity),
    isOnRequest: offer.price.kind === 'enquire',
  };
}

export { PrintedCart as part };
