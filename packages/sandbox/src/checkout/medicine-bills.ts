import { createHash } from 'node:crypto';
import { MOST_UPLOAD_BYTES, order } from '@clinicart/sdk/contract';
import { ORDER, orderByNo, type PayableOrder } from '../cashier/payments.ts';
import { accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import { type Picture, readPicture, signedUrl, storeFile } from '../identity/account/uploads.ts';
import { blankFormUrl } from './bill-form.ts';
import { BILL, billStatusOf, billsOf, deleteBill } from './bill-status.ts';
import { type DraftOrder, findDraft } from './draft-order.ts';
import { linesOf } from './order-lines.ts';
import { readStores } from './shipping.ts';

/** Spec: 2§5, 2§9 */
const MAX_BILLS = 10;
/** Ten bills of the largest size, and the other fields. */
const MAX_FORM_BYTES = (MAX_BILLS + 1) * MOST_UPLOAD_BYTES;

/** Finds the caller's placed or temporary order by its number. */
function findOwn(
  call: Call,
  orderNo: string,
): { readonly made: PayableOrder } | { readonly temp: DraftOrder } {
  const account = accountOf(call);
  const made = orderByNo(call.db, orderNo);
  if (made?.account_id === account.id) return { made };
  const temp = findDraft(call, account.id);
  if (temp?.orderNo !== orderNo) throw new Refusal('noOrder');
  return { temp };
}

/** Refuses an order that needs no bill: it is closed or has no medicines. */
function checkBillsWanted(call: Call, orderNo: string): void {
  const own = findOwn(call, orderNo);
  if ('made' in own && own.made.status === ORDER.closed) throw new Refusal('orderClosed');
  const stores =
    'made' in own
      ? call.db
          .all<{ store_id: number }>(
            'SELECT store_id FROM order_store WHERE order_id = ?',
            own.made.id,
          )
          .map((row) => row.store_id)
      : linesOf(call, own.temp.goods).map((line) => line.storeId);
  const medicine = readStores(call.db).filter((store) => store.is_medicine === 1);
  if (!medicine.some((store) => stores.includes(store.id))) throw new Refusal('noMedicines');
}

interface UploadedBill {
  readonly picture: Picture;
  readonly hash: string;
}

/** Stores uploaded bills, deduplicated by content. Call it in a transaction. Spec: 2§4, 2§5 */
function storeBills(
  call: Call,
  orderNo: string,
  handIn: { readonly bills: readonly UploadedBill[]; readonly isReplacement: boolean },
): void {
  const { db } = call;
  if (billStatusOf(db, orderNo) === '2') throw new Refusal('billsAccepted');
  if (handIn.isReplacement)
    for (const bill of billsOf(db, orderNo))
      if (bill.status === BILL.rejected) deleteBill(db, bill);
  const known = new Set(billsOf(db, orderNo).map((bill) => bill.hash));
  const there = known.size;
  for (const { picture, hash } of handIn.bills) {
    if (known.has(hash)) continue;
    known.add(hash);
    if (known.size > MAX_BILLS) throw new Refusal('tooManyBills', { most: MAX_BILLS, there });
    const { id } = accountOf(call);
    const fileId = storeFile(call, id, 'bill', picture);
    db.insert('medicine_bill', {
      order_no: orderNo,
      account_id: id,
      file_id: fileId,
      hash,
      status: BILL.handedIn,
    });
  }
}

async function readBill(file: Blob): Promise<UploadedBill> {
  const picture = await readPicture(file);
  return { picture, hash: createHash('sha256').update(picture.bytes).digest('base64url') };
}

export const billRoutes = [
  serve(order.billPictures, ({ orderNo }, call) => {
    findOwn(call, orderNo);
    const bills = billsOf(call.db, orderNo);
    return { urls: bills.map((bill) => signedUrl(call, 'bill', bill.file_id)) };
  }),

  serve(
    order.uploadBills,
    async ({ orderNo, medicineBills, reUpload }, call) => {
      checkBillsWanted(call, orderNo);
      const files = [medicineBills].flat();
      if (files.length > MAX_BILLS)
        throw new Refusal('tooManyBills', { most: MAX_BILLS, there: 0 });
      const bills = await Promise.all(files.map(readBill));
      const isReplacement = reUpload === '1';
      call.db.transaction(() => storeBills(call, orderNo, { bills, isReplacement }));
      return null;
    },
    { maxBytes: MAX_FORM_BYTES },
  ),

  serve(order.blankBill, ({ orderNo }, call) => {
    checkBillsWanted(call, orderNo);
    return blankFormUrl(call, orderNo);
  }),
];
