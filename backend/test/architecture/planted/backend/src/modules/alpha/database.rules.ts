export { Db } from '../../platform/db.ts';
