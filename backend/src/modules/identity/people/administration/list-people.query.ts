import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { GetSchools } from '../../../tenancy/contract.ts';
import { listStatements, type UserFilters } from './person-filters.ts';
import { showPerson, type PersonRecord, type PersonRow } from './person-view.ts';

/** One page of the people of the running school, or (`everywhere`) of every school. */
export class ListPeople extends Query<{ count: number; people: PersonRow[] }> {
  constructor(
    readonly filters: UserFilters,
    readonly everywhere: boolean,
  ) {
    super();
  }
}

@QueryHandler(ListPeople)
export class ListPeopleHandler implements IQueryHandler<ListPeople> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filters, everywhere }: ListPeople): Promise<{ count: number; people: PersonRow[] }> {
    const statements = listStatements(filters, everywhere ? null : currentTenantId());
    const [rows, counted] = await (everywhere ? this.db.oversee(statements) : this.db.batch(statements));
    const people = rows!.rows as PersonRecord[];
    const ids = [...new Set(people.map(({ tenant_id }) => tenant_id))];
    const schools = await this.queries.execute(new GetSchools(ids));
    const names = new Map(schools.map(({ id, name }) => [id, name]));
    return {
      count: (counted!.rows[0] as { count: number }).count,
      people: people.map((row) => showPerson(row, names)),
    };
  }
}
