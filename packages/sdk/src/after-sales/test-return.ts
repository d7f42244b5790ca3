import { cents } from '../base/values/money.ts';
import type { ReturnOrder } from './types.ts';

/** Makes an after-sales application for tests: a return of some goods under review. */
export const testReturn = (some: Partial<ReturnOrder> = {}): ReturnOrder => ({
  returnNo: 'AS-1',
  orderNo: 'CC-1',
  status: 'under-review',
  kind: 'return-some',
  kindText: '',
  appliedAt: undefined,
  goods: [],
  refund: cents(57800),
  reasonText: '',
  remark: '',
  pictures: [],
  checkResult: '',
  refundTo: '',
  steps: [],
  parcel: { carrier: '', waybill: '' },
  returnAddress: { phone: '', address: '', remark: '' },
  ...some,
});
