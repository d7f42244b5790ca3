import type { Language } from '../language/rules.ts';

interface StatementWords {
  readonly sheet: string;
  readonly file: string;
  readonly columns: readonly string[];
}

/** The words of an exported statement. */
export const statementWords: Readonly<Record<Language, StatementWords>> = {
  zh: {
    sheet: '餘額明細',
    file: '餘額明細',
    columns: ['時間', '類型', '訂單編號', '金額（港元）'],
  },
  en: {
    sheet: 'Balance details',
    file: 'balance-details',
    columns: ['Time', 'Type', 'Order number', 'Amount HKD'],
  },
};
