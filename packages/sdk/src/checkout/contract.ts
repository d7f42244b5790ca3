// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract/begin-order.ts';
export * from './contract/bill-upload.ts';
export * from './contract/bills.ts';
export * from './contract/confirmation.ts';
export * from './contract/place-order.ts';
export { MOST_REMARK_CHARACTERS } from './contract/request-fields.ts';
export * from './contract/swap.ts';
