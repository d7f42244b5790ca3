import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';

const sixDigits = z.string().check(z.regex(/^\d{6}$/));

/** A payment password with the proof that it may be set. Spec: 2§7 */
export interface PayPasswordChange {
  readonly password: string;
  /** The phone of the account, which got the code. */
  readonly contact: { readonly phone: string; readonly areaCode: string };
  readonly code: string;
}

export const setPayPassword = write(
  {
    name: 'payPassword.set',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Set the payment password with a code that was sent for it',
          spec: '2§4, 2§5, 2§7',
          assumed: [
            'the code is used up by it; the same password with the same code again is a success',
          ],
        },
    path: '/authapi/pay/setPayPwd',
    subject: 'account',
    request: z.object({
      password: sixDigits,
      confirmPassword: sixDigits,
      phone: z.string(),
      areaCode: z.string(),
      type: z.literal('payPwd'),
      phoneCaptcha: z.string().check(z.length(6)),
    }),
    response: z.unknown(),
  },
  ({ password, contact, code }: PayPasswordChange) => ({
    password,
    confirmPassword: password,
    phone: contact.phone,
    areaCode: contact.areaCode,
    type: 'payPwd' as const,
    phoneCaptcha: code,
  }),
);
