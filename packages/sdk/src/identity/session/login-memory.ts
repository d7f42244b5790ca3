import * as z from 'zod/mini';
import { createDraft } from '../../base/storage/draft.ts';
import { createFlashMessage } from '../../base/storage/flash-message.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import { hash32 } from '../../base/values/hash32.ts';
import type { ContactFields } from './contact-rules.ts';
import type { CodePurpose } from './contract.ts';
import { RESEND_MS } from './rules.ts';
import type { Contact } from './types.ts';

const sentTimes = z.record(z.string(), z.number());
const contactFields = z.object({
  by: z.enum(['phone', 'email']),
  email: z.string(),
  phone: z.string(),
  areaCode: z.string(),
});

/** The contact is shortened, not protected: the key stays in the tab after a logout, so that the pause continues. */
const keyOf = (contact: Contact, purpose: CodePurpose) =>
  `${purpose} ${hash32('email' in contact ? contact.email : contact.areaCode + contact.phone)}`;

/** Remembers for the tab when codes were sent, which contact was typed, and a notice for the login dialog. */
export function createLoginMemory(tab: KeyValueStore, drafts: KeyValueStore) {
  const codesSent = createDraft(tab, 'codes-sent', sentTimes);
  const contactDraft = createDraft(drafts, 'contact', contactFields);
  const notice = createFlashMessage(tab, 'login-notice');
  return {
    /** When a code was last sent to a contact for this purpose. */
    codeSentAt: (contact: Contact, purpose: CodePurpose): number | undefined =>
      codesSent.load()?.[keyOf(contact, purpose)],
    /** Records a sent code and drops the times whose pause is over. Spec: 1§4 */
    noteCode(contact: Contact, purpose: CodePurpose, at: number) {
      const recent = Object.entries(codesSent.load() ?? {}).filter(
        ([, sent]) => sent + RESEND_MS > at,
      );
      codesSent.keep({ ...Object.fromEntries(recent), [keyOf(contact, purpose)]: at });
    },
    typedContact: (): ContactFields | undefined => contactDraft.load(),
    keepContact: ({ by, email, phone, areaCode }: ContactFields) =>
      contactDraft.keep({ by, email, phone, areaCode }),
    forgetContact: () => contactDraft.keep(undefined),
    leaveNotice: notice.leave,
    takeNotice: notice.take,
  };
}

export type LoginMemory = ReturnType<typeof createLoginMemory>;
