import type { Api } from '../base/api.ts';
import { saidView } from '../base/price.ts';
import type { Cache, Query } from '../base/query.ts';
import type { Language } from '../language/rules.ts';
import { details, toCampaign, wireCampaign } from './contract.ts';
import { arrange, type Campaign, campaignOver } from './rules.ts';

export interface CampaignStore {
  /** A campaign by its id; `isOver` for one that is unknown or has ended. Spec: 2§2.11 */
  readonly details: Query<string, Campaign>;
}

interface CampaignOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly language: () => Language;
  /** Whether whoever asks is an approved clinic; asked where the answer itself does not say. */
  readonly isApproved: (signal: AbortSignal | undefined) => Promise<boolean>;
}

/** The documented answer has no `isAuth`: prices are then for those whose account says that they are approved. Spec: 1§1, 2§7 */
const asSent = { ...details, response: wireCampaign };

export function createCampaign({
  api,
  cache,
  language,
  isApproved,
}: CampaignOptions): CampaignStore {
  return {
    details: cache.query('campaign', 'details', async (id, signal) => {
      try {
        const wire = await api.call(asSent, { id, language: language() }, { signal });
        const view = saidView(wire) ?? { pricesVisible: await isApproved(signal), text: '' };
        return arrange(toCampaign(wire, view));
      } catch (error) {
        const over = campaignOver(error);
        if (over) return over;
        throw error;
      }
    }),
  };
}
