export { DataRequestButtons } from './components/DataRequestButtons.tsx';
