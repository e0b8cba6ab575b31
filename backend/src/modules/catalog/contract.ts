/** What other modules may ask of the catalogue, and hear from it: by subject in `contract/`. */
export * from './contract/books.ts';
export * from './contract/documents.ts';
export * from './contract/events.ts';
export * from './contract/reading.ts';
export * from './contract/shelves.ts';
export * from './contract/stories.ts';
