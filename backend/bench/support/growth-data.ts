import { hash } from '@node-rs/argon2';
import { ARGON2 } from '../../src/modules/identity/sign-in/passwords/argon2.ts';
import { makeSchools, READER, schoolId } from './schools.ts';
import { copyBooks, wordOf } from './search-texts.ts';
import type { World } from './world.ts';

export const SCHOOLS = 10;
export const CLASS_SIZE = 28;
const VOCABULARY = 3_000;
/** Classes that the reader teaches; the other classes of a school have other teachers. */
const OWN_CLASSES = 3;

/** Rows of all schools together. */
export interface Size {
  books: number;
  students: number;
  events: number;
}

/** SQL of an id: a group of rows, and the SQL of a number. */
export const id = (group: string, number: string): string =>
  `('00000000-0000-7000-${group}-' || lpad((${number})::text, 12, '0'))::uuid`;
const PLATFORM = 'platform.platform_tenant()';

/**
 * Ten schools of the given size, by SQL. In each school one teacher (`READER`) owns all books and has three classes, an
 * administrator `head` and a parent `parent` of two children sign in with the reader's password, and each student has
 * read as often in a small school as in a large one. The platform's team is `team`.
 */
export async function makeGrowthData(world: World, size: Size): Promise<void> {
  const books = size.books / SCHOOLS;
  const students = size.students / SCHOOLS;
  const events = size.events / size.students;
  await makeSchools(world, SCHOOLS);
  await makeCatalogue(world, books);
  await makePeople(world, students);
  await makeEditorialWork(world, books);
  await makeReading(world, events);
  await makeOpinions(world, books, students);
  await world.sql('vacuum analyze');
}

async function makeCatalogue(world: World, books: number): Promise<void> {
  const words = Array.from({ length: VOCABULARY }, (_, n) => wordOf(n));
  const slugs = ['animals', 'adventure', 'science', 'poetry', 'history', 'friendship', 'music', 'nature'];
  const drawn = (count: number) =>
    `(select string_agg(($1::text[])[1 + floor(${VOCABULARY} * power(random(), 3))::int], ' ') from generate_series(1, ${count} + n * 0))`;
  await world.sql('select setseed(0.42)');
  await world.sql(
    `insert into catalog.category (tenant_id, slug, name, position)
     select ${PLATFORM}, slug, initcap(slug), n from unnest($1::text[]) with ordinality as given (slug, n)
     on conflict (tenant_id, slug) do nothing`,
    [slugs],
  );
  for (const school of [null, schoolId(1)])
    await world.sql(
      `insert into catalog.book (id, tenant_id, slug, title, authors, illustrators, summary, categories, language, reading_level,
         age_min, age_max, pages, reading_minutes, format, featured, has_audio, form, status, file_id, ingestion, cover_color, has_cover,
         created_by, created_at, updated_at, published_at, age_rating, visibility, sdg_goals, themes, isbn, rights, license,
         price_minor, currency, accessibility_features)
       select gen_random_uuid(), coalesce($2::uuid, ${PLATFORM}), 'book-' || n, ${drawn(4)}, array['Author ' || n % 200], '{}',
         case when n % 9 > 0 then ${drawn(40)} else '' end,
         array[($3::text[])[1 + n % 8], ($3::text[])[1 + (n / 8) % 8]], (array['en', 'fr', 'ar', 'hi', 'en-GB'])[1 + n % 5],
         nullif(n % 7, 0), 4 + n % 5, 8 + n % 5, 24 + n % 80, 5 + n % 20, case when n % 3 = 0 then 'pdf' else 'epub' end,
         n % 50 = 0, n % 6 = 0, (array['story', 'poem', 'comic'])[1 + n % 40], s.status, gen_random_uuid(),
         (case when s.status = 'draft' and n % 4 = 1 then 'refused' else 'ready' end)::catalog.ingestion_status,
         '#88aa66', true, $4, s.made, s.made, case when s.status in ('published', 'archived') then s.made end,
         nullif(n % 11, 10), (case when $2::uuid is null then 'public' when n % 30 = 7 then 'private' else 'school' end)::catalog.book_visibility,
         array[1 + n % 17]::smallint[], array[(array['friendship', 'the sea', 'family'])[1 + n % 3]],
         case when n % 2 = 0 then lpad((9780000000000 + n - n % 200 / 199)::text, 13, '0') end,
         (array['own', 'permission', null])[1 + n % 3], case when n % 4 = 0 then 'CC-BY-4.0' end,
         case when n % 20 = 3 then 500 end, case when n % 20 = 3 then 'EUR' end,
         case when n % 2 = 0 then array['alternativeText'] else '{}' end
       from (select n, now() - (n % 700 + random()) * interval '1 day' as made,
         (case when n % 100 < 90 then 'published' when n % 100 < 93 then 'draft' when n % 100 < 96 then 'in_review'
           else 'archived' end)::catalog.book_status as status from generate_series(1, $5::int) as n) s`,
      [words, school, slugs, READER.id, school === null ? books / SCHOOLS : books],
    );
  await world.sql('alter table catalog.book disable trigger book_is_indexed');
  for (let school = 2; school <= SCHOOLS; school += 1) await copyBooks(world, schoolId(1), schoolId(school));
  await world.sql('alter table catalog.book enable trigger book_is_indexed');
}

