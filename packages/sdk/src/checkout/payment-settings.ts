import * as z from 'zod/mini';
import { plainLines } from '../base/values/plain-text.ts';
import { maybe, shape, text } from '../base/wire/parsers.ts';

/** The merchant's texts about payment methods; '' where there is none. Spec: 2§3 Payment settings */
export interface PaymentSettings {
  /** Name of payment online. */
  readonly onlineName: string;
  /** Payment by bank transfer. */
  readonly transfer: {
    /** Name of the method. */
    readonly name: string;
    /** Lines of bank, name and number, as the merchant wrote them. */
    readonly account: string;
    /** Text to send along with the transfer, for copying. */
    readonly copyText: string;
  };
  /** Payment by cheque. */
  readonly cheque: {
    /** Name of the method. */
    readonly name: string;
    /** Postal address for the cheque. */
    readonly address: string;
    /** Text for the back of the cheque and its sending, for copying. */
    readonly copyText: string;
  };
  /** Text to show where no payment password is set. */
  readonly noPasswordTip: string;
  /** Text to show where the balance does not suffice and no other method is chosen. */
  readonly mixedTip: string;
}

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
  (wire): PaymentSettings => ({
    onlineName: wire.onlineName ?? '',
    transfer: {
      name: wire.pubTransferName ?? '',
      account: plainLines(wire.pubTransferAccount),
      copyText: plainLines(wire.pubTransferCopywriting),
    },
    cheque: {
      name: wire.chequeName ?? '',
      address: plainLines(wire.chequeAddress),
      copyText: plainLines(wire.chequeCopywriting),
    },
    noPasswordTip: plainLines(wire.unpayPwdTips),
    mixedTip: plainLines(wire.combinedTips),
  }),
);

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
