import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { GetSchools } from '../../tenancy/contract.ts';
import type { JobSchool } from './system-view.ts';

/** Names of the schools that jobs and errors belong to. */
@Injectable()
export class SchoolNames {
  constructor(private readonly queries: QueryBus) {}

  /** Schools by their ids; one that is not there any more has its id as name. */
  async of(ids: readonly (string | null)[]): Promise<(id: string | null) => JobSchool | null> {
    const known = [...new Set(ids.filter((id) => id !== null))].slice(0, 100);
    const schools = known.length > 0 ? await this.queries.execute(new GetSchools(known)) : [];
    const names = new Map(schools.map(({ id, name }) => [id, name]));
    return (id) => (id === null ? null : { id, name: names.get(id) ?? id });
  }
}
