import * as z from 'zod/mini';
import { plainLines } from '../base/values/plain-text.ts';
import { maybe, shape, text } from '../base/wire/parsers.ts';

/** What the merchant says about ways of paying; each text '' where there is none. Spec: 2§3 Payment settings */
export const paymentSettings = shape(
  z.object({
    onlineName: maybe(text),
    pubTransferName: maybe(text),
    pubTransferAccount: maybe(text),
    pubTransferCopywriting: maybe(text),
    chequeName: maybe(text),
    chequeAddress: maybe(text),
    chequeCopywriting: maybe(text),
    unpayPwdTips: maybe(text),
    combinedTips: maybe(text),
  }),
  (wire) => ({
    onlineName: wire.onlineName ?? '',
    transfer: {
      name: wire.pubTransferName ?? '',
      /** Lines of bank, name and number, as the merchant wrote them. */
      account: plainLines(wire.pubTransferAccount),
      /** What to send along; to be copied. */
      copyText: plainLines(wire.pubTransferCopywriting),
    },
    cheque: {
      name: wire.chequeName ?? '',
      /** Where the cheque goes. */
      address: plainLines(wire.chequeAddress),
      /** What to write on it and when to send it; to be copied. */
      copyText: plainLines(wire.chequeCopywriting),
    },
    /** Said where no payment password is set. */
    noPasswordTip: plainLines(wire.unpayPwdTips),
    /** Said where the balance does not reach and no other method is chosen. */
    mixedTip: plainLines(wire.combinedTips),
  }),
);

export type PaymentSettings = ReturnType<typeof paymentSettings.parse>;

/** How to pay by cheque; undefined where the merchant says nothing of it. Spec: 2§3 chequeAddress, chequeCopywriting */
export function chequeDetails(
  settings: PaymentSettings | undefined,
): PaymentSettings['cheque'] | undefined {
  const { cheque } = settings ?? {};
  return cheque && (cheque.address || cheque.copyText) ? cheque : undefined;
}

/** The merchant's name for a way of paying; '' where the settings have none. Spec: 2§3 */
export function settledName(
  settings: PaymentSettings | undefined,
  method: string | undefined,
): string {
  if (method === 'transfer') return settings?.transfer.name ?? '';
  return method === 'cheque' ? (settings?.cheque.name ?? '') : '';
}
