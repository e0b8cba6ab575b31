import { PersonRow } from './person-view.ts';
import { PersonDetail } from './get-person.query.ts';
import { PRIVATE } from '../../../../platform/http/cache-control.ts';
import { ListPage } from '../../../../platform/http/page.ts';

export class PersonPage extends ListPage {
  results!: PersonRow[];
}
export class ChangedPerson {
  user!: PersonDetail;
}
export class CreatedPerson {
  user!: PersonDetail;
  /** Shown once and stored nowhere; null for people who got a link by e-mail to choose their own. */
  first_password!: string | null;
}
export class FirstPassword {
  /** Shown once and stored nowhere. */
  first_password!: string;
}

/** File name and type of an export. */
export const csvHeaders = (what: string, now: Date): Record<string, string> => ({
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': `attachment; filename="${what}-${now.toISOString().slice(0, 10)}.csv"`,
  'cache-control': PRIVATE,
});
