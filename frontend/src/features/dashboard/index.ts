export { useClassWeek } from './useClassWeek.ts';

/** The reading of a class by day; its module is loaded when it is shown. */
export const loadClassReading = () => import('./components/ClassReading.tsx');
