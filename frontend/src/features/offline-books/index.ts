import { lazy } from 'react';

export { formatSize } from './formatSize.ts';
export {
  keepLastKnown,
  offlineBook,
  offlineLibrary,
  type OfflineBookEntry,
  type Reader,
} from './offlineBooks.ts';

export const OfflineDownload = lazy(() => import('./components/OfflineDownload.tsx'));

/** Code for the start of the app, in a chunk that most visits never fetch. */
export const loadStartup = () => import('./startup.ts');

/** The first screens when the app starts without a network. */
export const OfflineHome = lazy(() => import('./pages/OfflineHome.tsx'));

export { useStartedOffline } from './useStartedOffline.ts';
