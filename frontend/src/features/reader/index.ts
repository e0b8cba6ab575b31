import { lazy } from 'react';

export { readingLogApi } from './api.ts';
export { deviceText } from './deviceNames.ts';

export const Listen = lazy(() => import('./components/Listen.tsx'));
