import { type Explanation, explain, explanationOf, refuse } from '../base/values/explanation.ts';
import { type Cents, cents, formatMoney } from '../base/values/money.ts';
import { settledName } from '../checkout/payment-settings.ts';
import { checkPayPassword } from '../identity/payment-password/rules.ts';
import type { PaymentMethod } from './methods.ts';
import type {
  BalanceReason,
  CashierOrder,
  PaidParts,
  PaymentField,
  PaymentReason,
  PaymentRecord,
  PaymentSelection,
} from './types.ts';

/** The flow of a payment method once it is chosen. Spec: 2§2.3, 2§4 */
export type PaymentFlow =
  /** The card form, in the page. */
  | 'card'
  /** The provider's page, in its own window. */
  | 'window'
  /** A code to scan, or a link on a phone. */
  | 'code'
  /** The six digits, and nothing else. */
  | 'password'
  /** An account for a bank transfer. */
  | 'transfer';

/**
 * Every method that this cashier supports. WeChat's own two (4 and 6) pay only inside WeChat's app, so a browser cannot
 * offer them. Spec: 2§4, 2§9
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

/** The flow of a method; undefined for one that cannot be paid with here. */
export const flowOf = (method: PaymentMethod | 'unknown'): PaymentFlow | undefined =>
  method === 'unknown' ? undefined : FLOWS[method];

/**
 * The place of a code. WeChat and FPS give only a code, which has its own page; PayMe also gives a link, and Alipay
 * HTML that no URL could carry. Spec: 2§2.3
 */
export function codePlaceOf(method: PaymentMethod): 'inline' | 'page' | undefined {
  if (flowOf(method) !== 'code') return undefined;
  return method === 'wechat' || method === 'fps' ? 'page' : 'inline';
}

/** A payment method as the cashier shows it. */
export interface ShownMethod {
  readonly method: PaymentMethod;
  /** The server's name of it, from the method or else from the payment settings. */
  readonly name: string;
  readonly icon: string | undefined;
  readonly flow: PaymentFlow;
}

/**
 * The methods to choose from, in the server's order. The balance is listed beside them, since it may pay a part. A
 * cheque only for accounts that have it. Spec: 2§4, 2§6
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

/** Methods shown before "more ways to pay". */
const METHODS_AT_ONCE = 3;

/** Methods in two parts, each in the order of the server. */
export interface FoldedMethods {
  readonly first: readonly ShownMethod[];
  readonly folded: readonly ShownMethod[];
}

/** Folds the methods after the first three, except the chosen one. A single method is not worth a fold. */
export function foldMethods(
  methods: readonly ShownMethod[],
  chosen: PaymentMethod | undefined,
): FoldedMethods {
  const isFirst = ({ method }: ShownMethod, at: number) =>
    at < METHODS_AT_ONCE || method === chosen;
  const folded = methods.filter((method, at) => !isFirst(method, at));
  return folded.length > 1
    ? { first: methods.filter(isFirst), folded }
    : { first: methods, folded: [] };
}

/** May the balance pay, in whole or in part? `isShown` is false where the choice is hidden. */
export type BalanceDecision =
  | { readonly ok: true; readonly quota: Cents }
  | ({ readonly ok: false; readonly isShown: boolean } & Explanation<BalanceReason>);

type BalanceTerms = Pick<
  CashierOrder,
  'quota' | 'hasCredit' | 'mayPayByCheque' | 'hasPayPassword' | 'settings'
>;

const passwordMissing = ({ settings }: Pick<CashierOrder, 'settings'>) =>
  explain('pay-password-missing', { tip: settings?.noPasswordTip ?? '' });

/**
 * Decides on the balance: the account has it, it is not empty, and a payment password is set; else a prompt to set one.
 * Spec: 2§5, 2§6
 */
export function decideBalance(order: BalanceTerms): BalanceDecision {
  if (!order.hasCredit && !order.mayPayByCheque)
    return { ...refuse('balance-not-offered'), isShown: false };
  if (order.quota <= 0) return { ...refuse('balance-empty'), isShown: true };
  if (!order.hasPayPassword) return { ok: false, isShown: true, ...passwordMissing(order) };
  return { ok: true, quota: order.quota };
}

/** Is there any way to pay? A balance that only lacks a password counts. */
export function hasWayToPay(
  order: BalanceTerms & Pick<CashierOrder, 'methods' | 'mayPayByCheque'>,
): boolean {
  const balance = decideBalance(order);
  return methodsShown(order).length > 0 || balance.ok || balance.reason === 'pay-password-missing';
}

/** The balance's part and the method's part; together they are the total. */
export interface PaymentSplit {
  readonly balance: Cents;
  readonly method: Cents;
  /** Both pay a part. Spec: 2§4 */
  readonly isMixed: boolean;
}

/** Splits the total: the balance pays as much as it may, the method the rest. Spec: 2§4 */
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

/**
 * The parts of a payment that has started. The provider charges the part that was shown then, although the balance may
 * have changed since. Spec: 2§4
 */
export function splitOfStarted(
  order: BalanceTerms & Pick<CashierOrder, 'total'>,
  { isMixed, rest }: Pick<PaymentRecord, 'isMixed' | 'rest'>,
): PaymentSplit {
  if (rest === undefined) return splitPayment(order, { useBalance: isMixed });
  return { balance: cents(order.total - rest), method: rest, isMixed };
}

