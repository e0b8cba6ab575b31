import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LONG_WAIT_DAYS } from '@bookgrove/contract';
import { RIGHTS_SETTLED } from '../../library/books/rights.rules.ts';
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

interface Sums {
  live: number;
  in_moderation: number;
  waiting_long: number;
  reported: number;
  age_rating: number;
  reading_level: number;
  license: number;
  summary: number;
  accessibility: number;
  audio: number;
}

@QueryHandler(GetModerationCounts)
export class GetModerationCountsHandler implements IQueryHandler<GetModerationCounts> {
  constructor(private readonly cards: ModerationCards) {}

  async execute(): Promise<ModerationCounts> {
    const values: unknown[] = [];
    const fence = this.cards.fence((value) => `$${values.push(value)}`);
    // The platform decides on reports of its books.
    const reported = fence.replace('b.tenant_id', 'r.book_tenant_id');
    const filed = fence.replace('b.', 'f.');
    const scope = this.cards.everywhere() ? 'everywhere' : 'here';
    const statement = (name: string, text: string) => ({ name: `moderation_${name}_${scope}`, text, values });
    const published = `filter (where b.status = 'published'`;
    const [sums, waiting, languages, added, checked, found, schools] = await this.cards.read([
      statement(
        'sums',
        `select (count(*) ${published}))::int as live,
           (count(*) filter (where b.status in ('draft', 'in_review')))::int as in_moderation,
           (select count(distinct r.book_id)::int from catalog.book_report r where r.settled_at is null and ${reported}) as reported,
           (count(*) ${published} and b.age_rating is not null))::int as age_rating,
           (count(*) ${published} and b.reading_level is not null))::int as reading_level,
           (count(*) ${published} and ${RIGHTS_SETTLED}))::int as license,
           (count(*) ${published} and b.summary <> ''))::int as summary,
           (count(*) ${published} and 'alternativeText' = any(b.accessibility_features)))::int as accessibility,
           (count(*) ${published} and b.has_audio))::int as audio
         from catalog.book b where ${fence}`,
      ),
      statement(
        'waiting',
        `select count(*)::int as count from ${MODERATION} where ${fence} and b.status in ('draft', 'in_review')
           and ${SINCE} < now() - interval '${LONG_WAIT_DAYS} days'`,
      ),
      statement(
        'languages',
        `select regexp_replace(b.language, '-([A-Za-z]{2}|[0-9]{3})(-.*)?$', '') as name, count(*)::int as count from catalog.book b
         where ${fence} and b.status = 'published' group by 1 order by 2 desc, 1 limit 8`,
      ),
      statement(
        'added',
        `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.count, 0)::int as count
         from generate_series(date_trunc('day', now() at time zone 'utc') - interval '29 days', date_trunc('day', now() at time zone 'utc'), interval '1 day') d(day)
         left join (select date_trunc('day', b.created_at at time zone 'utc') as day, count(*) from catalog.book b
           where ${fence} and b.created_at > now() - interval '31 days' group by 1) c on c.day = d.day order by 1`,
      ),
      statement(
        'checked',
        `select count(*)::int as checked, (count(*) filter (where f.status = 'ready' and f.findings = '[]'))::int as clean
         from catalog.book_file f where ${filed} and f.created_at > now() - interval '30 days' and f.status in ('ready', 'refused')`,
      ),
      statement(
        'found',
        `select x->>'code' as name, count(distinct f.book_id)::int as count
         from catalog.book_file f cross join jsonb_array_elements(f.findings) x
         where ${filed} and f.created_at > now() - interval '30 days' group by 1 order by 2 desc, 1 limit 8`,
      ),
      statement(
        'schools',
        `select b.tenant_id as name, count(*)::int as count from catalog.book b
         where ${fence} and b.status = 'published' group by 1 order by 2 desc, 1 limit 10`,
      ),
    ]);
    const { live, in_moderation, reported: reports, ...covered } = (sums as Omit<Sums, 'waiting_long'>[])[0]!;
    const [files] = checked as { checked: number; clean: number }[];
    const held = schools as ModerationStageCount[];
    const names = await this.cards.schoolNames(held.map(({ name }) => name));
    return {
      live,
      in_moderation,
      reported: reports,
      waiting_long: (waiting as ModerationStageCount[])[0]!.count,
      coverage: Object.entries(covered).map(([name, count]) => ({ name, count })),
      languages: languages as ModerationStageCount[],
      added: added as ModerationCounts['added'],
      ...files!,
      found: found as ModerationStageCount[],
      schools: held.map(({ name, count }) => ({ name: names.get(name) ?? '', count })),
    };
  }
}
