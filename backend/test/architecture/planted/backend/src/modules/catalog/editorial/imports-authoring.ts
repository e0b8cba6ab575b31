export { authoring } from '../authoring/thing.ts';
