import { unitFor } from '@clinicart/sdk/values';
import { bilingual } from '../ui/foundation/words.ts';

/** Texts of the three screens of after-sales. The SDK's message catalogue has the sentences of its rules. */
export const afterSalesWords = bilingual({
  zh: {
    units: (t: { quantity: number; unit: string }) => `${t.quantity} ${t.unit || '件'}`,
    sizes: (t: { kinds: number; units: number }) => `${t.kinds} 款 ${t.units} 件`,
    price: '實付單價',
    refund: '退款',
    unknownAmount: '由商戶計算',
    medicine: '藥物',
  },
  en: {
    units: (t) => `${t.quantity} ${unitFor(t.quantity, t.unit)}`.trim(),
    sizes: (t) =>
      `${t.kinds} ${t.kinds === 1 ? 'product' : 'products'}, ${t.units} ${t.units === 1 ? 'unit' : 'units'}`,
    price: 'Paid price',
    refund: 'Refund',
    unknownAmount: 'The merchant tells you',
    medicine: 'Medicine',
  },
});
