import type { Explanation } from '../base/decision.ts';
import type { PayPasswordChange } from './contract.ts';

/** What came of setting it. Spec: 2§4, 2§5 */
export type PayPasswordOutcome =
  | { readonly ok: true; readonly notice: Explanation }
  | {
      readonly ok: false;
      readonly reason: 'unfit';
      readonly complaints: Partial<Record<'password' | 'repeated' | 'code', Explanation>>;
    }
  /** The server's sentence: the code has expired, was used, or is wrong. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string };

/** The six digits that pay from the balance and by cheque. Spec: 2§4 */
export interface PayPasswordStore {
  /** Checks the code of step 1 (type payPwd) without using it up. Rejects with a ShopError. */
  prove(contact: PayPasswordChange['contact'], code: string): Promise<void>;
  /** Sets it; a lost answer is settled by sending the same again, which the server takes once. */
  set(change: PayPasswordChange & { readonly repeated: string }): Promise<PayPasswordOutcome>;
}
