/** The queries, commands and events that other modules may use, by subject in `contract/`. */
export * from './contract/attribution.ts';
export * from './contract/charities.ts';
export * from './contract/donations.ts';
export * from './contract/fundraisers.ts';
export * from './contract/projects.ts';
export * from './contract/statuses.ts';
