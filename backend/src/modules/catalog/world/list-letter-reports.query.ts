import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';

/** A letter that readers reported. */
export class ReportedLetter {
  id!: string;
  title!: string;
  text!: string;
  /** BCP 47. */
  language!: string;
  signed_as!: string;
  reports!: number;
  faults!: string[];
  /** What they wrote about it. */
  notes!: string[];
  /** Off the book until somebody has decided. */
  held!: boolean;
  first_at!: string;
}

/** Letters of the running school with reports that nobody has decided on, the oldest first. */
export class ListLetterReports extends Query<{ count: number; letters: ReportedLetter[] }> {
  constructor(readonly asked: { limit: number; offset: number }) {
    super();
  }
}

interface Row extends Omit<ReportedLetter, 'first_at'>, Record<string, unknown> {
  first_at: Date;
  total: number;
}

@QueryHandler(ListLetterReports)
export class ListLetterReportsHandler implements IQueryHandler<ListLetterReports> {
  constructor(private readonly db: Db) {}

  async execute({ asked }: ListLetterReports): Promise<{ count: number; letters: ReportedLetter[] }> {
    const rows = await this.db.rows<Row>({
      name: 'world_letter_reports',
      text: `select l.story_id as id, l.title, l.text, l.language, l.signed_as, count(*)::int as reports,
               array_agg(distinct r.fault)::text[] as faults, array_remove(array_agg(r.note order by r.created_at), '')::text[] as notes,
               l.held_at is not null as held, min(r.created_at) as first_at, count(*) over ()::int as total
             from catalog.world_report r
             join catalog.world_letter l on l.tenant_id = r.tenant_id and l.story_id = r.story_id
             where r.tenant_id = $1::uuid and r.settled_at is null
             group by l.tenant_id, l.story_id order by first_at, l.story_id limit $2 offset $3`,
      values: [currentTenantId(), asked.limit, asked.offset],
    });
    return {
      count: rows[0]?.total ?? 0,
      letters: rows.map(({ total: _total, first_at, ...row }) => ({
        ...row,
        notes: row.notes.slice(0, 20),
        first_at: first_at.toISOString(),
      })),
    };
  }
}
