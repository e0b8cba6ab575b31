export { hen } from '../right/hen.ts';
