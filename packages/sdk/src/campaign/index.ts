/** Campaign pages: sections, banners and goods on offer. */
export type { CampaignBanner, CampaignProduct } from './contract.ts';
export { campaignDomain } from './domain.ts';
export type { Campaign, CampaignSection } from './rules.ts';
