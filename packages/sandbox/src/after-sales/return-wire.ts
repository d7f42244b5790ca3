import { formatHongKongTime } from '@clinicart/sdk/contract';
import type { Call } from '../http/call.ts';
import { signedUrl } from '../identity/account/uploads.ts';
import { carrierOf } from '../orders/carriers.ts';
import { goodWire } from '../orders/ordered-goods.ts';
import { refundWords } from './refund-ways.ts';
import { type FullReturn, RETURN, type ReturnRow } from './return-rows.ts';
import { kindWords, reasonWords, returnAddress, stepsOf } from './return-words.ts';

const timeText = (at: number | null): string | null =>
  at === null ? null : formatHongKongTime(at);

/** Statuses in which the goods are on their way back, or are to be. */
const WITH_ADDRESS: readonly number[] = [RETURN.toSendBack, RETURN.sentBack];

/** Spec: 2§3 backPhone, backAddr, backRemark */
function addressFields(row: ReturnRow, { language }: Call) {
  if (!WITH_ADDRESS.includes(row.status))
    return { backPhone: null, backAddr: null, backRemark: null };
  const { phone, address, remark } = returnAddress;
  return {
    backPhone: phone,
    backAddr: address[language],
    backRemark: remark[language].replace('{number}', row.return_no),
  };
}

/** An after-sales application of the list, or in full. Spec: 2§3 After-sales order */
export function returnWire({ row, lines, pictures, paidBy }: FullReturn, call: Call) {
  const { language } = call;
  return {
    afterSaleNo: row.return_no,
    afterSaleType: row.kind,
    afterSaleTypeValue: kindWords[row.kind]?.[language] ?? null,
    afterOrderStatus: String(row.status),
    orderNo: row.order_no,
    goods: lines.map((line) => ({ ...goodWire(line, call), actualPrice: line.unit / 100 })),
    totalPrice: row.refund / 100,
    createTime: formatHongKongTime(row.made_at),
    mailNo: row.waybill,
    expressName: carrierOf(row.carrier_id)?.name[language] ?? null,
    reasonValue: reasonWords[row.reason]?.[language] ?? null,
    remark: row.remark,
    checkResult: language === 'zh' ? row.check_zh : row.check_en,
    refundType: refundWords(paidBy, row.refund, language),
    progressBar: stepsOf(row).map(({ words, at, isShown }) => ({
      text: words[language],
      show: isShown,
      time: timeText(at),
    })),
    ...addressFields(row, call),
    pictures: pictures.map((file) => signedUrl(call, 'proof', file)),
  };
}
