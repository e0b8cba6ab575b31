import type { Statement } from '../../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { opensPricedBooks, visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { BEING_READ, BOOK_COLUMNS, readerColumns, readerJoin } from '../books/book-view.ts';
import { ownedSql } from '../books/ownership-sql.ts';
import { LANGUAGE } from '../search/filter-sql.ts';
import { namedStatement } from '../search/list-books.statements.ts';
import { visibilitySql } from '../books/visibility-sql.ts';
import { MAX_ROW_BOOKS } from './row.rules.ts';

/**
 * How many of the newest books of each owner are considered: an index on the list returns them without reading the
 * others.
 */
const POOL = 1_000;
/** How many of the reader's latest books rows may be based on. */
const SEEDS = 4;

/** How many lists of a class are read for themes, and how many of their books make a theme. */
const LISTS_OF_THEMES = 10;
const GIVEN_OF_THEME = 2;

const KIN = 'b.id, b.tenant_id, b.authors, b.series, b.themes, b.categories, b.work_id';

interface Parts {
  values: unknown[];
  add: (value: unknown) => string;
  tenant: string;
  visible: string;
}
/** Books that the reader can open: free ones, and in `personal` rows those that they own. */
function partsFor(reader: Reader, tenantId: string, personal?: 'personal'): Parts {
  const values: unknown[] = [];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const tenant = `${add(tenantId)}::uuid`;
  // PostgreSQL rejects a value that the text does not use.
  const owned = () => (personal && reader ? ` or ${ownedSql(tenant, add(reader.userId))}` : '');
  const free = opensPricedBooks(reader) ? '' : ` and (b.price_minor is null${owned()})`;
  return { values, add, tenant, visible: visibilitySql(visibilityScopeOf(reader), add) + free };
}

/** SQL: whether a book begins at most at the reader's age; books for adults have no limit. */
function notAboveAge(reader: Reader, { add }: Parts): string {
  const { age } = visibilityScopeOf(reader);
  return age === null ? 'true' : `(b.age_min is null or b.age_min <= ${add(age)}::int)`;
}

/** SQL order: books in a language first, then the newest. */
const inLanguageFirst = (language: string): string =>
  `${LANGUAGE} = ${language}::text desc, b.published_at desc nulls first, b.id`;

/** The newest books of the school and of the platform that suit the reader's age. */
const poolOf = (parts: Parts, reader: Reader, tenantId: string, columns: string): string =>
  poolWhere(parts, tenantId, columns, `${parts.visible} and ${notAboveAge(reader, parts)}`);

const poolWhere = ({ tenant }: Parts, tenantId: string, columns: string, visible: string): string =>
  (tenantId === PLATFORM_TENANT_ID ? [tenant] : [tenant, `'${PLATFORM_TENANT_ID}'::uuid`])
    .map(
      (owner) =>
        `(select ${columns} from catalog.book b where b.tenant_id = ${owner} and ${visible}
          order by b.published_at desc nulls first, b.id desc limit ${POOL})`,
    )
    .join(' union all ');

/** Books that the reader has begun, the latest first. */
export function startedBooksStatement(reader: NonNullable<Reader>, tenantId: string): Statement {
  const parts = partsFor(reader, tenantId, 'personal');
  return namedStatement(
    `select b.id, p.percentage, d.device_kind, d.device_system from catalog.reading_progress p
     join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id
       and b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and ${parts.visible}
     left join catalog.reading_state r on r.tenant_id = p.tenant_id and r.user_id = p.user_id and r.book_id = p.book_id
     left join lateral (select device_kind, device_system from catalog.reading_place e
       where e.tenant_id = p.tenant_id and e.user_id = p.user_id and e.book_id = p.book_id
       order by e.client_time desc limit 1) d on true
     where p.tenant_id = ${parts.tenant} and p.user_id = ${parts.add(reader.userId)}::uuid and ${BEING_READ}
     order by p.updated_at desc, b.id limit ${MAX_ROW_BOOKS}`,
    parts.values,
  );
}

/** Books that the reader wants to read, the latest first. */
export function wantedStatement(reader: NonNullable<Reader>, tenantId: string): Statement {
  const parts = partsFor(reader, tenantId, 'personal');
  return namedStatement(
    `select b.id from catalog.reading_state r
     join catalog.book b on b.tenant_id = r.book_tenant_id and b.id = r.book_id
       and b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and ${parts.visible}
     where r.tenant_id = ${parts.tenant} and r.user_id = ${parts.add(reader.userId)}::uuid and r.state = 'want'
     order by r.since desc, b.id limit ${MAX_ROW_BOOKS}`,
    parts.values,
  );
}

