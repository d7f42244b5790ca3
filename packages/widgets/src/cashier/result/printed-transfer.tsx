import { type CashierOrder, type Cents, cents } from '@clinicart/sdk';
import type { PayResult } from '@clinicart/sdk/cashier';
import { digitTime } from '../../orders/order-time.ts';
import { Buyer, Fact, Parties, Party, Sheet, SheetEnd, sheetStyles } from '../../print/sheet.tsx';
import { type Both, SHEET } from '../../print/sheet-words.ts';
import { type PrintableSheet, useShownSheet } from '../../print/use-sheet.ts';

export const styles = [sheetStyles];

const TRANSFER = {
  title: ['轉帳資料', 'Transfer details'],
  account: ['收款帳戶', 'Account'],
  copyText: ['轉帳說明', 'How to transfer'],
  reference: ['參考編號', 'Reference'],
  payBy: ['付款期限', 'Pay by'],
  goods: ['產品總額', 'Products'],
  total: ['應轉帳金額', 'Amount to transfer'],
  paidBy: ['付款人簽署', 'Paid by'],
} as const satisfies Record<string, Both>;

export interface PrintedTransferProps {
  order: CashierOrder;
  result: Extract<PayResult, { kind: 'transfer' }>;
  sheet: PrintableSheet;
}

/** The bank account, amount and reference of an awaited transfer; only print shows it. Spec: 2§2.4 */
function PrintedTransfer({ order, result, sheet }: PrintedTransferProps) {
  useShownSheet(sheet);
  const { orderNo, payBy } = order;
  return (
    <Sheet title={TRANSFER.title} number={orderNo}>
      <Parties>
        <Buyer />
        <Party title={TRANSFER.account}>
          <p className="clinic-print-lines">{result.account}</p>
        </Party>
        <Party title={SHEET.order}>
          <dl>
            <Fact label={TRANSFER.reference}>{orderNo}</Fact>
            {payBy !== undefined && <Fact label={TRANSFER.payBy}>{digitTime(payBy)}</Fact>}
          </dl>
        </Party>
      </Parties>
      {result.copyText && (
        <Parties>
          <Party title={TRANSFER.copyText}>
            <p className="clinic-print-lines">{result.copyText}</p>
          </Party>
        </Parties>
      )}
      <SheetEnd
        amounts={amountsOf(order)}
        total={[TRANSFER.total, order.total]}
        signatures={[TRANSFER.paidBy, SHEET.date, SHEET.stamp]}
      />
    </Sheet>
  );
}

function amountsOf(order: CashierOrder): readonly (readonly [Both, Cents])[] {
  const { goodsTotal, discount, coupon, freight } = order;
  const rows: (readonly [Both, Cents])[] = [];
  if (goodsTotal !== undefined) rows.push([TRANSFER.goods, goodsTotal]);
  if (discount > 0) rows.push([SHEET.discount, cents(0 - discount)]);
  if (coupon > 0) rows.push([SHEET.coupon, cents(0 - coupon)]);
  rows.push([SHEET.delivery, freight]);
  return rows;
}

export { PrintedTransfer as part };
