export { card } from './components/card.ts';
