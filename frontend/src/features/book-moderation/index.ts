import { lazy } from 'react';

export { bookModerationApi, type OwnBook } from './api.ts';
export { PublishReady } from './components/PublishReady.tsx';
export { ReportBook } from './reporting/ReportBook.tsx';

export const CorrectedFile = lazy(() => import('./components/CorrectedFile.tsx'));
export const SchoolLibraryPanel = lazy(() => import('./components/SchoolLibraryPanel.tsx'));
