import * as z from 'zod/mini';
import { maybe, shape, text } from '../base/wire.ts';

/** What the merchant says about ways of paying. Spec: 2§3 Payment settings */
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
      account: wire.pubTransferAccount ?? '',
      /** What to send along; to be copied. */
      copyText: wire.pubTransferCopywriting ?? '',
    },
    cheque: {
      name: wire.chequeName ?? '',
      address: wire.chequeAddress ?? '',
      copyText: wire.chequeCopywriting ?? '',
    },
    /** Said where no payment password is set. */
    noPasswordTip: wire.unpayPwdTips ?? '',
    /** Said where the balance does not reach and no other method is chosen. */
    mixedTip: wire.combinedTips ?? '',
  }),
);
