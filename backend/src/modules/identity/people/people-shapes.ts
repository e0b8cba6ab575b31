import { PersonRow } from './person-view.ts';
import { PersonDetail } from './get-person.query.ts';

export class PersonPage {
  count!: number;
  next!: string | null;
  previous!: string | null;
  results!: PersonRow[];
}
export class ChangedPerson {
  user!: PersonDetail;
}
export class CreatedPerson {
  user!: PersonDetail;
  /** Shown once and kept nowhere; null for who was sent a link by e-mail to choose their own. */
  first_password!: string | null;
}
export class FirstPassword {
  /** Shown once and kept nowhere. */
  first_password!: string;
}

/** Name and kind of an export, for the browser that keeps it. */
export const csvHeaders = (what: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${what}-${now.toISOString().slice(0, 10)}.csv"`,
  'cache-control': 'private, no-store',
});
