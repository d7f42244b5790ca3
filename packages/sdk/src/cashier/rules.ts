import { type Explanation, explanationOf, refuse } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney } from '../base/values/money.ts';
import { settledName } from '../checkout/payment-settings.ts';
import { checkPayPassword, type PayPasswordReason } from '../identity/payment-password/rules.ts';
import type { PaymentMethod } from './methods.ts';
import type { CashierOrder, PaidParts } from './types.ts';

/** How a way of paying goes on once it is chosen. Spec: 2§2.3, 2§4 */
export type PaymentFlow =
  /** The card form, in the page. */
  | 'card'
  /** The provider's page, in a window of its own. */
  | 'window'
  /** A code to be scanned, or on a phone to be followed. */
  | 'code'
  /** The six digits, and nothing else. */
  | 'password'
  /** An account to remit to. */
  | 'transfer';

/**
 * Every way that this cashier can go on with. WeChat's own two (4 and 6) are not among them: they pay inside
 * WeChat's application alone, which a page in a browser is not. Spec: 2§4, 2§9
 */
const FLOWS: Readonly<Partial<Record<PaymentMethod, PaymentFlow>>> = {
  card: 'card',
  paypal: 'window',
  alipay: 'window',
  wechat: 'code',
  fps: 'code',
  payme: 'code',
  'alipay-scan': 'code',
  balance: 'password',
  cheque: 'password',
  transfer: 'transfer',
};

/** How a way goes on; undefined for one that cannot be paid with here. */
export const flowOf = (method: PaymentMethod | 'unknown'): PaymentFlow | undefined =>
  method === 'unknown' ? undefined : FLOWS[method];

/**
 * Where a code is shown. WeChat and FPS give nothing but a code, which has a page of its own; PayMe gives a link too,
 * and Alipay a piece of HTML that no address could carry. Spec: 2§2.3
 */
export function codePlaceOf(method: PaymentMethod): 'inline' | 'page' | undefined {
  if (flowOf(method) !== 'code') return undefined;
  return method === 'wechat' || method === 'fps' ? 'page' : 'inline';
}

/** A way of paying as the cashier shows it. */
export interface ShownMethod {
  readonly method: PaymentMethod;
  /** The server's own word for it, of the method or else of the payment settings. */
  readonly name: string;
  readonly icon: string | undefined;
  readonly flow: PaymentFlow;
}

/**
 * The ways to choose from, in the server's order. The balance is not one of them: it stands beside them, since it
 * may pay a part. A cheque only for accounts that have it. Spec: 2§4, 2§6
 */
export function methodsShown(
  order: Pick<CashierOrder, 'methods' | 'mayPayByCheque'> & Partial<Pick<CashierOrder, 'settings'>>,
): readonly ShownMethod[] {
  const seen = new Set<PaymentMethod | 'unknown'>(['balance']);
  return order.methods.flatMap(({ method, name, icon }): ShownMethod[] => {
    const flow = flowOf(method);
    if (method === 'unknown' || !flow || seen.has(method)) return [];
    if (method === 'cheque' && !order.mayPayByCheque) return [];
    seen.add(method);
    return [{ method, name: name || settledName(order.settings, method), icon, flow }];
  });
}

/** Why the balance cannot pay. */
export type BalanceReason = 'balance-not-offered' | 'balance-empty' | 'pay-password-missing';

/** May the balance pay, in whole or in part? `isShown` is false where the choice does not appear at all. */
export type BalanceDecision =
  | { readonly ok: true; readonly quota: Cents }
  | ({ readonly ok: false; readonly isShown: boolean } & Explanation<BalanceReason>);

type BalanceTerms = Pick<
  CashierOrder,
  'quota' | 'hasCredit' | 'mayPayByCheque' | 'hasPayPassword' | 'settings'
>;

const passwordMissing = ({ settings }: Pick<CashierOrder, 'settings'>) =>
  refuse('pay-password-missing', { tip: settings?.noPasswordTip ?? '' });

/** The account has it, something is on it, and a payment password is set; else a prompt to set one. Spec: 2§5, 2§6 */
export function decideBalance(order: BalanceTerms): BalanceDecision {
  if (!order.hasCredit && !order.mayPayByCheque)
    return { ...refuse('balance-not-offered'), isShown: false };
  if (order.quota <= 0) return { ...refuse('balance-empty'), isShown: true };
  if (!order.hasPayPassword) return { ...passwordMissing(order), isShown: true };
  return { ok: true, quota: order.quota };
}

/** Is there anything to pay with here? A balance whose password is still to be set counts. */
export function hasWayToPay(
  order: BalanceTerms & Pick<CashierOrder, 'methods' | 'mayPayByCheque'>,
): boolean {
  const balance = decideBalance(order);
  return methodsShown(order).length > 0 || balance.ok || balance.reason === 'pay-password-missing';
}

/** What the balance pays and what another way pays; together they are the total. */
export interface PaymentSplit {
  readonly balance: Cents;
  readonly method: Cents;
  /** Both pay a part. Spec: 2§4 */
  readonly isMixed: boolean;
}