/** What some people have read since a time: how many of them, and the highest progress. */
export function readByPeersStatement(
  reader: NonNullable<Reader>,
  tenantId: string,
  people: readonly string[],
  since: Date,
): Statement {
  const parts = partsFor(reader, tenantId, 'personal');
  return namedStatement(
    `select b.id, count(*)::int as readers, max(p.percentage) as percentage from catalog.reading_progress p
     join catalog.book b on b.tenant_id = p.book_tenant_id and b.id = p.book_id
       and b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and ${parts.visible}
     where p.tenant_id = ${parts.tenant} and p.user_id = any(${parts.add(people)}::uuid[])
       and p.updated_at >= ${parts.add(since)}::timestamptz
     group by b.id order by count(*) desc, max(p.updated_at) desc, b.id limit ${MAX_ROW_BOOKS}`,
    parts.values,
  );
}

/** Books that the reader finished, reacted to kindly, or reads: the latest first, each book once. */
export function seedsStatement(reader: NonNullable<Reader>, tenantId: string): Statement {
  const parts = partsFor(reader, tenantId, 'personal');
  const user = `${parts.add(reader.userId)}::uuid`;
  return namedStatement(
    `select d.how, b.title, b.slug, b.language, ${KIN}
     from (
       select distinct on (book_id) book_tenant_id, book_id, how, rank, at from (
         select book_tenant_id, book_id, 'liked' as how, 0 as rank, created_at as at
         from catalog.book_reaction where tenant_id = ${parts.tenant} and user_id = ${user}
         union all
         select p.book_tenant_id, book_id, case when f.done then 'finished' else 'reading' end,
           case when f.done then 1 else 2 end, p.updated_at
         from catalog.reading_progress p left join catalog.reading_state r using (tenant_id, user_id, book_id)
         cross join lateral (select p.percentage >= 100 or r.finished_at is not null as done) f
         -- What was put aside is no reason for more of the same.
         where tenant_id = ${parts.tenant} and user_id = ${user} and r.state is distinct from 'abandoned') e
       order by book_id, rank) d
     join catalog.book b on b.tenant_id = d.book_tenant_id and b.id = d.book_id
       and b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and ${parts.visible}
     order by d.rank = 2, d.at desc, b.id limit ${SEEDS}`,
    parts.values,
  );
}

/**
 * Books similar to those: the same series, authors, themes or categories, then language and level; none that the
 * reader has begun, and no translation of the book itself. The same data give the same row.
 */
export function similarBooksStatement(reader: Reader, tenantId: string, seeds: readonly string[]): Statement {
  const parts = partsFor(reader, tenantId);
  const columns = `${KIN}, b.language, b.reading_level, b.published_at`;
  const common = (name: string) => `(select count(*) from unnest(b.${name}) one where one = any(s.${name}))`;
  const points = `(case when b.series = s.series then 8 else 0 end) + 4 * ${common('authors')} + 2 * ${common('themes')}
    + ${common('categories')} + (case when b.language = s.language then 2 else 0 end)
    + (case when abs(b.reading_level - s.reading_level) <= 1 then 1 else 0 end)`;
  return namedStatement(
    `with pool as materialized (${poolOf(parts, reader, tenantId, columns)}),
     s as (select id, authors, series, themes, categories, language, reading_level, work_id from catalog.book
           where id = any(${parts.add(seeds)}::uuid[]) and tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}'))
     select s.id as seed, n.* from s cross join lateral (
       select ${KIN} from pool b
       where b.id <> s.id and (b.work_id is null or s.work_id is null or b.work_id <> s.work_id)
         and (b.series = s.series or b.authors && s.authors or b.themes && s.themes or b.categories && s.categories)
         and not exists (select 1 from catalog.reading_progress p
           where p.tenant_id = ${parts.tenant} and p.user_id = ${parts.add(reader?.userId ?? null)}::uuid and p.book_id = b.id)
       order by ${points} desc, b.published_at desc nulls first, b.id limit ${MAX_ROW_BOOKS * 3}) n`,
    parts.values,
  );
}

/**
 * Themes of the classes: themes of at least two readable books on lists that their teachers assigned, with the newest
 * other books on each that the reader has not begun.
 */
