import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import type { PageQuery } from '../../../platform/http/page.ts';
import { assertPlatform } from '../shared/assert-platform.ts';
import type { SchoolErasureRow } from './school-erasures.ts';

/** An erasure of any school. */
export class SchoolErasureInList {
  id!: string;
  school_id!: string;
  /** Null when the school is erased. */
  school_name!: string | null;
  state!: SchoolErasureRow['state'];
  /** When it begins; until then it can be stopped. */
  due_at!: string;
  finished_at!: string | null;
  /** Until when the law keeps something; null where there is nothing, and before the end. */
  kept_until!: string | null;
}

/** Erasures of every school, those agreed on last first: schools that are erased are in no other list. For the platform's team. */
export class ListAllSchoolErasures extends Query<{ count: number; results: SchoolErasureInList[] }> {
  constructor(readonly slice: Pick<PageQuery, 'limit' | 'offset'>) {
    super();
  }
}

@QueryHandler(ListAllSchoolErasures)
export class ListAllSchoolErasuresHandler implements IQueryHandler<ListAllSchoolErasures> {
  constructor(private readonly db: Db) {}

  async execute({
    slice,
  }: ListAllSchoolErasures): Promise<{ count: number; results: SchoolErasureInList[] }> {
    assertPlatform();
    const [rows, counts] = await this.db.batch([
      {
        name: 'all_school_erasures',
        text: `select e.id, e.school_id, s.school_name, e.state, e.due_at, e.finished_at, e.kept_until
               from tenancy.school_erasure e left join tenancy.tenant s on s.id = e.school_id
               where e.tenant_id = $1 order by e.created_at desc, e.id limit $2 offset $3`,
        values: [PLATFORM_TENANT_ID, slice.limit, slice.offset],
      },
      {
        name: 'count_school_erasures',
        text: 'select count(*)::int as count from tenancy.school_erasure where tenant_id = $1',
        values: [PLATFORM_TENANT_ID],
      },
    ]);
    type Row = Omit<SchoolErasureInList, 'due_at' | 'finished_at' | 'kept_until'> & {
      due_at: Date;
      finished_at: Date | null;
      kept_until: Date | null;
    };
    return {
      count: (counts!.rows[0] as { count: number }).count,
      results: (rows!.rows as Row[]).map((row) => ({
        ...row,
        due_at: row.due_at.toISOString(),
        finished_at: row.finished_at?.toISOString() ?? null,
        kept_until: row.kept_until?.toISOString() ?? null,
      })),
    };
  }
}
