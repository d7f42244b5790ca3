/** The page for new customers. */
export type { Activities, Activity, ActivityQuery, NewCustomerPage } from './contract.ts';
export { promotionDomain } from './domain.ts';
export { activityPages, offerRefused, REDIRECT_MS } from './rules.ts';
export type { AutoClaims } from './store.ts';
