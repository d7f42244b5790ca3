import type { OrderStatus } from '../../checkout/status.ts';
import type { Language } from '../../language/rules.ts';

interface OrderExportWords {
  readonly sheet: string;
  readonly file: string;
  /** Headings that every export has. */
  readonly lines: readonly string[];
  /** Headings of the amounts of a line. */
  readonly lineAmounts: readonly string[];
  /** Headings of the amounts of an order. */
  readonly orderAmounts: readonly string[];
  readonly statuses: Readonly<Record<OrderStatus, string>>;
}

/** The words of an exported order history. */
export const orderExportWords: Readonly<Record<Language, OrderExportWords>> = {
  zh: {
    sheet: '訂單紀錄',
    file: '訂單紀錄',
    lines: ['訂單編號', '下單時間', '狀態', '店舖', '貨號', '產品名稱', '規格', '單位', '數量'],
    lineAmounts: ['單價（港元）', '小計（港元）'],
    orderAmounts: ['促銷優惠（港元）', '優惠券（港元）', '運費（港元）', '訂單總額（港元）'],
    statuses: {
      pending: '待付款',
      paying: '付款中',
      paid: '待出貨',
      shipped: '待收貨',
      completed: '已完成',
      closed: '交易關閉',
      'pre-order': '預訂',
      'deposit-paid': '已匯款',
      'under-review': '待審核',
      unknown: '未知',
    },
  },
  en: {
    sheet: 'Order history',
    file: 'order-history',
    lines: [
      'Order number',
      'Placed',
      'Status',
      'Store',
      'Article number',
      'Name',
      'Specification',
      'Unit',
      'Quantity',
    ],
    lineAmounts: ['Unit price HKD', 'Subtotal HKD'],
    orderAmounts: ['Promotions HKD', 'Coupons HKD', 'Delivery HKD', 'Order total HKD'],
    statuses: {
      pending: 'Awaiting payment',
      paying: 'Paying',
      paid: 'Awaiting delivery',
      shipped: 'Awaiting receipt',
      completed: 'Completed',
      closed: 'Closed',
      'pre-order': 'Pre-order',
      'deposit-paid': 'Remitted',
      'under-review': 'Under review',
      unknown: 'Unknown',
    },
  },
};
