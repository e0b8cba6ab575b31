import { Query } from '@nestjs/cqrs';

/** A school as other modules may know it. */
export interface School {
  id: string;
  name: string;
  /** Address of the school's own web app, from its record and never from a request. */
  origin: string;
}

/** The school of the running context. */
export class GetSchool extends Query<School> {}
