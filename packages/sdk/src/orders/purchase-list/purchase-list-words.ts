import type { Language } from '../../language/rules.ts';

interface PurchaseListWords {
  /** Name of the sheet, and the beginning of the file's name. */
  readonly sheet: string;
  readonly file: string;
  /** Headings of the columns. The second and the fifth are among those that quick order recognises. */
  readonly columns: readonly [
    name: string,
    id: string,
    specification: string,
    unitPrice: string,
    quantity: string,
    subtotal: string,
  ];
  readonly goods: string;
  readonly freight: string;
  readonly discount: string;
  readonly coupon: string;
  readonly adjustment: string;
  readonly payable: string;
}

/** The words of a purchase list. Spec: 2§9 */
export const purchaseListWords: Readonly<Record<Language, PurchaseListWords>> = {
  zh: {
    sheet: '採購清單',
    file: '採購清單',
    columns: ['產品名稱', '貨號', '規格', '單價', '數量', '小計'],
    goods: '產品總額',
    freight: '運費',
    discount: '促銷優惠',
    coupon: '優惠券',
    adjustment: '調整',
    payable: '應付總額',
  },
  en: {
    sheet: 'Purchase list',
    file: 'purchase-list',
    columns: ['Name', 'Article number', 'Specification', 'Unit price', 'Quantity', 'Subtotal'],
    goods: 'Products',
    freight: 'Delivery',
    discount: 'Promotions',
    coupon: 'Coupons',
    adjustment: 'Adjustment',
    payable: 'Payable',
  },
};
