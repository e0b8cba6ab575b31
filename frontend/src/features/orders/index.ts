export { orderStatus, orderTimeline, parcelStatus } from './model.ts';
export { Address } from './components/Parcels.tsx';
export { useDownloadPdf } from './useDownloadPdf.ts';
