import type { Language } from '../../language/rules.ts';
import type { RowState } from '../rules.ts';

/** The first four headings of an export in each language, by which an export is recognised. */
export const EXPORT_HEADINGS: readonly (readonly [string, string, string, string])[] = [
  ['行', '貨號', '數量', '結果'],
  ['Line', 'Article number', 'Quantity', 'Result'],
];

interface ExportWords {
  readonly headings: readonly [string, string, string, string];
  readonly more: readonly string[];
  readonly unitPrice: string;
  readonly states: Readonly<Record<RowState, string>>;
  readonly sheet: string;
}

/** The words of an exported file. */
export const exportWords: Readonly<Record<Language, ExportWords>> = {
  zh: {
    headings: ['行', '貨號', '數量', '結果'],
    more: ['加入的數量', '原因', '產品', '規格', '相近的貨號'],
    unitPrice: '單價（港元）',
    sheet: '快速訂購',
    states: {
      ready: '可加入',
      changed: '已調整',
      unmatched: '未找到',
      unavailable: '未能購買',
      invalid: '有誤',
      duplicate: '已合併',
      added: '已加入購物車',
      failed: '未能加入',
    },
  },
  en: {
    headings: ['Line', 'Article number', 'Quantity', 'Result'],
    more: ['Quantity to add', 'Reason', 'Product', 'Specification', 'Nearest article numbers'],
    unitPrice: 'Unit price HKD',
    sheet: 'Quick order',
    states: {
      ready: 'Ready',
      changed: 'Changed',
      unmatched: 'Not found',
      unavailable: 'Not available',
      invalid: 'To correct',
      duplicate: 'Merged',
      added: 'In the cart',
      failed: 'Not added',
    },
  },
};