/** People of ten schools and their classes; `students` in each. See `makeGrowthData`. */
export async function makePeople(world: World, students: number): Promise<void> {
  const password = await hash(READER.password, ARGON2);
  const classes = Math.ceil(students / CLASS_SIZE);
  const person = (number: string, group: string, columns: string) => `
    insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, password_hash, email, status,
      archived_at, birth_year, birth_month, country, last_seen_at, created_at, updated_at)
    select ${id(group, number)}, t.id, ${columns}, now() from tenancy.tenant t, generate_series(1, $2::int) n
    where t.id <> ${PLATFORM} and $1::text is not null`;
  const adult = (username: string, role: string) =>
    `${username}, 'First ' || n % 90, 'Last ' || n % 700, '${role}', $1, ${username} || '@bench.test', 'active', null::timestamptz,
     null::int, null::int, null, now() - n * interval '1 hour', now() - n * interval '1 day'`;
  await world.sql(person('n', 'a100', adult(`'head'`, 'school_admin')), [password, 1]);
  await world.sql(person('n', 'a200', adult(`'teacher.' || n`, 'teacher')), [
    password,
    Math.ceil(students / 50),
  ]);
  await world.sql(person('n', 'a300', adult(`'parent.' || n`, 'parent')), [
    password,
    Math.ceil(students / 2),
  ]);
  await world.sql(
    person(
      'n',
      'a000',
      `'student.' || n, 'First ' || n * 7 % 331, 'Last ' || n * 11 % 1009, 'student', $1, null,
       (case when n % 50 = 49 then 'archived' else 'active' end)::identity.user_status,
       case when n % 50 = 49 then now() - n % 90 * interval '1 day' end, 2016 + n % 4, 1 + n % 12, null,
       case when n % 5 > 0 then now() - n % 1000 * interval '1 hour' end, now() - n % 900 * interval '1 day'`,
    ),
    [password, students],
  );
  await world.sql(
    `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, password_hash, updated_at)
     values ($1, ${PLATFORM}, 'team', 'Tea', 'Moss', 'platform_admin', $2, now())`,
    [READER.id, password],
  );
  await world.sql(
    `insert into identity.school_class (id, tenant_id, code, name, year, archived_at, created_at)
     select ${id('9000', 'n')}, t.id, 'C' || lpad(n::text, 7, '0'), 'Class ' || n, '2026', case when n % 20 = 19 then now() end,
       now() - n * interval '1 day'
     from tenancy.tenant t, generate_series(1, $1::int) n where t.id <> ${PLATFORM}`,
    [classes],
  );
  await world.sql(
    `insert into identity.class_member (tenant_id, class_id, user_id, role)
     select t.id, ${id('9000', `1 + (n - 1) / ${CLASS_SIZE}`)}, ${id('a000', 'n')}, 'student'::identity.class_role
     from tenancy.tenant t, generate_series(1, $1::int) n where t.id <> ${PLATFORM}
     union all
     select t.id, ${id('9000', 'n')}, case when n <= ${OWN_CLASSES} then $2::uuid else ${id('a200', `1 + n % ${Math.ceil(students / 50)}`)} end, 'lead'
     from tenancy.tenant t, generate_series(1, $3::int) n where t.id <> ${PLATFORM}`,
    [students, READER.id, classes],
  );
  await world.sql(
    `insert into identity.guardian_link (id, tenant_id, student_id, guardian_id, state, permissions, invited_by, started_at)
     select gen_random_uuid(), t.id, ${id('a000', 'n')}, ${id('a300', '(n + 1) / 2')},
       (case when n % 25 = 24 then 'pending_school' else 'active' end)::identity.guardian_link_state, '{view_progress,view_work,consent}', $2, now()
     from tenancy.tenant t, generate_series(1, $1::int) n where t.id <> ${PLATFORM}`,
    [students, READER.id],
  );
  await world.sql(
    `insert into identity.audit_entry (id, tenant_id, at, actor_id, actor_name, action, subject_id, subject_name)
     select gen_random_uuid(), t.id, now() - n * interval '10 minutes', ${id('a100', '1')}, 'Ada Reader',
       (array['person.viewed', 'person.changed', 'class.code_changed'])[1 + n % 3], ${id('a000', '1 + n % $1')}, 'First Last'
     from tenancy.tenant t, generate_series(1, $1::int * 4) n`,
    [students],
  );
  await world.sql(
    `insert into identity.invitation (id, tenant_id, email, role, invited_by, token_hash, expires_at, created_at, accepted_at)
     select gen_random_uuid(), t.id, 'guest.' || n || '@bench.test', 'teacher', ${id('a100', '1')}, sha256(gen_random_uuid()::text::bytea),
       now() + (n % 14 - 3) * interval '1 day', now() - n * interval '1 hour', case when n % 3 = 0 then now() end
     from tenancy.tenant t, generate_series(1, $1::int) n where t.id <> ${PLATFORM}`,
    [Math.ceil(students / 20)],
  );
  await world.sql(
    `insert into content.message (id, tenant_id, reference, kind, name, text, status, created_at, updated_at)
     select gen_random_uuid(), t.id, 'M' || n, (array['contact', 'problem'])[1 + n % 2]::content.message_kind, 'Visitor', 'A question',
       (array['new', 'in_progress', 'answered', 'closed'])[1 + n % 4]::content.message_status, now() - n * interval '1 hour', now()
     from tenancy.tenant t, generate_series(1, $1::int) n`,
    [Math.ceil(students / 5)],
  );
}

