import { lazy } from 'react';

export { SsoMethods } from './components/SsoMethods.tsx';

export const SsoReturn = lazy(() => import('./components/SsoReturn.tsx'));
