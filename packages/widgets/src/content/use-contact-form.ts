import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactForm,
  type ContactOutcome,
  checkContact,
  contentDomain,
  EMPTY_CONTACT,
} from '@clinicart/sdk/content';
import { useEffect, useRef, useState } from 'react';
import { useShop, useStore } from '../engine/index.ts';
import { useShopForm } from '../identity/account/use-shop-form.ts';

type SentNotice = Extract<ContactOutcome, { ok: true }>['notice'];

/** The contact form. Its draft survives a failure and a reload, but not the end of the session. Spec: 2§5 */
export function useContactForm() {
  const shop = useShop();
  const content = shop.domain(contentDomain);
  /** Confirms the last message until the buyer writes another. */
  const [sent, setSent] = useState<SentNotice>();
  /** The page was left while the message was sent. */
  const [mayHaveArrived, setMayHaveArrived] = useState(false);
  /** Something was typed since the message was sent. */
  const hasTyped = useRef(false);
  const form = useShopForm<ContactForm, ContactField>({
    initial: EMPTY_CONTACT,
    fields: CONTACT_FIELDS,
    validate: checkContact,
    async submit(values) {
      hasTyped.current = false;
      setMayHaveArrived(false);
      const outcome = await content.sendMessage(values);
      if (!outcome.ok) {
        return outcome.reason === 'unfit'
          ? { errors: outcome.complaints }
          : { failure: outcome.notice };
      }
      setSent(outcome.notice);
      if (!hasTyped.current) form.reset(EMPTY_CONTACT);
      return undefined;
    },
    onChange(values) {
      hasTyped.current = true;
      content.keepDraft(values);
    },
  });
  const draftsCleared = useStore(shop.session.$forgotten);
  // Only the browser has a draft, and the first render must match the server's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sign-out clears the draft.
  useEffect(() => {
    form.reset(content.draft());
    setMayHaveArrived(content.mayHaveArrived());
  }, [content, draftsCleared]);

  return {
    ...form,
    sent,
    mayHaveArrived,
    writeAnother: () => setSent(undefined),
    change(part: Partial<ContactForm>) {
      form.change(part);
      // An emptied field is missing at once; a field that is being typed into is not wrong yet.
      const emptied = CONTACT_FIELDS.filter(
        (field) => form.values[field] !== '' && part[field] === '',
      );
      if (emptied.length > 0) form.touch(...emptied);
    },
  };
}

export type ContactState = ReturnType<typeof useContactForm>;
