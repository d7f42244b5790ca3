/** The contact form and the choice of e-mails: code that a press needs, and that is fetched when their screens appear. */
import { confirmOutcome } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import { mayHaveSucceeded } from '../base/http/error-outcome.ts';
import { isShopError } from '../base/http/errors.ts';
import type { Draft } from '../base/storage/draft.ts';
import { requestId } from '../base/values/request-id.ts';
import { type ContactForm, checkContact, contactWord } from './contact-rules.ts';
import { saveMailPreferences, sendMail } from './contract/writes.ts';
import { mailPreferences } from './contract.ts';
import { type RefusedMail, saveEachMail, withChanges } from './mail-saving.ts';
import { refuseMailChange } from './rules.ts';
import type { ContactDraft, ContactOutcome } from './store.ts';
import type { MailPreference } from './types.ts';

/**
 * Validates and sends a message. The draft has the id of the request until its outcome is known, so that the same
 * message is sent again as the same request.
 */
export async function sendMessage(
  { api, draft }: { readonly api: Pick<Api, 'call'>; readonly draft: Draft<ContactDraft> },
  form: ContactForm,
): Promise<ContactOutcome> {
  const complaints = checkContact(form);
  if (Object.keys(complaints).length > 0) return { ok: false, reason: 'unfit', complaints };
  const word = contactWord(form);
  const kept = draft.load();
  const id = (kept && contactWord(kept) === word && kept.requestId) || requestId();
  draft.keep({ ...form, requestId: id });
  const isUntouched = () => draft.load()?.requestId === id;
  try {
    await api.call(sendMail, { word, requestId: id });
  } catch (error) {
    if (!isShopError(error)) throw error;
    if (isUntouched() && !mayHaveSucceeded(error)) draft.keep(form);
    return { ok: false, reason: 'send-failure', notice: { reason: 'send-failure', facts: {} } };
  }
  // Something typed meanwhile was not sent.
  if (isUntouched()) draft.keep(undefined);
  return { ok: true, notice: { reason: 'sent', facts: {} } };
}

async function readMails(
  api: Pick<Api, 'call'>,
  options?: { readonly passive: true },
): Promise<readonly MailPreference[]> {
  const { groups } = await api.call(mailPreferences, null, options);
  return groups.flatMap(({ mails }) => mails);
}

/** Whether the server has the chosen e-mails. */
async function hasChoice(
  api: Pick<Api, 'call'>,
  chosen: readonly MailPreference[],
): Promise<boolean> {
  const now = await readMails(api, { passive: true });
  return chosen.every(({ id, isOn }) => now.some((mail) => mail.id === id && mail.isOn === isOn));
}

/**
 * Saves the chosen e-mails. Where the choice before is known, only the changes are applied, to what the server has now:
 * an e-mail that another tab has turned off meanwhile stays off. Changes that are refused together are saved one by one.
 */
export async function saveMails(
  { api, onSaved }: { readonly api: Pick<Api, 'call'>; readonly onSaved: () => void },
  chosen: readonly MailPreference[],
  before: readonly MailPreference[],
): Promise<readonly RefusedMail[]> {
  const refused = chosen.find((mail) => !mail.isOn && refuseMailChange(mail));
  if (refused) throw new TypeError(`"${refused.id}" is a security e-mail and stays on.`);
  let isSaved = false;
  const save = async (mails: readonly MailPreference[]) => {
    await confirmOutcome({
      send: async () => {
        await api.call(saveMailPreferences, mails);
        return true;
      },
      verify: async () => (await hasChoice(api, mails)) || undefined,
    });
    isSaved = true;
  };
  try {
    if (before.length > 0) {
      const now = await readMails(api);
      return await saveEachMail(save, withChanges(now, chosen, before), now);
    }
    await save(chosen);
    return [];
  } finally {
    // A failure may have come after some changes were saved.
    if (isSaved) onSaved();
  }
}
