export { TodayThings } from './components/TodayThings.tsx';
export { workApi } from './api.ts';
