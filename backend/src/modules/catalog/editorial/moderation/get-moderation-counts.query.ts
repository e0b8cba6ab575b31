import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { ModerationCards } from './moderation-cards.ts';
import { MODERATION, SINCE } from './moderation-sql.ts';

export class ModerationStageCount {
  name!: string;
  count!: number;
}
/** Statistics of all books. */
export class ModerationCounts {
  live!: number;
  /** Uploaded and not yet published. */
  in_moderation!: number;
  /** Of those, waiting too long. */
  waiting_long!: number;
  reported!: number;
  /** Published books that state it: `age_rating`, `reading_level`, `license`, `summary`, `accessibility`, `audio`. */
  coverage!: ModerationStageCount[];
  languages!: ModerationStageCount[];
  /** Books uploaded on each of the last 30 days (UTC), oldest first. */
  added!: { day: string; count: number }[];
  /** Files that were checked in the last 30 days, those without a finding, and the findings, most frequent first. */
  checked!: number;
  clean!: number;
  found!: ModerationStageCount[];
  /** Published books by school, highest number first, at most 10. The platform’s own are listed under its name. */
  schools!: ModerationStageCount[];
}

export class GetModerationCounts extends Query<ModerationCounts> {}

const COVERED = ['age_rating', 'reading_level', 'license', 'summary', 'accessibility', 'audio'];

/** SQL: the first of the last 30 days (UTC), as kept counts name it. */
const SINCE_DAY = `to_char((now() at time zone 'utc') - interval '29 days', 'YYYY-MM-DD')`;

interface KeptSum {
  name: string;
  key: string;
  count: number;
}

/** Reads kept counts (ADR 0063) instead of all books. */
@QueryHandler(GetModerationCounts)
export class GetModerationCountsHandler implements IQueryHandler<GetModerationCounts> {
  constructor(private readonly cards: ModerationCards) {}

  async execute(): Promise<ModerationCounts> {
    const values: unknown[] = [];
    const fence = this.cards.fence((value) => `$${values.push(value)}`);
    // The platform decides on reports of its books.
    const reported = fence.replace('b.tenant_id', 'r.book_tenant_id');
    const kept = `k.owner_id is null and ${fence.replace('b.', 'k.')}`;
    const scope = this.cards.everywhere() ? 'everywhere' : 'here';
    const statement = (name: string, text: string) => ({ name: `moderation_${name}_${scope}`, text, values });
    const [sums, byDay, reports, waiting, added, found, schools] = await this.cards.read([
      statement(
        'sums',
        `select name, case name when 'state' then split_part(key, '/', 1) else key end as key, sum(count)::int as count
         from catalog.kept_count k
         where ${kept} and name in ('state', 'covered', 'language') group by 1, 2 having sum(count) > 0 order by 3 desc, 2`,
      ),
      statement(
        'files',
        `select name, '' as key, sum(count)::int as count from catalog.kept_count k
         where ${kept} and name in ('file_checked', 'file_clean') and key >= ${SINCE_DAY} group by 1`,
      ),
      statement(
        'reported',
        `select count(distinct r.book_id)::int as count from catalog.book_report r where r.settled_at is null and ${reported}`,
      ),
      statement(
        'waiting',
        `select count(*)::int as count from ${MODERATION} where ${fence} and b.status in ('draft', 'in_review')
           and ${SINCE} < now() - interval '${LONG_WAIT_DAYS} days'`,
      ),
      statement(
        'added',
        `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.count, 0)::int as count
         from generate_series(date_trunc('day', now() at time zone 'utc') - interval '29 days', date_trunc('day', now() at time zone 'utc'), interval '1 day') d(day)
         left join (select key, sum(count) as count from catalog.kept_count k
           where ${kept} and name = 'added' and key >= ${SINCE_DAY} group by 1) c on c.key = to_char(d.day, 'YYYY-MM-DD') order by 1`,
      ),
      statement(
        'found',
        `select substr(key, 12) as name, sum(count)::int as count from catalog.kept_count k
         where ${kept} and name = 'file_finding' and key >= ${SINCE_DAY} group by 1 having sum(count) > 0 order by 2 desc, 1 limit 8`,
      ),
      statement(
        'schools',
        `select k.tenant_id as name, sum(count)::int as count from catalog.kept_count k
         where ${kept} and name = 'state' and key like 'published/%' group by 1 having sum(count) > 0 order by 2 desc, 1 limit 10`,
      ),
    ]);
    const counts = [...(sums as KeptSum[]), ...(byDay as KeptSum[])];
    const sum = (name: string, ...keys: string[]): number =>
      counts
        .filter((row) => row.name === name && keys.includes(row.key))
        .reduce((total, { count }) => total + count, 0);
    const held = schools as ModerationStageCount[];
    const names = await this.cards.schoolNames(held.map(({ name }) => name));
    return {
      live: sum('state', 'published'),
      in_moderation: sum('state', 'draft', 'in_review'),
      reported: (reports as ModerationStageCount[])[0]!.count,
      waiting_long: (waiting as ModerationStageCount[])[0]!.count,
      coverage: COVERED.map((name) => ({ name, count: sum('covered', name) })),
      languages: counts
        .filter(({ name }) => name === 'language')
        .slice(0, 8)
        .map(({ key, count }) => ({ name: key, count })),
      added: added as ModerationCounts['added'],
      checked: sum('file_checked', ''),
      clean: sum('file_clean', ''),
      found: found as ModerationStageCount[],
      schools: held.map(({ name, count }) => ({ name: names.get(name) ?? '', count })),
    };
  }
}
