/** Campaign pages: sections, banners and goods on offer. */
export type { CampaignBanner, CampaignProduct, PictureWords } from './contract.ts';
export { campaignDomain } from './domain.ts';
export { type Campaign, type CampaignSection, campaignName } from './rules.ts';
