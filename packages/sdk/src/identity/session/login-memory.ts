import * as z from 'zod/mini';
import { hash32 } from '../../base/values/hash32.ts';
import { type KeyValueStore, readJson } from '../../base/storage/storage.ts';
import type { Explanation } from '../../base/values/explanation.ts';
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
const explanation = z.object({
  reason: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A mark, since it stays when its owner signs out: the pause goes on. */
const keyOf = (contact: Contact, purpose: CodePurpose) =>
  `${purpose} ${hash32('email' in contact ? contact.email : contact.areaCode + contact.phone)}`;

/**
 * What signing in remembers while a tab lives, so that a reload or the next page begins with it. What was typed is the
 * person's and goes with them.
 */
export function createTabMemory(tab: KeyValueStore, drafts: KeyValueStore) {
  const times = () => readJson(tab, 'codes-sent', sentTimes) ?? {};
  return {
    /** When a code was last sent to a contact for this. */
    codeSentAt: (contact: Contact, purpose: CodePurpose): number | undefined =>
      times()[keyOf(contact, purpose)],
    /** Notes a code sent; times that are over are forgotten. Spec: 1§4 */
    noteCode(contact: Contact, purpose: CodePurpose, at: number) {
      const recent = Object.entries(times()).filter(([, sent]) => sent + RESEND_MS > at);
      const now = { ...Object.fromEntries(recent), [keyOf(contact, purpose)]: at };
      tab.set('codes-sent', JSON.stringify(now));
    },
    typedContact: (): ContactFields | undefined => readJson(drafts, 'contact', contactFields),
    keepContact({ by, email, phone, areaCode }: ContactFields) {
      drafts.set('contact', JSON.stringify({ by, email, phone, areaCode }));
    },
    forgetContact: () => drafts.remove('contact'),
    leaveNotice(notice: Explanation) {
      tab.set('login-notice', JSON.stringify(notice));
    },
    takeNotice(): Explanation | undefined {
      const notice = readJson(tab, 'login-notice', explanation);
      tab.remove('login-notice');
      return notice as Explanation | undefined;
    },
  };
}
