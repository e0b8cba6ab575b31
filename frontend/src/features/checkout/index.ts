export { ProviderChoice } from './components/ProviderChoice.tsx';
