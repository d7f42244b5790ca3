import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled } from '../../base/wire/filled-fields.ts';
import { flag, maybe, shape, text } from '../../base/wire/parsers.ts';
import { loginAnswer } from '../session/types.ts';

export const createHandover = write(
  {
    name: 'handover.create',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Make a code with which the shop’s site continues this session',
          spec: '1§4',
          assumed: [
            'the whole call; the code works once, for one minute, while the session lasts, and only from pages of `site`',
            'the Origin header of the call is bound to the code; an origin that the shop has not allowed gets none',
          ],
        },
    path: '/authapi/user/createHandover',
    request: z.object({ site: filled }),
    response: shape(z.object({ code: text }), (wire) => wire.code),
  },
  ({ site }: { readonly site: string }) => ({ site }),
);

export const redeemHandover = write(
  {
    name: 'handover.redeem',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Log in with the code that a partner’s page has handed over',
          spec: '1§4',
          assumed: [
            'the whole call; `from` is the origin that the browser came from, and must be the one that made the code',
            'the answer is that of a login, or has none when the token of the call belongs to the same account',
            'every refusal spends the code',
          ],
        },
    path: '/api/login-by-handover',
    subject: 'session',
    request: z.object({ code: filled, from: filled }),
    response: shape(
      z.object({ isSameAccount: flag, login: maybe(loginAnswer) }),
      ({ isSameAccount, login }) => ({ isSameAccount, login }),
    ),
  },
  ({ code, from }: { readonly code: string; readonly from: string }) => ({ code, from }),
);
