import { Db } from '../../platform/db.ts';

export const loadBooks = () => new Db();
