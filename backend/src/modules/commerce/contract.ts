/** The queries, commands and events that other modules may use, by subject in `contract/`. */
export * from './contract/donations.ts';
export * from './contract/grants.ts';
export * from './contract/money-taken.ts';
export * from './contract/monthly-gifts.ts';
export * from './contract/orders.ts';
export * from './contract/payouts.ts';
export * from './contract/prices.ts';
export * from './contract/provider-health.ts';
export * from './contract/raised.ts';
export * from './contract/receipts.ts';
