import { lazy } from 'react';

export { orderStatus, orderTimeline, parcelStatus } from './model.ts';
export { Address } from './components/Parcels.tsx';
export { useDownloadPdf } from './useDownloadPdf.ts';

/** The newest orders of the reader, for a dashboard. */
export const loadOwnOrders = () => import('./components/OwnOrders.tsx');

/** Where the money of a paid order goes. */
export const OrderTiles = lazy(() => import('./components/OrderTiles.tsx'));
