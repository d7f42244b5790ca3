import { retryOnce } from '../../base/concurrency/confirm-outcome.ts';
import type { Api } from '../../base/http/client.ts';
import { explain, type PlainReason } from '../../base/values/explanation.ts';
import { formatMoney } from '../../base/values/money.ts';
import { type PaymentStart, payOrder, startPayment } from '../contract.ts';
import type { PaymentMethod } from '../methods.ts';
import { type PaymentPlan, splitPayment } from '../rules.ts';
import type { CashierOrder, PaymentSelection, PayOutcome } from '../types.ts';
import { outcomeOfRefusal, type Paying, provePassword } from './payment-outcome.ts';
import { isFitStart } from './provider-url.ts';

/** The server's origin; none where it is the page's. */
function ownOrigins(api: Pick<Api, 'url'>): string[] {
  const address = api.url(startPayment);
  return URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The outcome of a started payment. */
function outcomeOfStart(
  { api, say }: Paying,
  method: PaymentMethod,
  start: PaymentStart,
): PayOutcome {
  const refused = (reason: PlainReason): PayOutcome => ({
    ok: false,
    reason: 'refused',
    message: say(explain(reason)),
  });
  if (start.kind === 'transfer')
    return { ok: true, next: 'transfer', account: start.account, copyText: start.copyText };
  if (start.kind === 'unknown') {
    // A transfer needs only its account, which the payment settings may have.
    return method === 'transfer' ? { ok: true, next: 'transfer' } : refused('payment-not-begun');
  }
  if (!isFitStart(start, ownOrigins(api))) return refused('payment-window-refused');
  return { ok: true, next: 'provider', start };
}

/**
 * Refuses a mixed payment whose parts have changed. The server computes the balance's part when the payment starts, and
 * no call tells it what the buyer saw. So the order is read once more, and changed parts are shown before anything is
 * paid.
 */
async function refuseChangedParts(
  { api }: Paying,
  order: CashierOrder,
): Promise<PayOutcome | undefined> {
  const { quota, total } = await api.call(payOrder, order.orderNo, { passive: true });
  const now = { ...order, quota, total };
  const parts = splitPayment(now, { useBalance: true });
  if (parts.balance === splitPayment(order, { useBalance: true }).balance) return undefined;
  const facts = { balance: formatMoney(parts.balance), rest: formatMoney(parts.method) };
  return {
    ok: false,
    reason: 'blocked',
    field: 'method',
    notice: explain('payment-parts-changed', facts),
  };
}

/**
 * Starts a payment with a provider, after proving the balance's part. Idempotent by contract, so a lost answer is
 * retried once; money moves only when the buyer continues at the provider. Spec: 2§4
 */
export async function begin(
  parts: Paying,
  order: CashierOrder,
  plan: Extract<PaymentPlan, { kind: 'provider' }>,
  returnTo: PaymentSelection['returnTo'],
): Promise<PayOutcome> {
  const { mixed, method } = plan;
  const { orderNo } = order;
  try {
    if (mixed) {
      const changed = await refuseChangedParts(parts, order);
      if (changed) return changed;
      const refusal = await provePassword(parts, mixed.password);
      if (refusal) return refusal;
    }
    const start = await retryOnce(() =>
      parts.api.call(startPayment, {
        orderNo,
        method,
        isMixed: mixed !== undefined,
        // Only PayMe has callbacks. Spec: 2§7
        returnTo: method === 'payme' ? returnTo : undefined,
      }),
    );
    return outcomeOfStart(parts, method, start);
  } catch (error) {
    return outcomeOfRefusal(parts, order, error);
  }
}
