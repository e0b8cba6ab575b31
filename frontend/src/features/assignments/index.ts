export { GiveWorkButton } from './components/GiveWorkButton.tsx';
export { TodayThings } from './components/TodayThings.tsx';
export { workApi, type TodayThing } from './api.ts';
