export { module } from '../catalog.module.ts';