/** Files, cases, history and reports of books. */
async function makeEditorialWork(world: World, books: number): Promise<void> {
  await world.sql(
    `insert into catalog.book_file (id, tenant_id, book_id, original_name, bytes, sha256, status, step, percentage, findings, created_at, finished_at)
     select b.file_id, b.tenant_id, b.id, b.slug || '.epub', 100000, encode(sha256((b.slug || b.tenant_id)::bytea), 'hex'),
       b.ingestion, 'done', 100, case when hashtext(b.slug) % 4 = 0 then '[{"code": "alt_missing"}, {"code": "no_language"}]' else '[]' end::jsonb,
       b.created_at, b.created_at
     from catalog.book b`,
  );
  await world.sql(
    `insert into catalog.book_moderation_case (tenant_id, book_id, stage, owner_id, owner_name, since)
     select b.tenant_id, b.id, (array['open', 'changes', 'escalated'])[1 + abs(hashtext(b.slug)) % 3],
       case when hashtext(b.slug) % 2 = 0 then b.created_by end, '', b.created_at
     from catalog.book b where b.status in ('draft', 'in_review') or hashtext(b.slug) % 10 = 0`,
  );
  await world.sql(
    `insert into catalog.book_history_entry (id, tenant_id, book_id, move, actor_id, created_at)
     select gen_random_uuid(), b.tenant_id, b.id, m, b.created_by, b.created_at from catalog.book b, unnest(array['upload', 'publish']) m`,
  );
  await world.sql(
    `insert into catalog.book_report (id, tenant_id, user_id, book_tenant_id, book_id, fault, settled_at)
     select gen_random_uuid(), b.tenant_id, ${id('a000', '1 + abs(hashtext(b.slug)) % 100')}, b.tenant_id, b.id, 'other',
       case when hashtext(b.slug) % 3 > 0 then now() end
     from catalog.book b where hashtext(b.slug) % 50 = 0 and $1 > 0`,
    [books],
  );
}

