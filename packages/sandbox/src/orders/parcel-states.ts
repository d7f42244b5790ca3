import type { Bilingual } from '../seed/data/types.ts';

/** Codes of a parcel's state, with the words of its last event. Spec: 2§4 Parcel states */
export const parcelStates = {
  '-1': { zh: '暫無物流軌跡', en: 'No trace yet' },
  '0': { zh: '快件運輸中', en: 'In transit' },
  '1': { zh: '快遞員已取件', en: 'Picked up by the courier' },
  '2': {
    zh: '快件出現問題，正在處理',
    en: 'There is a problem with the parcel. It is being handled',
  },
  '3': { zh: '快件已簽收', en: 'Signed for' },
  '301': { zh: '快件已由收件人正常簽收', en: 'Signed for by the recipient' },
  '302': { zh: '派送異常後已簽收', en: 'Signed for after an exception' },
  '304': { zh: '快件已由他人代簽', en: 'Signed for by a proxy' },
  '311': { zh: '已從快遞櫃取件', en: 'Picked up from the locker' },
  '4': { zh: '收件人拒收', en: 'Rejected by the recipient' },
  '5': { zh: '快遞員正在派送', en: 'Out for delivery' },
  '202': { zh: '快遞員正在派送', en: 'Out for delivery' },
  '6': { zh: '快件正退回寄件人', en: 'On its way back to the sender' },
  '201': { zh: '快件已到達派送城市', en: 'Reached the city of delivery' },
  '211': { zh: '快件已放入快遞櫃', en: 'Put in a parcel locker' },
  '401': { zh: '寄出後查無資訊', en: 'No information since it was sent' },
  '402': { zh: '超時未簽收', en: 'Not signed for in time' },
  '403': { zh: '物流資訊超時未更新', en: 'Not updated in time' },
  '404': { zh: '收件人拒絕收件', en: 'Refused by the recipient' },
  '405': { zh: '派送異常', en: 'The delivery failed' },
  '406': { zh: '退件已由寄件人簽收', en: 'The return was signed for by the sender' },
  '407': { zh: '退件未簽收', en: 'The return was not signed for' },
  '412': { zh: '快遞櫃內超時未取', en: 'Not picked up from the locker in time' },
} as const satisfies Record<string, Bilingual>;

export type ParcelStateCode = keyof typeof parcelStates;

export const isParcelState = (code: string): code is ParcelStateCode =>
  Object.hasOwn(parcelStates, code);

const SIGNED: readonly string[] = ['3', '301', '302', '304', '311'] satisfies ParcelStateCode[];

/** Whether a state says that the parcel has arrived. */
export const isSigned = (code: string): boolean => SIGNED.includes(code);
