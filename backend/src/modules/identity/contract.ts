import { Query } from '@nestjs/cqrs';
import type { Role } from '@bookgrove/contract';

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
