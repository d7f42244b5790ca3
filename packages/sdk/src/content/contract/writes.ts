import * as z from 'zod/mini';
import { write } from '../../base/http/endpoint.ts';
import { filled, filledLine } from '../../base/wire/filled-fields.ts';

/** Longest `word` of a message. Assumed. */
const MOST_WORD = 20_000;

/** A message, and the id of its request. */
interface SentMail {
  readonly word: string;
  readonly requestId?: string;
}

export const sendMail = write(
  {
    name: 'content.sendMail',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'A message of the contact form',
          spec: '2§7',
          assumed: [
            'requestId: a request that arrives twice with one id is done once, and answered twice',
          ],
        },
    path: '/api/sendMail',
    subject: 'contact',
    request: z.object({ word: filledLine(MOST_WORD), requestId: z.optional(filled) }),
    response: z.unknown(),
  },
  ({ word, requestId }: SentMail) => ({
    word,
    ...(requestId === undefined ? {} : { requestId }),
  }),
);

export const saveMailPreferences = write(
  {
    name: 'content.saveMailPreferences',
    notes: globalThis.OMIT_NOTES
      ? undefined
      : {
          summary: 'Chooses which e-mails are sent',
          spec: '1§3, 1§7',
          assumed: ['path', 'one entry for each e-mail'],
        },
    path: '/authapi/user/saveEmailPreferences',
    subject: 'mail-preferences',
    request: z.object({
      preferences: z.array(
        z.object({ emailPreferencesId: z.string(), isChange: z.enum(['0', '1']) }),
      ),
    }),
    response: z.unknown(),
  },
  (chosen: readonly { readonly id: string; readonly isOn: boolean }[]) => ({
    preferences: chosen.map((each) => ({
      emailPreferencesId: each.id,
      isChange: each.isOn ? ('1' as const) : ('0' as const),
    })),
  }),
);
