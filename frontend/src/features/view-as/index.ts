import { lazy } from 'react';

export { useListViewAsSessionsQuery, type ViewAsSession } from './api.ts';
export { ResetFactorDialog } from './components/ResetFactorDialog.tsx';
export { ViewAsDialog } from './components/ViewAsDialog.tsx';
export { useStopViewing } from './useStopViewing.ts';

export const ViewingBanner = lazy(() => import('./components/ViewingBanner.tsx'));
