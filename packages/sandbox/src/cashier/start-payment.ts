import { cashier } from '@clinicart/sdk/contract';
import { accountOf, type Call } from '../http/call.ts';
import { Refusal } from '../http/refusals.ts';
import { serve } from '../http/route.ts';
import {
  checkPayPassword,
  hasPaymentPasswordCheck,
} from '../identity/payment-password/payment-password.ts';
import { scanCode } from '../providers/scan-code.ts';
import { isMethod } from './methods.ts';
import { closedRefusal, isClosed, ownOrder, quotaOf } from './payable-order.ts';
import {
  askProviders,
  awaitTransfer,
  cancelOpen,
  isUnpaid,
  openPayment,
  openPayments,
  type PayableOrder,
  type Payment,
  paidPayment,
  payAtOnce,
  TRANSFER,
} from './payments.ts';
import { paymentSettings } from './settings.ts';
import { amounts, chequeOf, hasBalance } from './wallet.ts';

/** Polls the providers and returns an unpaid order; refuses a paid or closed one. */
function payable(call: Call, orderNo: string): PayableOrder {
  const found = ownOrder(call, orderNo);
  if (isUnpaid(found) && !askProviders(call, found.id)) {
    if (isClosed(found, call.now)) throw closedRefusal(call, found);
    return found;
  }
  const now = ownOrder(call, orderNo);
  throw isClosed(now, call.now) ? closedRefusal(call, now) : new Refusal('orderPaid');
}

/** The balance's part of a mixed payment. Spec: 2§4 Cashier, 2§5 */
function balancePart(call: Call, order: PayableOrder): number {
  const account = accountOf(call);
  if (!hasBalance(account)) throw new Refusal('noBalance');
  const quota = quotaOf(call, order);
  if (quota === 0) throw new Refusal('balanceShort', amounts(0, order.total));
  if (quota >= order.total) throw new Refusal('balanceCovers');
  if (account.has_pay_password === 0) throw new Refusal('noPayPassword');
  if (!hasPaymentPasswordCheck(call)) throw new Refusal('payProofNeeded');
  return quota;
}

const isWebPage = (address: string | undefined): boolean =>
  address === undefined || (/^https?:\/\//.test(address) && URL.canParse(address));

interface Wish {
  readonly orderNo: string;
  readonly payType: string;
  readonly mixFlag: boolean;
  readonly successUrl?: string | undefined;
  readonly failUrl?: string | undefined;
}

/** The shop's page that providers redirect to. Spec: 2§2.1 */
const returnAddress = (call: Call): string | undefined => call.shop && `${call.shop}/paypalResult`;

/** Returns the open payment of this request, or replaces all open ones by a new one. */
function beginPayment(call: Call, wish: Wish): Payment {
  const order = payable(call, wish.orderNo);
  const open = openPayments(call.db, order.id);
  // If the balance has changed, an open payment no longer has the parts that the buyer sees.
  const quota = wish.mixFlag ? quotaOf(call, order) : 0;
  const same = open.find((each) => each.pay_type === wish.payType && each.from_balance === quota);
  if (same) return same;
  const fromBalance = wish.mixFlag ? balancePart(call, order) : 0;
  return call.db.transaction(() => {
    cancelOpen(call, order.id);
    if (wish.payType === TRANSFER) return awaitTransfer(call, order, fromBalance);
    // Stops awaiting an earlier bank transfer.
    call.db.run('UPDATE shop_order SET pay_type = NULL WHERE id = ?', order.id);
    return openPayment(call, order, {
      payType: wish.payType,
      fromBalance,
      fromProvider: order.total - fromBalance,
      successUrl: wish.successUrl ?? returnAddress(call),
      failUrl: wish.failUrl ?? returnAddress(call),
    });
  });
}

/** Data that each provider needs to continue. Spec: 2§4, 2§7 */
function answerOf({ origin, language }: Call, payment: Payment) {
  const token = payment.provider_token;
  const page = (name: string) => `${origin}/stand-in/${name}/${token}`;
  switch (payment.pay_type) {
    case '52':
      return { client_secret: `pi_${token}` };
    case '51':
      return { links: { approve: page('paypal') } };
    case '50':
      return { normalUrl: page('alipay') };
    case '1':
      return { code_url: page('wechat') };
    case '57':
      return { qrCode: page('fps') };
    case '56':
      return { webLink: page('payme') };
    case '54':
      return { qrCodeHtml: scanCode(page('alipay')) };
    default: {
      const { pubTransferAccount, pubTransferCopywriting } = paymentSettings(language);
      return { pubTransferAccount, pubTransferCopywriting };
    }
  }
}

/** Whether the order is already paid by this method, as after a lost answer. */
const isPaidBy = (call: Call, order: PayableOrder, payType: string): boolean =>
  paidPayment(call.db, order.id)?.pay_type === payType;

/** Pays an order entirely from the balance. */
function payFromBalance(call: Call, order: PayableOrder): void {
  if (!hasBalance(accountOf(call))) throw new Refusal('noBalance');
  const quota = quotaOf(call, order);
  if (quota < order.total) throw new Refusal('balanceShort', amounts(quota, order.total));
  payAtOnce(call, order, { payType: '9', fromBalance: order.total, fromProvider: 0 });
}

/** Pays an order by cheque, within the quota. Spec: 2§6 */
function payByCheque(call: Call, order: PayableOrder): void {
  const { refusal } = chequeOf(call.db, accountOf(call), order.total);
  if (refusal) throw refusal;
  payAtOnce(call, order, { payType: '53', fromBalance: 0, fromProvider: order.total });
  call.db.run(
    'UPDATE wallet SET cheque_quota = cheque_quota - ? WHERE account_id = ?',
    order.total,
    order.account_id,
  );
}

export const payStartRoutes = [
  serve(cashier.startPayment, (wish, call) => {
    const { payType, successUrl, failUrl } = wish;
    // 9 and 53 are paid with the password; 4 and 6 belong to WeChat's own browser.
    if (!isMethod(payType) || payType === '9' || payType === '53')
      throw new Refusal('noSuchMethod');
    if (!isWebPage(successUrl)) throw new Refusal('unfit', { field: 'successUrl' });
    if (!isWebPage(failUrl)) throw new Refusal('unfit', { field: 'failUrl' });
    return answerOf(call, beginPayment(call, wish));
  }),

  serve(cashier.payByPassword, async ({ orderNo, payPwd, payType }, call) => {
    if (isPaidBy(call, ownOrder(call, orderNo), payType)) return null;
    payable(call, orderNo);
    await checkPayPassword(call, payPwd);
    call.db.transaction(() => {
      // Checked again: the order may have been paid while the password was verified.
      if (isPaidBy(call, ownOrder(call, orderNo), payType)) return;
      const order = payable(call, orderNo);
      if (payType === '9') payFromBalance(call, order);
      else payByCheque(call, order);
    });
    return null;
  }),

  serve(cashier.cardKey, () => CARD_KEY),
];

/** A key in the shape of the provider's test keys; the stand-in accepts any. */
const CARD_KEY = 'pk_clinicart_stand_in';
