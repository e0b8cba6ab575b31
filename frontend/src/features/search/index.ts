export { REASONS, TYPES, bestOf, useCombined, type FoundItem } from './api.ts';
