import * as z from 'zod/mini';
import { plainLines } from '../base/values/plain-text.ts';
import { maybe, shape, text } from '../base/wire/parsers.ts';

/** The merchant's texts about payment methods; '' where there is none. Spec: 2§3 Payment settings */
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
      /** Text to send along with the transfer, for copying. */
      copyText: plainLines(wire.pubTransferCopywriting),
    },
    cheque: {
      name: wire.chequeName ?? '',
      /** The postal address for the cheque. */
      address: plainLines(wire.chequeAddress),
      /** Text for the back of the cheque and its sending, for copying. */
      copyText: plainLines(wire.chequeCopywriting),
    },
    /** Shown where no payment password is set. */
    noPasswordTip: plainLines(wire.unpayPwdTips),
    /** Shown where the balance does not suffice and no other method is chosen. */
    mixedTip: plainLines(wire.combinedTips),
  }),
);

export type PaymentSettings = ReturnType<typeof paymentSettings.parse>;

/**
 * Instructions for paying by cheque; undefined where the merchant gives none. Spec: 2§3 chequeAddress,
 * chequeCopywriting
 */
export function chequeDetails(
  settings: PaymentSettings | undefined,
): PaymentSettings['cheque'] | undefined {
  const { cheque } = settings ?? {};
  return cheque && (cheque.address || cheque.copyText) ? cheque : undefined;
}

/** The merchant's name for a payment method; '' where the settings have none. Spec: 2§3 */
export function settledName(
  settings: PaymentSettings | undefined,
  method: string | undefined,
): string {
  if (method === 'transfer') return settings?.transfer.name ?? '';
  return method === 'cheque' ? (settings?.cheque.name ?? '') : '';
}
