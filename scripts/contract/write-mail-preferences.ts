import { content } from '../../packages/sdk/src/contract.ts';
import { type ContractClient, readData } from './contract-client.ts';
import { valuesAt } from './known-ids.ts';

/** Stores the e-mail preferences unchanged. */
export async function writeMailPreferences(client: ContractClient): Promise<void> {
  const answer = await client.ask(content.mailPreferences, null);
  const states = valuesAt(answer?.data, 'preferences.emailConfig.isChange');
  const read = readData(content.mailPreferences, answer?.data);
  const mails = read?.groups.flatMap((group) => group.mails) ?? [];
  // A preference with an unreadable state would be turned off.
  const isKnown = states.length === mails.length && states.every((each) => /^[01]$/.test(each));
  if (mails.length > 0 && isKnown) await client.ask(content.saveMailPreferences, mails);
  else client.skip(content.saveMailPreferences, 'the preferences could not be read');
}
