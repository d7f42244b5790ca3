import type { Bilingual } from '../seed/data/types.ts';

/** Refusals of placed orders and their parcels. The documents word the waybill's (2§8); the codes are this server's own. */
export const placedOrderRefusals = {
  noWaybill: { id: 1407, zh: '運單號不存在。', en: 'Waybill number does not exist.' },
  notClosable: {
    id: 1408,
    zh: '此訂單已付款，不能取消。可申請售後服務。',
    en: 'This order is paid and cannot be cancelled. You can apply for after-sales service.',
  },
  notShipped: {
    id: 1409,
    zh: '此訂單尚未全部出貨，不能確認收貨。',
    en: 'This order has not been sent in full. You cannot confirm receipt yet.',
  },
} as const satisfies Record<string, Bilingual & { readonly id: number }>;
