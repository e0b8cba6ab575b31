export { saveCsv } from './csv.ts';
