import { cashierDomain } from '@clinicart/sdk/cashier';
import { configure, pageShop } from '@clinicart/widgets';

/** Returns whether a payment with this address was started in this browser. Sends no request. */
export function hasBegun(address: string): boolean {
  configure({ apiBase: '', storage: 'cookie' });
  return pageShop().domain(cashierDomain).hasBegun(address);
}
