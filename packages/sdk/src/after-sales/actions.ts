/** The actions of after-sales: code that a press needs, and that is fetched when its screens appear. */
export { applyOnce } from './apply.ts';
export { messages } from './change-messages.ts';
export { returnCarriers } from './contract/return-changes.ts';
export { cancelOnce, sendBackOnce } from './return-changes.ts';
