import { SINCE, STAGE } from '../moderation/moderation-sql.ts';

/** Oldest uploads that are looked at first for the one that has waited longest. */
const OLDEST = 20;

/** Books with the most readers among which, where several have as many, the titles decide. */
const MOST_READ = 100;

/** SQL: the state of a book by its status, its ingestion and the stage of its case; the same as `STAGE`. */
const STATE = `case when status = 'archived' then 'withdrawn' when status = 'published' then 'published'
  when ingestion in ('waiting', 'processing') then 'draft'
  when ingestion = 'refused' or stage = 'changes' then 'changes_requested'
  when status = 'in_review' or stage = 'escalated' then 'submitted' else 'draft' end`;

/**
 * Numbers of the books of one uploader ($3), or of the whole school; $1 is the school, $2 the classes with their
 * students. Counts are kept (`catalog.kept_count`, `catalog.book_reads`); what is read beside them are the students of the
 * classes and the oldest uploads.
 */
export function bookNumbers(whose: 'own' | 'school', totals: readonly string[], topMost: number): string {
  const [owner, own] =
    whose === 'own' ? ['owner_id = $3::uuid', 'b.created_by = $3::uuid'] : ['owner_id is null', 'true'];
  const kept = `from catalog.kept_count where tenant_id = $1::uuid and ${owner}`;
  const waiting = `catalog.book b
    left join catalog.book_moderation_case k on k.tenant_id = b.tenant_id and k.book_id = b.id
    left join lateral (select f.finished_at from catalog.book_file f
      where f.tenant_id = b.tenant_id and f.book_id = b.id order by f.created_at desc limit 1) f on true
    where b.tenant_id = $1::uuid and ${own} and b.status in ('draft', 'in_review') and ${STAGE} = 'review'`;
  // A book of the requested ones; `offset 0` keeps the planner from reading all of them.
  const isOne = (reading: string): string =>
    `exists (select from catalog.book b where b.tenant_id = $1::uuid and b.id = ${reading}.book_id and ${own} offset 0)`;
  return `
  with class as (
    select c.id, c.name, c.students from jsonb_to_recordset($2::jsonb) c (id uuid, name text, students uuid[])),
  state as (
    select ${STATE} as state, sum(count)::int as books
    from (
      select split_part(key, '/', 1) as status, split_part(key, '/', 2) as ingestion, split_part(key, '/', 3) as stage, sum(count) as count
      ${kept} and name in ('state', 'stage') group by 1, 2, 3
      -- Books with a case are counted by its stage, and not as books without one.
      union all
      select split_part(key, '/', 1), split_part(key, '/', 2), '', -sum(count) ${kept} and name = 'stage' group by 1, 2) s group by 1),
  published as (select key as class_id, sum(count)::int as books ${kept} and name = 'published' group by key),
  reading as (select key as month, sum(count)::int as reads ${kept} and name = 'reads' group by key),
  months as (
    select to_char(m, 'YYYY-MM') as month from generate_series(
      date_trunc('month', now() at time zone 'UTC') - interval '11 months',
      date_trunc('month', now() at time zone 'UTC'), interval '1 month') m),
  oldest as (
    select min(since) as since from (select ${SINCE} as since from ${waiting} order by b.created_at limit ${OLDEST}) w)
  select (select coalesce(sum(books), 0)::int from state) as total,
    (select coalesce(sum(books), 0)::int from state where state = 'published') as published,
    (select coalesce(sum(books), 0)::int from state where state in ('submitted', 'changes_requested', 'approved')) as in_review,
    (select json_build_object(${totals.map((name) => `'${name}', coalesce(sum(books) filter (where state = '${name}'), 0)`).join(', ')})
     from state) as totals,
    coalesce((select sum(reads)::int from reading), 0) as reads,
    (select coalesce(sum(count), 0)::int ${kept} and name = 'reactions') as reactions,
    (select json_agg(json_build_object('month', months.month, 'reads', coalesce(reading.reads, 0)) order by months.month)
     from months left join reading using (month)) as by_month,
    (select coalesce(json_agg(json_build_object('class_id', c.id, 'name', c.name,
        'published', (select coalesce(sum(p.books), 0)::int from published p where p.class_id in ('', c.id::text)),
        'readers', s.readers, 'minutes', s.minutes) order by c.name, c.id), '[]')
     from class c cross join lateral (
       select count(*) filter (where exists (select from (
           select p.book_id from catalog.reading_progress p where p.tenant_id = $1::uuid and p.user_id = u.user_id offset 0) p
           where ${isOne('p')}))::int as readers,
         coalesce(round(sum((select sum(s.active_seconds) from (
           select s.book_id, s.active_seconds from catalog.reading_session s
           where s.tenant_id = $1::uuid and s.user_id = u.user_id offset 0) s where ${isOne('s')})) / 60.0), 0)::int as minutes
       from (select distinct unnest(c.students) as user_id) u) s) as by_class,
    -- Whatever has waited longer than the first ones was uploaded before their oldest moment.
    (select floor(extract(epoch from now() - min(w.since)) / 86400)::int from (
       select ${SINCE} as since from ${waiting} and b.created_at <= (select since from oldest)) w) as waiting_oldest_days,
    (select coalesce(json_agg(t), '[]') from (
       select b.id, b.slug, b.title, b.language, r.reads from (
         select r.book_id, r.reads from catalog.book_reads r
         cross join lateral (select from catalog.book b where b.tenant_id = $1::uuid and b.id = r.book_id and b.status = 'published' offset 0) b
         where r.tenant_id = $1::uuid ${whose === 'own' ? 'and r.owner_id = $3::uuid' : ''} and r.reads > 0
         order by r.reads desc, r.book_id limit ${MOST_READ}) r
       cross join lateral (select * from catalog.book b where b.tenant_id = $1::uuid and b.id = r.book_id offset 0) b
       order by r.reads desc, b.title, b.id limit ${topMost}) t) as top`;
}
