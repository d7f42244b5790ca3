import * as z from 'zod/mini';
import { createDraft } from '../../base/storage/draft.ts';
import { createFlashMessage } from '../../base/storage/flash-message.ts';
import { isNumber, recordOf } from '../../base/storage/guarded-schema.ts';
import type { KeyValueStore } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
import { hash32 } from '../../base/values/hash32.ts';
import type { ContactFields } from './contact.ts';
import type { CodePurpose } from './contract.ts';
import { RESEND_MS } from './resend-wait.ts';
import type { Contact } from './types.ts';

const sentTimes = recordOf(isNumber);
const contactFields = z.object({
  by: z.enum(['phone', 'email']),
  email: z.string(),
  phone: z.string(),
  areaCode: z.string(),
});

/** The contact is shortened, not protected: the key stays in the tab after a logout, so that the pause continues. */
const keyOf = (contact: Contact, purpose: CodePurpose) =>
  `${purpose} ${hash32('email' in contact ? contact.email : contact.areaCode + contact.phone)}`;

/** The memory of the login in this tab. Spec: 1§4 */
export interface LoginMemory {
  /** Returns when a code was last sent to a contact for this purpose, in milliseconds since 1970; undefined for never. */
  codeSentAt(contact: Contact, purpose: CodePurpose): number | undefined;
  /** Records a sent code and drops the times whose pause is over. Spec: 1§4 */
  noteCode(contact: Contact, purpose: CodePurpose, at: number): void;
  /** Returns the contact that was typed; undefined for none. */
  typedContact(): ContactFields | undefined;
  /** Keeps the typed contact. */
  keepContact(fields: ContactFields): void;
  /** Removes the typed contact. */
  forgetContact(): void;
  /** Leaves a sentence for the login dialog of the next page. */
  leaveNotice(notice: Explanation): void;
  /** Returns that sentence and removes it; undefined for none. */
  takeNotice(): Explanation | undefined;
}

/** Remembers for the tab when codes were sent, which contact was typed, and a notice for the login dialog. */
export function createLoginMemory(tab: KeyValueStore, drafts: KeyValueStore): LoginMemory {
  const codesSent = createDraft(tab, 'codes-sent', sentTimes);
  const contactDraft = createDraft(drafts, 'contact', contactFields);
  const notice = createFlashMessage(tab, 'login-notice');
  return {
    codeSentAt: (contact, purpose) => codesSent.load()?.[keyOf(contact, purpose)],
    noteCode(contact, purpose, at) {
      const recent = Object.entries(codesSent.load() ?? {}).filter(
        ([, sent]) => sent + RESEND_MS > at,
      );
      codesSent.keep({ ...Object.fromEntries(recent), [keyOf(contact, purpose)]: at });
    },
    typedContact: () => contactDraft.load(),
    keepContact: ({ by, email, phone, areaCode }) =>
      contactDraft.keep({ by, email, phone, areaCode }),
    forgetContact: () => contactDraft.keep(undefined),
    leaveNotice: notice.leave,
    takeNotice: notice.take,
  };
}