/** Both parts of a mixed payment; undefined where one pays all. Spec: 2§4 */
export function mixedParts(
  order: BalanceTerms & Pick<CashierOrder, 'methods' | 'total'>,
  { method, useBalance }: Pick<Selection, 'method' | 'useBalance'>,
): PaidParts | undefined {
  const split = splitPayment(order, { useBalance });
  const shown = methodsShown(order).find((each) => each.method === method);
  if (!split.isMixed || !shown) return undefined;
  return {
    balance: split.balance,
    rest: split.method,
    method: shown.method,
    methodName: shown.name,
  };
}

/** The method that pays all or the rest; the balance where it pays all. Spec: 2§4 */
export function payingMethod(
  order: BalanceTerms & Pick<CashierOrder, 'total'>,
  { method, useBalance }: Pick<Selection, 'method' | 'useBalance'>,
): PaymentMethod {
  const split = splitPayment(order, { useBalance });
  return method !== undefined && split.method > 0 ? method : 'balance';
}

/** The calls of a payment that may begin. */
export type PaymentPlan =
  | { readonly kind: 'password'; readonly from: 'balance' | 'cheque'; readonly password: string }
  | {
      readonly kind: 'provider';
      readonly method: PaymentMethod;
      /** The password proves the balance's part. */
      readonly mixed: { readonly password: string } | undefined;
    };

/** May this payment begin? Where it may not, `field` is the one that the reason is about. */
export type PaymentDecision =
  | { readonly ok: true; readonly plan: PaymentPlan }
  | ({ readonly ok: false; readonly field: PaymentField } & Explanation<PaymentReason>);

const FIELDS: Readonly<Record<PaymentReason, PaymentField>> = {
  'balance-not-offered': 'method',
  'balance-empty': 'method',
  'pay-password-missing': 'password',
  'enter-password': 'password',
  'pay-password-digits': 'password',
  'pay-password-length': 'password',
  'select-payment-method': 'method',
  'select-method-for-rest': 'method',
  'payment-method-gone': 'method',
  'mixed-needs-online': 'method',
};

/** The part of a selection that a decision needs. */
type Selection = Omit<PaymentSelection, 'returnTo'>;

const blocked = (why: Explanation<PaymentReason>): PaymentDecision => ({
  ok: false,
  field: FIELDS[why.reason],
  ...explanationOf(why),
});

type Payable = Pick<CashierOrder, 'methods' | 'total'> & BalanceTerms;

/** Why a method cannot pay the whole or the rest; undefined where it can. */
function refuseMethod(
  order: Payable,
  method: PaymentMethod,
  isMixed: boolean,
): Explanation<PaymentReason> | undefined {
  if (!methodsShown(order).some((shown) => shown.method === method))
    return explain('payment-method-gone');
  // The cheque call knows no parts, and a transfer takes days, during which it would hold the balance.
  if (isMixed && (method === 'cheque' || method === 'transfer'))
    return explain('mixed-needs-online');
  return method === 'cheque' && !order.hasPayPassword ? passwordMissing(order) : undefined;
}

const selectMethod = (order: Payable, split: PaymentSplit): Explanation<PaymentReason> =>
  split.isMixed
    ? explain('select-method-for-rest', {
        balance: formatMoney(split.balance),
        rest: formatMoney(split.method),
        tip: order.settings?.mixedTip ?? '',
      })
    : explain('select-payment-method');

function planOf(
  method: PaymentMethod | undefined,
  isMixed: boolean,
  password: string,
): PaymentPlan {
  if (method === undefined) return { kind: 'password', from: 'balance', password };
  if (method === 'cheque') return { kind: 'password', from: 'cheque', password };
  return { kind: 'provider', method, mixed: isMixed ? { password } : undefined };
}

const isProvedByPassword = (plan: PaymentPlan): boolean =>
  plan.kind === 'password' || plan.mixed !== undefined;

/**
 * Decides on a payment: the balance alone where it suffices, else a method is needed, with the combined-pay tip where
 * the balance pays a part. The balance and a cheque need the six digits. Spec: 2§4, 2§5
 */
export function decidePayment(order: Payable, wish: Selection): PaymentDecision {
  const useBalance = wish.useBalance || wish.method === 'balance';
  const balance = useBalance ? decideBalance(order) : undefined;
  if (balance && !balance.ok) return blocked(balance);
  const split = splitPayment(order, { useBalance });
  const isBalanceEnough = useBalance && split.method === 0;
  const method = wish.method === 'balance' || isBalanceEnough ? undefined : wish.method;
  if (!method && !isBalanceEnough) return blocked(selectMethod(order, split));
  const refusal = method && refuseMethod(order, method, split.isMixed);
  if (refusal) return blocked(refusal);
  const { password = '' } = wish;
  const plan = planOf(method, split.isMixed, password);
  const fieldError = isProvedByPassword(plan) ? checkPayPassword(password) : undefined;
  return fieldError ? blocked(fieldError) : { ok: true, plan };
}

/** Does this payment need the six digits? Spec: 2§4 */
export function needsPassword(order: Payable, wish: Selection): boolean {
  const decision = decidePayment(order, { ...wish, password: '000000' });
  return decision.ok && isProvedByPassword(decision.plan);
}
