import type { Cache, Query } from '../base/cache/query-cache.ts';
import type { Api } from '../base/http/client.ts';
import type { Language } from '../language/rules.ts';
import { details } from './contract.ts';
import { arrange, type Campaign, campaignOver } from './rules.ts';

/** Campaign pages. Spec: 2§2.11 */
export interface CampaignStore {
  /** A campaign by its id; `isOver` for one that is unknown or has ended. Spec: 2§2.11 */
  readonly details: Query<string, Campaign>;
}

interface CampaignOptions {
  readonly api: Api;
  readonly cache: Cache;
  readonly language: () => Language;
}

export function createCampaign({ api, cache, language }: CampaignOptions): CampaignStore {
  return {
    details: cache.query('campaign', 'details', async (id, signal) => {
      try {
        return arrange(await api.call(details, { id, language: language() }, { signal }));
      } catch (error) {
        const over = campaignOver(error);
        if (over) return over;
        throw error;
      }
    }),
  };
}
