import type { Domain } from '../../shop.ts';
import { messages } from './messages.ts';
import { createPayPassword, type PayPasswordStore } from './store.ts';

/** Setting the six digits that pay from the balance and by cheque. */
export const payPasswordDomain: Domain<PayPasswordStore> = {
  name: 'payPassword',
  messages,
  create: createPayPassword,
};
