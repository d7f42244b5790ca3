import { cashierDomain } from '@clinicart/sdk';
import { configure, pageShop } from '@clinicart/widgets';

/** Is this the page of a payment that was begun in this browser? Nothing is asked from the server. */
export function hasBegun(address: string): boolean {
  configure({ apiBase: '', storage: 'cookie' });
  return pageShop().domain(cashierDomain).hasBegun(address);
}
