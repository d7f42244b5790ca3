import { isShopError } from '../base/http/errors.ts';
import type { MailPreference } from './types.ts';

/** An e-mail whose change the server refused, with its sentence. */
export interface RefusedMail {
  readonly id: string;
  readonly message: string;
}

/** Returns the e-mails of now with the changes that a person made to those of before. */
export function withChanges(
  now: readonly MailPreference[],
  chosen: readonly MailPreference[],
  before: readonly MailPreference[],
): readonly MailPreference[] {
  const was = new Map(before.map((mail) => [mail.id, mail.isOn]));
  const changed = new Map(
    chosen.flatMap(({ id, isOn }) => (was.get(id) === isOn ? [] : [[id, isOn]])),
  );
  return now.map((mail) => ({ ...mail, isOn: changed.get(mail.id) ?? mail.isOn }));
}

/**
 * Saves choices of e-mails together. When the server refuses them it does not say which one, so each change is then
 * saved separately, and the refused ones are returned. Spec: 1§9, 2§8
 */
export async function saveEachMail(
  save: (mails: readonly MailPreference[]) => Promise<unknown>,
  chosen: readonly MailPreference[],
  before: readonly MailPreference[],
): Promise<readonly RefusedMail[]> {
  const was = new Map(before.map((mail) => [mail.id, mail.isOn]));
  const changed = chosen.filter(({ id, isOn }) => was.get(id) !== isOn);
  try {
    await save(chosen);
    return [];
  } catch (error) {
    if (!isShopError(error, 'server') || changed.length === 0) throw error;
    const [only] = changed;
    if (only && changed.length === 1) return [{ id: only.id, message: error.message }];
  }
  const refused: RefusedMail[] = [];
  let saved = before;
  for (const mail of changed) {
    const next = saved.map((each) => (each.id === mail.id ? mail : each));
    try {
      await save(next);
      saved = next;
    } catch (error) {
      if (!isShopError(error, 'server')) throw error;
      refused.push({ id: mail.id, message: error.message });
    }
  }
  return refused;
}