export function themesStatement(
  reader: NonNullable<Reader>,
  tenantId: string,
  since: Date,
  themes: number,
  language: string,
): Statement {
  const parts = partsFor(reader, tenantId);
  const order = inLanguageFirst(parts.add(language));
  const user = `${parts.add(reader.userId)}::uuid`;
  return namedStatement(
    `with given as (
       select distinct b.id, b.themes from (
         select l.tenant_id, l.id from catalog.reading_list l
         where l.tenant_id = ${parts.tenant} and l.audience = 'class' and l.class_id = any(${parts.add(reader.classes ?? [])}::uuid[])
           and coalesce(l.due_on, l.created_at) >= ${parts.add(since)}::timestamptz
         order by l.created_at desc limit ${LISTS_OF_THEMES}) l
       join catalog.reading_list_book i on i.tenant_id = l.tenant_id and i.list_id = l.id
       join catalog.book b on b.tenant_id = i.book_tenant_id and b.id = i.book_id
         and b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and ${parts.visible}),
     theme as (
       select theme, count(*) as given from given, unnest(given.themes) theme
       group by theme having count(*) >= ${GIVEN_OF_THEME} order by count(*) desc, theme limit ${themes})
     select theme.theme, found.ids from theme cross join lateral (
       select array_agg(b.id order by ${order}) as ids from (
         select b.id, b.language, b.published_at from (${poolOf(parts, reader, tenantId, 'b.id, b.themes, b.language, b.published_at')}) b
         where theme.theme = any(b.themes) and not exists (select 1 from given where given.id = b.id)
           and not exists (select 1 from catalog.reading_progress p
             where p.tenant_id = ${parts.tenant} and p.user_id = ${user} and p.book_id = b.id)
         order by ${order} limit ${MAX_ROW_BOOKS}) b) found
     where found.ids is not null order by theme.given desc, theme.theme`,
    parts.values,
  );
}

/** The newest book of each language, languages with most books first. */
export function languagesStatement(reader: Reader, tenantId: string): Statement {
  const parts = partsFor(reader, tenantId);
  return namedStatement(
    `select (array_agg(b.id order by b.published_at desc nulls first, b.id))[1] as id, ${LANGUAGE} as language, count(*)::int as count
     from (${poolOf(parts, reader, tenantId, 'b.id, b.language, b.published_at')}) b
     where b.language <> 'und' group by ${LANGUAGE} order by count(*) desc, ${LANGUAGE} limit ${MAX_ROW_BOOKS + 1}`,
    parts.values,
  );
}

/** The newest books for each of the United Nations' goals, as many as a row shows; those in the language first. */
export function goalsStatement(reader: Reader, tenantId: string, language: string): Statement {
  const parts = partsFor(reader, tenantId);
  const order = inLanguageFirst(parts.add(language));
  return namedStatement(
    `select goal::int as goal, (array_agg(b.id order by ${order}))[1:${MAX_ROW_BOOKS}] as ids
     from (${poolOf(parts, reader, tenantId, 'b.id, b.sdg_goals, b.language, b.published_at')}) b, unnest(b.sdg_goals) as goal
     group by goal`,
    parts.values,
  );
}

/** The newest books for an age, or for every age up to the reader's where it is not known, in one language. */
export function booksForAgeStatement(
  reader: Reader,
  tenantId: string,
  age: number | null,
  language: string,
): Statement {
  const parts = partsFor(reader, tenantId);
  const ofAge =
    age === null
      ? notAboveAge(reader, parts)
      : `b.age_min <= ${parts.add(age)}::int and b.age_max >= ${parts.add(age)}::int`;
  const suits = `${ofAge} and ${LANGUAGE} = ${parts.add(language)}::text`;
  return namedStatement(
    `select b.id from (${poolWhere(parts, tenantId, 'b.id, b.published_at', `${parts.visible} and ${suits}`)}) b
     order by b.published_at desc nulls first, b.id limit ${MAX_ROW_BOOKS * 2}`,
    parts.values,
  );
}

/** Complete books by id, for cards, with the reader's position. */
export function booksStatement(reader: Reader, tenantId: string, ids: readonly string[]): Statement {
  const parts = partsFor(reader, tenantId, 'personal');
  const user = `${parts.add(reader?.userId ?? null)}::uuid`;
  return namedStatement(
    `select ${BOOK_COLUMNS}, ${readerColumns(parts.tenant, user)} from catalog.book b
     ${readerJoin(parts.tenant, user)}
     where b.tenant_id in (${parts.tenant}, '${PLATFORM_TENANT_ID}') and b.id = any(${parts.add(ids)}::uuid[]) and ${parts.visible}`,
    parts.values,
  );
}
