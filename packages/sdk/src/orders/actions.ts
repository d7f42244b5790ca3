/** The actions of placed orders: code that a press needs, and that is fetched when their screens appear. */
export { createAgain } from './again-calls.ts';
export { parcelGoods, parcelTracking } from './contract/parcels.ts';
export { messages } from './operation-messages.ts';
export { expireOrder, runOperation } from './order-operations.ts';
