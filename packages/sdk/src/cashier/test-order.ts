import { cents } from '../base/values/money.ts';
import type { CashierOrder } from './types.ts';

/** A payable order of HK$100.00, with the fields that a test sets. */
export const payableOrder = (more: Partial<CashierOrder> = {}): CashierOrder => ({
  orderNo: 'C1',
  status: 'pending',
  timeLeftMs: undefined,
  payBy: undefined,
  paidBy: undefined,
  paidByName: '',
  goods: [],
  methods: [
    { method: 'card', name: 'Card', icon: undefined },
    { method: 'cheque', name: 'Cheque', icon: undefined },
    { method: 'transfer', name: 'Bank transfer', icon: undefined },
  ],
  quota: cents(0),
  goodsTotal: undefined,
  total: cents(10_000),
  freight: cents(0),
  discount: cents(0),
  coupon: cents(0),
  settings: undefined,
  isAccountKnown: true,
  hasPayPassword: true,
  hasCredit: true,
  mayPayByCheque: true,
  remittance: { account: '', copyText: '' },
  ...more,
});
