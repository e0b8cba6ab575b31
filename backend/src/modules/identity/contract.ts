import { Query } from '@nestjs/cqrs';
import type { ConsentPurpose, Role } from '@bookgrove/contract';

/** A person as other modules may know them. */
export interface Person {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  role: Role;
}

/** People of the running school by id, at most 100; unknown ids are left out. */
export class GetPeople extends Query<Person[]> {
  constructor(readonly ids: string[]) {
    super();
  }
}

/**
 * Whether a guardian's yes to this purpose stands for the child, in the words of today. Ask it at the moment of the
 * deed: it can be withdrawn at any time.
 */
export class HasConsent extends Query<boolean> {
  constructor(
    readonly studentId: string,
    readonly purpose: ConsentPurpose,
  ) {
    super();
  }
}
