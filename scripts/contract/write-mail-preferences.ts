import { content } from '../../packages/sdk/src/contract.ts';
import { type Asker, readData } from './contract-client.ts';
import { valuesAt } from './known-ids.ts';

/** Saves the e-mail preferences just as they are. */
export async function writeMailPreferences(asker: Asker): Promise<void> {
  const answer = await asker.ask(content.mailPreferences, null);
  const states = valuesAt(answer?.data, 'preferences.emailConfig.isChange');
  const read = readData(content.mailPreferences, answer?.data);
  const mails = read?.groups.flatMap((group) => group.mails) ?? [];
  // One whose state cannot be read would be turned off.
  const isKnown = states.length === mails.length && states.every((each) => /^[01]$/.test(each));
  if (mails.length > 0 && isKnown) await asker.ask(content.saveMailPreferences, mails);
  else asker.skip(content.saveMailPreferences, 'the preferences could not be read');
}
