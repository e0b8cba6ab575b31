export { letterFiltersFrom } from './letterFilters.ts';
