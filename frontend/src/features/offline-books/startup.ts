/** Offline-book code for the start of the app, in one chunk that most visits never fetch. */
export { refreshOfflineBooks } from './refreshOfflineBooks.ts';
export { keepRowCovers } from './rowCovers.ts';
export { removeOfflineBooks } from './removeOfflineBooks.ts';
