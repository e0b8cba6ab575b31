/** The queries, commands and events that other modules may use, by subject in `contract/`. */
export * from './contract/books.ts';
export * from './contract/documents.ts';
export * from './contract/events.ts';
export * from './contract/reading.ts';
export * from './contract/library.ts';
export * from './contract/offers.ts';
export * from './contract/stories.ts';
