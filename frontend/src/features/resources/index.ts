export { resourcesApi } from './api.ts';
