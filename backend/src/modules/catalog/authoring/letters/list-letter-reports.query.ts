import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { FindLetters } from './find-letters.ts';
import type { LetterReportFilters } from './letter-bodies.ts';

/** A letter that readers reported. */
export class ReportedLetter {
  id!: string;
  title!: string;
  text!: string;
  /** BCP 47. */
  language!: string;
  signed_as!: string;
  school_name!: string;
  /** ISO 3166-1 alpha-2. */
  country!: string | null;
  /** Path of its drawing, an SVG; null while nobody else may see it. */
  picture!: string | null;
  /** What the drawing shows. */
  alt!: string;
  reports!: number;
  faults!: string[];
  /** Texts of the reports. */
  notes!: string[];
  /** Hidden until somebody has decided. */
  held!: boolean;
  /** Who took it down; null while nobody did. */
  @ApiProperty({ enum: ['school', 'team'], nullable: true })
  taken_down_by!: 'school' | 'team' | null;
  /** When it was first reported, or taken down. */
  first_at!: string;
}

/**
 * Letters of the current school, or of every school for the platform's team: those with reports that nobody has decided on, the
 * oldest first, or those that were taken down, the newest first.
 */
export class ListLetterReports extends Query<{ count: number; letters: ReportedLetter[] }> {
  constructor(readonly filters: LetterReportFilters) {
    super();
  }
}

interface Row extends Omit<ReportedLetter, 'first_at' | 'picture'>, Record<string, unknown> {
  first_at: Date;
  shown: boolean;
  total: number;
}

const COLUMNS = `l.story_id as id, l.title, l.text, l.language, l.signed_as, l.school_name, l.country, l.alt, l.shown,
  l.held_at is not null as held, case when l.taken_down_at is null then null when l.by_team then 'team' else 'school' end as taken_down_by, count(r.id)::int as reports,
  array_remove(array_agg(distinct r.fault), null)::text[] as faults,
  coalesce(array_agg(r.note order by r.created_at) filter (where r.note <> ''), '{}')::text[] as notes,
  count(*) over ()::int as total`;
const WITH_REPORTS = (settled: string): string =>
  `join catalog.world_report r on l.tenant_id = r.tenant_id and l.story_id = r.story_id ${settled}`;

@QueryHandler(ListLetterReports)
export class ListLetterReportsHandler implements IQueryHandler<ListLetterReports> {
  constructor(private readonly find: FindLetters) {}

  async execute({ filters }: ListLetterReports): Promise<{ count: number; letters: ReportedLetter[] }> {
    const { condition, values } = this.find.tenantCondition('l');
    const [limit, offset] = [values.push(filters.limit), values.push(filters.offset)];
    const rows = (await this.find.read({
      name: '',
      text:
        filters.state === 'out'
          ? `select ${COLUMNS}, l.taken_down_at as first_at
             from catalog.world_letter l left ${WITH_REPORTS('')}
             where ${condition} and l.taken_down_at is not null
             group by l.tenant_id, l.story_id order by l.taken_down_at desc, l.story_id limit $${limit} offset $${offset}`
          : `select ${COLUMNS}, min(r.created_at) as first_at
             from catalog.world_letter l ${WITH_REPORTS('and r.settled_at is null')}
             where ${condition} and l.taken_down_at is null
             group by l.tenant_id, l.story_id order by first_at, l.story_id limit $${limit} offset $${offset}`,
      values,
    })) as Row[];
    return {
      count: rows[0]?.total ?? 0,
      letters: rows.map(({ total: _total, shown, first_at, ...row }) => ({
        ...row,
        picture: shown ? `/api/dear-world-book/${row.id}/picture/` : null,
        notes: row.notes.slice(0, 20),
        first_at: first_at.toISOString(),
      })),
    };
  }
}
