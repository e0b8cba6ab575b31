export { useListLivePlansQuery } from './api.ts';
