import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactForm,
  type ContactOutcome,
  checkContact,
  contentDomain,
  EMPTY_CONTACT,
} from '@clinicart/sdk';
import { useEffect, useState } from 'react';
import { useShop, useStore } from '../engine/index.ts';

/** What the contact form knows, and what can be done with it. */
export interface ContactState {
  readonly form: ContactForm;
  readonly isSending: boolean;
  /** What came of the last try; gone as soon as something is typed. */
  readonly outcome: ContactOutcome | undefined;
  change(part: Partial<ContactForm>): void;
  leave(field: ContactField): void;
  /** The sentence under a field, once it may be said. */
  messageFor(field: ContactField): string | undefined;
  /** Sends; answers the first field that stands in the way. */
  send(): Promise<ContactField | undefined>;
  again(): void;
}

/** Checks run when a field is left and when it changes; what was typed outlives a failure and a reload. Spec: 2§5 */
export function useContactForm(): ContactState {
  const shop = useShop();
  const { language } = shop;
  const content = shop.domain(contentDomain);
  const [form, setForm] = useState(EMPTY_CONTACT);
  const [shown, show] = useState<ReadonlySet<ContactField>>(new Set());
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const forgotten = useStore(shop.session.$forgotten);
  // The server knows no draft, and the first render is the server's. Who signs out leaves nothing on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a sign-out the draft is gone.
  useEffect(() => setForm(content.draft()), [content, forgotten]);
  const complaints = checkContact(form);

  return {
    form,
    isSending,
    outcome,
    change(part) {
      const next = { ...form, ...part };
      setForm(next);
      setOutcome(undefined);
      content.keepDraft(next);
      // What was emptied is missed at once; what is only begun is not yet wrong.
      const emptied = CONTACT_FIELDS.filter((field) => form[field] !== '' && next[field] === '');
      if (emptied.length > 0) show(new Set([...shown, ...emptied]));
    },
    leave: (field) => show(new Set([...shown, field])),
    messageFor(field) {
      const complaint = shown.has(field) ? complaints[field] : undefined;
      return complaint && language.say(complaint);
    },
    async send() {
      if (isSending) return undefined;
      setSending(true);
      const result = await content.sendMessage(form);
      setSending(false);
      setOutcome(result);
      if (result.ok) {
        setForm(EMPTY_CONTACT);
        show(new Set());
        return undefined;
      }
      show(new Set(CONTACT_FIELDS));
      return result.reason === 'unfit'
        ? CONTACT_FIELDS.find((field) => result.complaints[field])
        : undefined;
    },
    again: () => setOutcome(undefined),
  };
}
