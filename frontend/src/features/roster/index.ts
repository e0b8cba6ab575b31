export { saveCsv } from '../../shared/csv.ts';