/** The balance pays as much as it may, the other way the rest. Spec: 2§4 */
export function splitPayment(
  order: BalanceTerms & Pick<CashierOrder, 'total'>,
  { useBalance }: { readonly useBalance: boolean },
): PaymentSplit {
  const decision = decideBalance(order);
  const balance =
    useBalance && decision.ok ? cents(Math.min(decision.quota, order.total)) : cents(0);
  const method = cents(order.total - balance);
  return { balance, method, isMixed: balance > 0 && method > 0 };
}

/** Both parts of a payment that the balance and another way share; undefined where one of them pays all. Spec: 2§4 */
export function mixedParts(
  order: BalanceTerms & Pick<CashierOrder, 'methods' | 'total'>,
  { method, useBalance }: Pick<Wish, 'method' | 'useBalance'>,
): PaidParts | undefined {
  const split = splitPayment(order, { useBalance });
  const shown = methodsShown(order).find((each) => each.method === method);
  if (!split.isMixed || !shown) return undefined;
  return {
    balance: split.balance,
    rest: split.method,
    ...{ method: shown.method, methodName: shown.name },
  };
}

/** The way that pays, or the one that pays the rest; the balance where it pays all. Spec: 2§4 */
export function payingMethod(
  order: BalanceTerms & Pick<CashierOrder, 'total'>,
  { method, useBalance }: Pick<Wish, 'method' | 'useBalance'>,
): PaymentMethod {
  const split = splitPayment(order, { useBalance });
  return method !== undefined && split.method > 0 ? method : 'balance';
}

/** What is sent for a payment that may be made. */
export type PaymentPlan =
  | { readonly kind: 'password'; readonly from: 'balance' | 'cheque'; readonly password: string }
  | {
      readonly kind: 'provider';
      readonly method: PaymentMethod;
      /** The password proves the part of the balance. */
      readonly mixed: { readonly password: string } | undefined;
    };

/** Why a press on "pay" leads to nothing yet. */
export type PaymentReason =
  | BalanceReason
  | PayPasswordReason
  | 'select-payment-method'
  | 'select-method-for-rest'
  | 'payment-method-gone'
  | 'mixed-needs-online';

export type PaymentDecision =
  | { readonly ok: true; readonly plan: PaymentPlan }
  | ({ readonly ok: false } & Explanation<PaymentReason>);

/** What a buyer wants to pay with. */
interface Wish {
  readonly method: PaymentMethod | undefined;
  readonly useBalance: boolean;
  readonly password?: string | undefined;
}

type Payable = Pick<CashierOrder, 'methods' | 'total'> & BalanceTerms;

function byPassword(from: 'balance' | 'cheque', password = ''): PaymentDecision {
  const complaint = checkPayPassword(password);
  return complaint
    ? { ok: false, ...complaint }
    : { ok: true, plan: { kind: 'password', from, password } };
}

/** Why a way cannot be taken for the whole or for the rest; undefined where it can. */
function refuseMethod(order: Payable, method: PaymentMethod, isMixed: boolean) {
  if (!methodsShown(order).some((shown) => shown.method === method))
    return refuse('payment-method-gone');
  // A cheque is paid by a call that knows no parts; and while a remittance is on its way, for days, the balance would be held.
  if (isMixed && (method === 'cheque' || method === 'transfer'))
    return refuse('mixed-needs-online');
  return method === 'cheque' && !order.hasPayPassword ? passwordMissing(order) : undefined;
}

/**
 * What a press on "pay" does, or why nothing: the balance where it suffices; else a way of paying is needed, with the
 * combined-pay tip where the balance pays a part; and the six digits wherever balance or cheque pay. Spec: 2§4, 2§5
 */
export function decidePayment(order: Payable, wish: Wish): PaymentDecision {
  const useBalance = wish.useBalance || wish.method === 'balance';
  const method = wish.method === 'balance' ? undefined : wish.method;
  const balance = useBalance ? decideBalance(order) : undefined;
  if (balance && !balance.ok) return { ok: false, ...explanationOf(balance) };
  const split = splitPayment(order, { useBalance });
  if (useBalance && split.method === 0) return byPassword('balance', wish.password);
  if (!method) {
    if (!split.isMixed) return refuse('select-payment-method');
    return refuse('select-method-for-rest', {
      balance: formatMoney(split.balance),
      rest: formatMoney(split.method),
      tip: order.settings?.mixedTip ?? '',
    });
  }
  const refusal = refuseMethod(order, method, split.isMixed);
  if (refusal) return refusal;
  if (method === 'cheque') return byPassword('cheque', wish.password);
  if (!split.isMixed) return { ok: true, plan: { kind: 'provider', method, mixed: undefined } };
  const { password = '' } = wish;
  const complaint = checkPayPassword(password);
  return complaint
    ? { ok: false, ...complaint }
    : { ok: true, plan: { kind: 'provider', method, mixed: { password } } };
}

/** Does paying so ask for the six digits? Spec: 2§4 */
export function needsPassword(order: Payable, wish: Wish): boolean {
  const decision = decidePayment(order, { ...wish, password: '000000' });
  return decision.ok && (decision.plan.kind === 'password' || decision.plan.mixed !== undefined);
}
