export { REASONS, TYPES, bestOf, kindsOf, useCombined, type FoundItem } from './api.ts';
