import type { BillStatus } from '@clinicart/sdk/checkout';
import { bilingual } from '../ui/foundation/words.ts';

type Wording = Readonly<Record<BillStatus, string>>;

const listZh: Wording = {
  missing: '未上載蓋印表格',
  uploaded: '蓋印表格已上載',
  'under-review': '蓋印表格審核中',
  rejected: '蓋印表格被退回',
  unknown: '已收到蓋印表格',
};
const listEn: Wording = {
  missing: 'Stamped form not uploaded',
  uploaded: 'Stamped form uploaded',
  'under-review': 'Stamped form under review',
  rejected: 'Stamped form rejected',
  unknown: 'Stamped form received',
};

/** Statuses of stamped forms as the order list names them. Spec: 2§4 Medicine bill check */
export const listBillWords = bilingual({ zh: { ...listZh }, en: { ...listEn } });

/** The same on the order's own page, where checked forms are accepted. Spec: 2§4 Medicine bill check */
export const detailBillWords = bilingual({
  zh: { ...listZh, 'under-review': '蓋印表格審核中／已通過' },
  en: { ...listEn, 'under-review': 'Stamped form under review or accepted' },
});
