import { lazy } from 'react';

export const OwnDesignDialog = lazy(() => import('./components/OwnDesignDialog.tsx'));
