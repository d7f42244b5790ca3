import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { type Contact, contactWire } from '../session/types.ts';

export const resetPassword = write(
  {
    name: 'recovery.resetPassword',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Set a new password with a code sent to the contact',
          spec: '1§3, 1§4, 1§7',
          assumed: ['userName is the contact itself'],
        },
    path: '/api/forgetPwd_UpdatePwd',
    subject: 'session',
    request: z.object({
      userName: z.string().check(z.minLength(1)),
      password: z.string().check(z.minLength(6)),
      phone: z.string(),
      email: z.string(),
      platform: z.literal(0),
      captcha: z.string().check(z.length(6)),
      areaCode: z.string(),
    }),
    response: z.unknown(),
  },
  (wish: { contact: Contact; code: string; password: string }) => ({
    ...contactWire(wish.contact),
    userName: 'email' in wish.contact ? wish.contact.email : wish.contact.phone,
    password: wish.password,
    captcha: wish.code,
    platform: 0 as const,
  }),
);
