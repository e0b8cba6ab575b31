/** What other modules may ask of identity, and hear from it: by subject in `contract/`. */
export * from './contract/access.ts';
export * from './contract/classes.ts';
export * from './contract/families.ts';
export * from './contract/leaders.ts';
export * from './contract/people.ts';
export * from './contract/personal-data.ts';
