export const module = 'catalog';
export { authoring } from './authoring/thing.ts';
