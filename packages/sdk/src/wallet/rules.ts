import { type Explanation, refuse } from '../base/values/explanation.ts';
import { type Cents, formatMoney } from '../base/values/money.ts';
import { lacksPayPassword } from '../identity/account/account-pages.ts';
import { maySeeWallet } from '../identity/account/rules.ts';

/** The fields of an account that decide on its wallet. Spec: 2§3 User info */
export interface WalletHolder {
  readonly hasCredit: boolean;
  readonly mayPayByCheque: boolean;
  readonly hasPaymentPassword: boolean;
}

/** Whether an account has a wallet, with what the page adds for it; or the reason why not. */
export type WalletDecision =
  | {
      readonly ok: true;
      /** The account pays by cheque, so that its quota belongs beside the balance. Spec: 2§6 */
      readonly hasChequeQuota: boolean;
      /** The warning to set a payment password. Spec: 2§2.8, 2§6 */
      readonly warnsAboutPassword: boolean;
    }
  | ({ readonly ok: false } & Explanation<'wallet-not-offered'>);

/** Decides whether an account has a wallet: with credit, or payment by cheque. The menu follows the same rule. Spec: 2§2.1, 2§6 */
export function decideWallet(account: WalletHolder): WalletDecision {
  if (!maySeeWallet(account)) return refuse('wallet-not-offered');
  return {
    ok: true,
    hasChequeQuota: account.mayPayByCheque,
    warnsAboutPassword: lacksPayPassword(account),
  };
}

/** Shown in place of a hidden amount: always six, so that the length tells nothing. Spec: 2§2.8 */
const MASK = '******';

const CURRENCY = 'HK$';

/** A balance as it is shown: the currency, and the figure or its mask. */
export interface BalanceFigure {
  readonly currency: string;
  readonly figure: string;
}

/** Returns the parts of a balance; hidden, it does not tell its sign either. Spec: 2§2.8, 2§4 */
export function balanceFigure(amount: Cents, isHidden: boolean): BalanceFigure {
  if (isHidden) return { currency: CURRENCY, figure: MASK };
  const [sign = '', figure = ''] = formatMoney(amount).split(CURRENCY);
  return { currency: `${sign}${CURRENCY}`, figure };
}

/** Formats an entry of the balance with its sign: +HK$318.60, −HK$1,200.00; zero has none. Spec: 2§2.8 */
export function formatSigned(amount: Cents): string {
  return amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount);
}