async function makeReading(world: World, events: number): Promise<void> {
  // Each student has read in ten books of their school, the same number in a small school.
  await world.sql(
    `insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
     select u.tenant_id, u.id, u.tenant_id, b.ids[1 + (abs(hashtext(u.username)) + k * 37) % array_length(b.ids, 1)],
       '{"progression": 0.4}', case when k % 3 = 0 then 100 else k * 9 end, u.at, u.at
     from (select *, now() - abs(hashtext(username)) % 40000 * interval '1 minute' as at from identity.user_account
         where role = 'student' or id = $1) u
     join (select tenant_id, array_agg(id order by slug) as ids from catalog.book where status = 'published' group by 1) b using (tenant_id),
       generate_series(1, 10) k`,
    [READER.id],
  );
  await world.sql(
    `insert into catalog.reading_state (tenant_id, user_id, book_id, book_tenant_id, state, finished_at, since, client_time)
     select tenant_id, user_id, book_id, book_tenant_id, case when percentage = 100 then 'finished' else 'reading' end,
       case when percentage = 100 then updated_at end, updated_at, client_time from catalog.reading_progress`,
  );
  await world.sql(
    `insert into catalog.reading_session (id, tenant_id, user_id, book_tenant_id, book_id, started_at, ended_at,
       active_seconds, page_from, page_to, mode, device_kind, device_system)
     select gen_random_uuid(), p.tenant_id, p.user_id, p.book_tenant_id, p.book_id, s.at, s.at + interval '10 minutes', 600, 1, 5,
       'silent', 'tablet', 'iPadOS'
     from catalog.reading_progress p, generate_series(1, $1::int) k,
       lateral (select p.updated_at - k * interval '37 hours' - abs(hashtext(p.book_id::text)) % 3000 * interval '1 minute' as at) s`,
    [Math.round(events / 10)],
  );
  await world.sql(
    `insert into catalog.reading_hour (tenant_id, user_id, hour)
     select distinct tenant_id, user_id, date_trunc('hour', started_at) from catalog.reading_session`,
  );
}

async function makeOpinions(world: World, books: number, students: number): Promise<void> {
  await world.sql(
    `insert into catalog.book_reaction (tenant_id, user_id, book_tenant_id, book_id, reaction)
     select tenant_id, user_id, book_tenant_id, book_id, (array['loved', 'funny', 'sad', 'exciting'])[1 + abs(hashtext(user_id::text)) % 4]
     from catalog.reading_progress where percentage = 100`,
  );
  await world.sql(
    `insert into catalog.book_review (id, tenant_id, user_id, book_tenant_id, book_id, rating, text, open_reports, flagged, updated_at)
     select gen_random_uuid(), b.tenant_id, ${id('a300', 'n')}, b.tenant_id, b.id, 1 + n % 5, 'A good book', (n % 40 = 0)::int, n % 60 = 0, now()
     from (select *, row_number() over (partition by tenant_id order by slug) as n from catalog.book where status = 'published') b
     where n <= $1`,
    [Math.min(books, students) / 2],
  );
  await world.sql(
    `insert into catalog.reading_list (id, tenant_id, title, audience, class_id, created_by, created_at, updated_at)
     select ${id('9a00', 'n')}, t.id, 'List ' || n, 'class', ${id('9000', 'n')}, $2, now() - n * interval '1 day', now()
     from tenancy.tenant t, generate_series(1, $1::int) n where t.id <> ${PLATFORM}`,
    [Math.ceil(students / CLASS_SIZE), READER.id],
  );
  await world.sql(
    `insert into catalog.reading_list_book (tenant_id, list_id, book_tenant_id, book_id, position)
     select l.tenant_id, l.id, l.tenant_id, b.id, b.n from catalog.reading_list l
     join (select *, row_number() over (partition by tenant_id order by slug)::int as n from catalog.book where status = 'published') b
       on b.tenant_id = l.tenant_id and b.n <= 5`,
  );
}
