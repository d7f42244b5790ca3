import type { Domain } from '../shop.ts';
import { messages } from './messages.ts';
import { type CampaignStore, createCampaign } from './store.ts';

/** Campaign pages. */
export const campaignDomain: Domain<CampaignStore> = {
  name: 'campaign',
  messages,
  create: ({ api, cache, language }) =>
    createCampaign({ api, cache, language: language.$language.get }),
};
