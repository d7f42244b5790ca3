import * as z from 'zod/mini';
import { read, write } from '../../base/http/endpoint.ts';
import { plainLines } from '../../base/values/plain-text.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { maybe, shape, text } from '../../base/wire/parsers.ts';
import { METHOD_CODES, type PaymentMethod } from '../methods.ts';

/** The queue of all payments. */
const SUBJECT = 'pay';

/** The address to approve at: the field `approve`, or the entry of that name in PayPal's own list of links. */
const approval = shape(
  z.union([
    z.object({ approve: maybe(text) }),
    z.array(z.object({ rel: maybe(text), href: maybe(text) })),
  ]),
  (links) =>
    Array.isArray(links) ? links.find(({ rel }) => rel === 'approve')?.href : links.approve,
);

const sixDigits = z.string().check(z.regex(/^\d{6}$/));

/** The next step of a payment, as its provider needs it. */
export type PaymentStart =
  /** For the card form. */
  | { readonly kind: 'card'; readonly clientSecret: string }
  /** The provider's page, in its own window. */
  | { readonly kind: 'page'; readonly url: string }
  /** The text of a code to scan; `link` opens the app on the phone itself, where the provider sends both (56). */
  | { readonly kind: 'code'; readonly text: string; readonly link?: string | undefined }
  /** The provider's HTML with a code in it: for a sandboxed frame only. */
  | { readonly kind: 'html'; readonly html: string }
  /** Account and text of a bank transfer. */
  | { readonly kind: 'transfer'; readonly account: string; readonly copyText: string }
  /** A step that this shop does not know. */
  | { readonly kind: 'unknown' };

export const startPayment = write(
  {
    name: 'cashier.start',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Begin to pay an order in one way; begun again in the same way it is the same payment',
          spec: '2§4, 2§7, 2§9',
          assumed: [
            "bank is '' and preType '0'",
            'links is an object with the field approve, or PayPal’s own list, whose entry with rel approve has the address as href',
            'successUrl and failUrl are the callbacks of PayMe (56), pages of this shop without anything personal in them',
            'a mixed payment takes what validatePayPwd has proved a short while ago, else it is refused with 1348; begun again in the same way it needs no proof',
            'an order that is paid already is refused with 1334, one that is closed or whose time is over with 1333',
          ],
        },
    path: '/authapi/pay/payOrder2',
    subject: SUBJECT,
    request: z.object({
      orderNo: filled,
      payType: filled,
      bank: z.string(),
      mixFlag: z.boolean(),
      preType: z.string(),
      successUrl: z.optional(z.string()),
      failUrl: z.optional(z.string()),
    }),
    response: shape(
      maybe(
        z.object({
          client_secret: maybe(text),
          links: maybe(approval),
          normalUrl: maybe(text),
          redirectActionForm: maybe(z.object({ redirectUrl: maybe(text) })),
          code_url: maybe(text),
          webLink: maybe(text),
          qrCode: maybe(text),
          qrCodeHtml: maybe(text),
          pubTransferAccount: maybe(text),
          pubTransferCopywriting: maybe(text),
        }),
      ),
      (wire): PaymentStart => {
        if (!wire) return { kind: 'unknown' };
        if (wire.client_secret) return { kind: 'card', clientSecret: wire.client_secret };
        const page = wire.links ?? wire.normalUrl ?? wire.redirectActionForm?.redirectUrl;
        if (page) return { kind: 'page', url: page };
        const code = wire.code_url ?? wire.qrCode ?? wire.webLink;
        if (code) return { kind: 'code', text: code, link: wire.webLink };
        if (wire.qrCodeHtml) return { kind: 'html', html: wire.qrCodeHtml };
        if (wire.pubTransferAccount !== undefined) {
          return {
            kind: 'transfer',
            account: plainLines(wire.pubTransferAccount),
            copyText: plainLines(wire.pubTransferCopywriting),
          };
        }
        return { kind: 'unknown' };
      },
    ),
  },
  (start: {
    readonly orderNo: string;
    readonly method: PaymentMethod;
    readonly isMixed: boolean;
    readonly returnTo?: { readonly success: string; readonly fail: string } | undefined;
  }) => ({
    orderNo: start.orderNo,
    payType: METHOD_CODES[start.method],
    bank: '',
    mixFlag: start.isMixed,
    preType: '0',
    ...(start.returnTo && { successUrl: start.returnTo.success, failUrl: start.returnTo.fail }),
  }),
);

export const payByPassword = write(
  {
    name: 'cashier.payByPassword',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Pay an order from the balance, or by cheque, with the payment password',
          spec: '2§4, 2§7, 2§9',
          assumed: [
            'payType 9 for the balance',
            'paying what is paid already in the same way is a success, in another way 1334; closed or out of time 1333',
            'a wrong password is 1345, locked after too many 1346, none set 1347',
          ],
        },
    path: '/authapi/pay/payOrderByPwd',
    subject: SUBJECT,
    request: z.object({ orderNo: filled, payPwd: sixDigits, payType: z.enum(['9', '53']) }),
    response: z.unknown(),
  },
  (payment: {
    readonly orderNo: string;
    readonly password: string;
    readonly from: 'balance' | 'cheque';
  }) => ({
    orderNo: payment.orderNo,
    payPwd: payment.password,
    payType: payment.from === 'cheque' ? ('53' as const) : ('9' as const),
  }),
);

export const validatePayPassword = write(
  {
    name: 'cashier.validatePassword',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Prove the payment password, for the part of a mixed payment that the balance pays',
          spec: '2§7',
          assumed: [
            'it holds for ten minutes in this session',
            'a wrong one is 1345; after too many it is locked for a while, 1346; none set 1347',
          ],
        },
    path: '/authapi/pay/validatePayPwd',
    subject: SUBJECT,
    request: z.object({ payPwd: sixDigits }),
    response: z.unknown(),
  },
  (password: string) => ({ payPwd: password }),
);

export const cancelExpired = write(
  {
    name: 'cashier.cancelExpired',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Close an order whose time to pay is over',
          spec: '2§4, 2§7',
          assumed: [
            'the path',
            'one that still has time is refused with 1335, one that is paid with 1334; both stay as they are',
            'one that is closed already is a success',
          ],
        },
    path: '/authapi/order/cancelExpiredOrder',
    subject: SUBJECT,
    request: z.object({ id: filled }),
    response: z.unknown(),
  },
  (orderNo: string) => ({ id: orderNo }),
);

export const confirmReturn = write(
  {
    name: 'cashier.confirmReturn',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary:
            'Tell the shop that somebody came back from a wallet, with the token that the wallet gave',
          spec: '2§2.1, 2§7, 2§8',
          assumed: [
            'the path',
            'the token is the wallet’s own, of one payment',
            'a payment that was declined is refused with 1355, cancelled 1356, given back 1358',
          ],
        },
    path: '/authapi/pay/confirmWalletReturn',
    subject: SUBJECT,
    request: z.object({ token: filled }),
    response: z.unknown(),
  },
  (token: string) => ({ token }),
);

export const cardKey = read(
  {
    name: 'cashier.cardKey',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : { summary: 'The public key of the card form', spec: '2§7', assumed: [] },
    path: '/authapi/pay/getStripeKey',
    request: z.object({}),
    response: text,
  },
  (_: null) => ({}),
);
