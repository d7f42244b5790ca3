/** The contact form and the choice of e-mails: code that a press needs, and that is fetched when their screens appear. */
import { confirmOutcome } from '../base/concurrency/confirm-outcome.ts';
import type { Api } from '../base/http/client.ts';
import { isShopError } from '../base/http/errors.ts';
import { requestId } from '../base/values/request-id.ts';
import { type ContactForm, checkContact, contactWord } from './contact-rules.ts';
import { saveMailPreferences, sendMail } from './contract/writes.ts';
import { mailPreferences } from './contract.ts';
import { type RefusedMail, saveEachMail } from './mail-saving.ts';
import { refuseMailChange } from './rules.ts';
import type { ContactOutcome } from './store.ts';
import type { MailPreference } from './types.ts';

/** Validates and sends a message. */
export async function sendMessage(
  api: Pick<Api, 'call'>,
  form: ContactForm,
): Promise<ContactOutcome> {
  const complaints = checkContact(form);
  if (Object.keys(complaints).length > 0) return { ok: false, reason: 'unfit', complaints };
  try {
    await api.call(sendMail, { word: contactWord(form), requestId: requestId() });
  } catch (error) {
    if (!isShopError(error)) throw error;
    return { ok: false, reason: 'send-failure', notice: { reason: 'send-failure', facts: {} } };
  }
  return { ok: true, notice: { reason: 'sent', facts: {} } };
}

/** Whether the server has the chosen e-mails. */
async function hasChoice(
  api: Pick<Api, 'call'>,
  chosen: readonly MailPreference[],
): Promise<boolean> {
  const { groups } = await api.call(mailPreferences, null, { passive: true });
  const now = groups.flatMap(({ mails }) => mails);
  return chosen.every(({ id, isOn }) => now.some((mail) => mail.id === id && mail.isOn === isOn));
}

/** Saves the chosen e-mails: one after another where the choice before is known. */
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
    if (before.length > 0) return await saveEachMail(save, chosen, before);
    await save(chosen);
    return [];
  } finally {
    // A failure may have come after some changes were saved.
    if (isSaved) onSaved();
  }
}
