// Reads of a page have separate files from the calls of its actions, which are fetched later.
export * from './contract/pay-order.ts';
export * from './contract/payments.ts';
export * from './contract/poll.ts';
