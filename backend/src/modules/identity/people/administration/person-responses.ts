import { PersonRow } from './person-view.ts';
import { PersonDetail } from './get-person.query.ts';
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
