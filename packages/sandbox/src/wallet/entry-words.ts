import type { WalletEntryKind } from '../cashier/wallet.ts';
import type { Bilingual } from '../seed/data/types.ts';

/**
 * The kinds of entries that a buyer tells apart. A hold is 'reserved' while its payment is open; afterwards it is the
 * payment, which a release returns if it came to nothing.
 */
export type ShownKind = Exclude<WalletEntryKind, 'hold'> | 'reserved';

/** The `type` of an entry; a top-up with a reason has the reason instead. Spec: 2§3 */
export const entryWords: Readonly<Record<ShownKind, Bilingual>> = {
  opening: { zh: '期初結餘', en: 'Opening balance' },
  reserved: { zh: '付款預留', en: 'Reserved for a payment' },
  payment: { zh: '訂單付款', en: 'Order payment' },
  release: { zh: '付款未完成退回', en: 'Payment returned' },
  refund: { zh: '售後退款', en: 'After-sales refund' },
  correction: { zh: '餘額調整', en: 'Adjustment' },
  'top-up': { zh: '存入', en: 'Deposit' },
};
