export { HubsRow } from './components/HubCards.tsx';
