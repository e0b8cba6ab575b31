import { lazy } from 'react';

export { formatSize } from './formatSize.ts';
export { offlineBook, type OfflineBookEntry, type Reader } from './offlineBooks.ts';

export const OfflineDownload = lazy(() => import('./components/OfflineDownload.tsx'));

/** Code for the start of the app, in a chunk that most visits never fetch. */
export const loadStartup = () => import('./startup.ts');
