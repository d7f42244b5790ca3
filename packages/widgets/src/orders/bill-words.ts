import type { BillStatus } from '@clinicart/sdk/checkout';
import { bilingual } from '../ui/foundation/words.ts';

type Wording = Readonly<Record<BillStatus, string>>;

const listZh: Wording = {
  missing: '未上載蓋章藥單',
  uploaded: '藥單已上載',
  'under-review': '藥單審核中',
  rejected: '藥單被退回',
  unknown: '已收到藥單',
};
const listEn: Wording = {
  missing: 'Bill not uploaded',
  uploaded: 'Bill uploaded',
  'under-review': 'Bill under review',
  rejected: 'Bill rejected',
  unknown: 'Bill received',
};

/** Statuses of medicine bills as the order list names them. Spec: 2§4 Medicine bill check */
export const listBillWords = bilingual({ zh: { ...listZh }, en: { ...listEn } });

/** The same on the order's own page, where bills that were checked are accepted. Spec: 2§4 Medicine bill check */
export const detailBillWords = bilingual({
  zh: { ...listZh, 'under-review': '藥單審核中／已通過' },
  en: { ...listEn, 'under-review': 'Bill under review or accepted' },
});
