import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Config } from '../../../platform/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { GetSchools, ListDemoSchools, ListSchools, type School } from '../contract.ts';

interface Row {
  id: string;
  school_name: string;
  subdomain: string | null;
  domain_url: string | null;
}
const COLUMNS = 'id, school_name, subdomain, domain_url';

@QueryHandler(GetSchools)
export class GetSchoolsHandler implements IQueryHandler<GetSchools> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute({ ids }: GetSchools): Promise<School[]> {
    const [result] = await this.db.system([
      {
        name: 'schools_by_ids',
        text: `select ${COLUMNS} from tenancy.tenant where id = any($1::uuid[]) limit 100`,
        values: [ids],
      },
    ]);
    return (result!.rows as Row[]).map((row) => schoolOf(row, this.config));
  }
}

@QueryHandler(ListSchools)
export class ListSchoolsHandler implements IQueryHandler<ListSchools> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute({ search, limit, offset }: ListSchools): Promise<{ count: number; schools: School[] }> {
    const wanted = likePattern(search.toLowerCase());
    const [rows, count] = await this.db.system([
      {
        name: 'schools_by_name',
        text: `select ${COLUMNS} from tenancy.tenant where lower(school_name) like $1
               order by lower(school_name), id limit $2 offset $3`,
        values: [wanted, limit, offset],
      },
      {
        name: 'count_schools_by_name',
        text: 'select count(*)::int as count from tenancy.tenant where lower(school_name) like $1',
        values: [wanted],
      },
    ]);
    return {
      count: (count!.rows[0] as { count: number }).count,
      schools: (rows!.rows as Row[]).map((row) => schoolOf(row, this.config)),
    };
  }
}

@QueryHandler(ListDemoSchools)
export class ListDemoSchoolsHandler implements IQueryHandler<ListDemoSchools> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
  ) {}

  async execute(): Promise<School[]> {
    const [result] = await this.db.system([
      {
        name: 'demo_schools',
        text: `select ${COLUMNS} from tenancy.tenant where is_demo and status = 'active' order by lower(school_name) limit 20`,
        values: [],
      },
    ]);
    return (result!.rows as Row[]).map((row) => schoolOf(row, this.config));
  }
}

function schoolOf(row: Row, { publicUrl: { protocol, host } }: Config): School {
  const address = row.domain_url ?? (row.subdomain ? `${row.subdomain}.${host}` : host);
  return { id: row.id, name: row.school_name, origin: `${protocol}//${address}` };
}
