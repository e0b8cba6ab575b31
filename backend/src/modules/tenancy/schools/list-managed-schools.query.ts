import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { IsIn, IsOptional } from 'class-validator';
import { Config } from '../../../platform/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { likePattern } from '../../../platform/db/like-pattern.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { PageQuery } from '../../../platform/http/page.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import { SchoolCountsReader } from './school-counts.ts';
import { rowOf, SCHOOL_COLUMNS, SCHOOL_TABLES, type SchoolRecord, type SchoolRow } from './school-view.ts';

const ORDERINGS = {
  school_name: 'lower(t.school_name), t.id',
  '-school_name': 'lower(t.school_name) desc, t.id',
  created_at: 't.created_at, t.id',
  '-created_at': 't.created_at desc, t.id',
} as const;
type Ordering = keyof typeof ORDERINGS;

export class SchoolFilters extends PageQuery {
  /** Only schools in this state. */
  @IsOptional()
  @IsIn(['active', 'suspended'], { message: 'status is active or suspended.' })
  status?: 'active' | 'suspended';

  @IsOptional()
  @IsIn(Object.keys(ORDERINGS), {
    message: 'ordering is school_name or created_at, with - for the other way round.',
  })
  ordering: Ordering = 'school_name';
}

/** Every school, for the platform's team. */
export class ListManagedSchools extends Query<{ count: number; schools: SchoolRow[] }> {
  constructor(readonly filters: SchoolFilters) {
    super();
  }
}

@QueryHandler(ListManagedSchools)
export class ListManagedSchoolsHandler implements IQueryHandler<ListManagedSchools> {
  constructor(
    private readonly config: Config,
    private readonly db: Db,
    private readonly counts: SchoolCountsReader,
  ) {}

  async execute({ filters }: ListManagedSchools): Promise<{ count: number; schools: SchoolRow[] }> {
    assertPlatform();
    const { limit, offset, ordering, status, search } = filters;
    const words = search?.trim();
    const like = words ? likePattern(words) : null;
    const where = `t.id <> $1 and ($2::text is null or t.status::text = $2) and ($3::text is null
      or t.school_name ilike $3 or t.school_email ilike $3 or t.subdomain ilike $3 or t.domain_url ilike $3 or c.domain ilike $3)`;
    const values = [PLATFORM_TENANT_ID, status ?? null, like];
    const [total, found] = await this.db.batch([
      {
        name: 'schools_count',
        text: `select count(*)::int as count from ${SCHOOL_TABLES} where ${where}`,
        values,
      },
      {
        name: `schools_page_${ordering}`,
        text: `select ${SCHOOL_COLUMNS} from ${SCHOOL_TABLES} where ${where}
               order by ${ORDERINGS[ordering]} limit $4 offset $5`,
        values: [...values, limit, offset],
      },
    ]);
    const records = found!.rows as SchoolRecord[];
    const countsOf = await this.counts.of(records.map(({ id }) => id));
    return {
      count: (total!.rows[0] as { count: number }).count,
      schools: records.map((record) => rowOf(record, this.config.publicUrl, countsOf(record.id))),
    };
  }
}
