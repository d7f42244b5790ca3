// The buyer for the rows that show prices.
import { createShop, memoryStore, type Shop, type ShopOptions } from '@clinicart/sdk';
import { SCENARIO_PASSWORD, scenarios } from '../../packages/sandbox/src/seed/scenarios.ts';

/** Logs a clinic in, by default the verified one; returns its shop, the options for another one, and the data that a tab would store. */
export async function signedIn(
  apiBase: string,
  scenario = 'verified',
): Promise<{ shop: Shop; options: ShopOptions; stored: Record<string, string> }> {
  const buyer = scenarios.find(({ key }) => key === scenario);
  const session = memoryStore();
  const options: ShopOptions = {
    apiBase,
    storage: { session, settings: memoryStore() },
    defaultLanguage: 'en',
  };
  const shop = createShop(options);
  await shop.session.signIn({
    by: 'email',
    with: 'password',
    email: buyer?.email ?? '',
    password: SCENARIO_PASSWORD,
    phone: '',
    areaCode: '+852',
    code: '',
  });
  const stored = Object.fromEntries(
    ['token', 'user'].map((key) => [key, session.get(key) ?? ''] as const),
  );
  return { shop, options, stored };
}
