/** The queries and events of identity that other modules use, by subject in `contract/`. */
export * from './contract/access.ts';
export * from './contract/approvals.ts';
export * from './contract/classes.ts';
export * from './contract/families.ts';
export * from './contract/people.ts';
export * from './contract/personal-data.ts';
export * from './contract/transfers.ts';
