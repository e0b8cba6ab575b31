import { RIGHTS_SETTLED } from '../../library/books/rights.rules.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';

/** `missingDetails` in SQL: nothing is missing. */
const COMPLETE = `(${RIGHTS_SETTLED}) and b.language <> 'und' and b.age_rating is not null`;

/** `stageOf` in SQL: `b` is the book, `k` its case. */
export const STAGE = `case when b.status = 'archived' then 'withdrawn' when b.status = 'published' then 'live'
  when b.ingestion = 'waiting' then 'uploaded' when b.ingestion = 'processing' then 'checking'
  when b.ingestion = 'refused' or k.stage = 'changes' then 'changes'
  when b.status = 'in_review' or k.stage = 'escalated' or (${COMPLETE}) is not true then 'review' else 'ready' end`;

/** SQL: each book with its case. */
export const CASES = `catalog.book b
  left join catalog.book_moderation_case k on k.tenant_id = b.tenant_id and k.book_id = b.id`;

/** SQL: each book with its newest file and its case. */
export const MODERATION = `${CASES}
  left join lateral (select f.id, f.findings, f.finished_at, f.step, f.percentage, f.sha256, f.reason
    from catalog.book_file f where f.tenant_id = b.tenant_id and f.book_id = b.id order by f.created_at desc limit 1) f on true`;

/** SQL: since when a book has been published. */
export const LIVE_SINCE = 'coalesce(b.published_at, b.created_at)';

/** SQL: since when a book has been in its stage. */
export const SINCE = `case when b.status = 'published' then ${LIVE_SINCE}
  else greatest(b.created_at, k.since, f.finished_at) end`;

/** SQL: columns of a card; `offset 0` has the planner look up the book instead of reading all those of the platform. */
export const CARD = `b.id, b.tenant_id, b.slug, b.title, b.authors, b.language, b.file_id, b.has_cover, b.cover_id, b.cover_color,
  b.license, b.rights, b.student_made, b.age_rating, b.reading_level, b.summary, b.accessibility_features, b.format, b.isbn, b.created_by,
  ${STAGE} as stage, ${SINCE} as since, k.owner_id, coalesce(k.owner_name, '') as owner_name,
  coalesce(k.stage = 'escalated', false) as escalated, f.step, f.percentage, f.reason as refusal,
  coalesce((select array_agg(x->>'code') from jsonb_array_elements(f.findings) x), '{}') as codes,
  (select count(*)::int from catalog.book_report r where r.book_id = b.id and r.settled_at is null) as reports,
  (select count(distinct o.book_id)::int from catalog.book_file o join catalog.book ob on ob.tenant_id = o.tenant_id and ob.id = o.book_id
    where o.tenant_id = b.tenant_id and o.sha256 = f.sha256 and o.book_id <> b.id and ob.status <> 'archived') as same_file,
  case when b.isbn is null then 0 else (select count(*)::int from catalog.book o
    where o.tenant_id = b.tenant_id and o.isbn = b.isbn and o.id <> b.id and o.status <> 'archived') end as same_isbn,
  b.tenant_id <> '${PLATFORM_TENANT_ID}' and (
    exists (select from catalog.book o where o.tenant_id = '${PLATFORM_TENANT_ID}' and o.isbn = b.isbn and o.status = 'published' offset 0)
    or exists (select from catalog.book_file o join catalog.book ob on ob.tenant_id = o.tenant_id and ob.id = o.book_id
      where o.tenant_id = '${PLATFORM_TENANT_ID}' and o.sha256 = f.sha256 and ob.status = 'published' offset 0)) as of_platform,
  b.level_guess, ${RIGHTS_SETTLED} as rights_settled`;
