import { hash } from '@node-rs/argon2';
import { ARGON2 } from '../../src/modules/identity/sign-in/passwords/argon2.ts';
import type { World } from './world.ts';

/** Derived from a number, so that every run has the same schools. */
export const schoolId = (school: number): string =>
  `00000000-0000-7000-8000-1${String(school).padStart(11, '0')}`;
export const schoolHost = (school: number): string => `school-${school}.localhost`;
export const READER = {
  id: '00000000-0000-7000-8000-0000000000aa',
  username: 'reader',
  password: 'Read-and-give-1',
};

/** Schools `1…count`, each with one teacher called `reader`. */
export async function makeSchools(world: World, count: number): Promise<void> {
  const password = await hash(READER.password, ARGON2);
  const color = `'#336699'`;
  for (let school = 1; school <= count; school += 1) {
    await world.sql(
      `insert into tenancy.tenant (id, school_name, school_email, subdomain, primary_color, primary_color_light,
         primary_color_dark, bg_primary_color, bg_secondary_color, announcement_color, button_color, book_button_color,
         text_primary_color, text_secondary_color, text_muted_color, border_primary_color, border_muted_color, updated_at)
       values ($1, $2, 'office@bench.test', $3, ${Array(13).fill(color).join(', ')}, now())`,
      [schoolId(school), `School ${school}`, `school-${school}`],
    );
    await world.sql(
      `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, password_hash, updated_at)
       values ($1, $2, $3, 'Ada', 'Reader', 'teacher', $4, now())`,
      [READER.id, schoolId(school), READER.username, password],
    );
  }
}

/** Students `person.1…count` of school 1, with the reader's password. */
export async function makePeople(world: World, count: number): Promise<void> {
  const password = await hash(READER.password, ARGON2);
  await world.sql(
    `insert into identity.user_account (id, tenant_id, username, first_name, last_name, role, password_hash, updated_at)
     select gen_random_uuid(), $1, 'person.' || n, 'Person', n::text, 'student', $2, now() from generate_series(1, $3::int) n`,
    [schoolId(1), password, count],
  );
}

/** Categories of the platform, and books of every school: published, with covers, in random categories. */
export async function makeBooks(world: World, schools: number, perSchool: number): Promise<string[]> {
  const slugs = ['animals', 'adventure', 'science', 'poetry', 'history', 'friendship', 'music', 'nature'];
  await world.sql(
    `insert into catalog.category (tenant_id, slug, name, position)
     select platform.platform_tenant(), slug, initcap(slug), n from unnest($1::text[]) with ordinality as given (slug, n)`,
    [slugs],
  );
  await world.sql(`select setseed(0.42)`);
  // No bench searches these books, and indexing each takes most of the time.
  await world.sql('alter table catalog.book disable trigger book_is_indexed');
  for (let school = 0; school <= schools; school += 1) {
    // School 0 is the platform itself: every school lists its books.
    await world.sql(
      `insert into catalog.book (id, tenant_id, slug, title, subtitle, authors, illustrators, summary, categories, language,
         reading_level, age_min, age_max, pages, reading_minutes, format, layout, featured, status, file_id, ingestion,
         cover_color, has_cover, created_by, created_at, updated_at, published_at, age_rating, visibility, sdg_goals, themes)
       select gen_random_uuid(), coalesce($1::uuid, platform.platform_tenant()), 'book-' || n, 'The ' || n || ' rivers of the long summer',
         'A story in ' || n % 12 || ' chapters', array['Ada Okafor', 'Tomás Lima'], array['Mei Tan'],
         'Two friends follow the river to the sea, and on the way they learn what a river is for. ' || n,
         array[($2::text[])[1 + floor(random() * 8)::int], ($2::text[])[1 + floor(random() * 8)::int]],
         (array['en', 'fr', 'ar', 'hi'])[1 + n % 4], 1 + n % 6, 4 + n % 5, 8 + n % 5, 24 + n % 80, 5 + n % 20, 'epub',
         'reflowable', n % 50 = 0, 'published', gen_random_uuid(), 'ready', '#88aa66', true, $3, now(), now(),
         now() - random() * interval '700 days', n % 10, case when $1::uuid is null then 'public' else 'school' end::catalog.book_visibility,
         array[1 + n % 17]::smallint[], array[(array['friendship', 'the sea', 'family', 'school'])[1 + n % 4]]
       from generate_series(1, $4::int) as n`,
      [school === 0 ? null : schoolId(school), slugs, READER.id, school === 0 ? 100 : perSchool],
    );
  }
  await world.sql('alter table catalog.book enable trigger book_is_indexed');
  await world.sql(
    `insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
     select tenant_id, $1, tenant_id, id, '{"progression": 0.4}', 40, now(), now() from (
       select tenant_id, id, row_number() over (partition by tenant_id) as n from catalog.book where tenant_id <> platform.platform_tenant()) b
     where n <= 200`,
    [READER.id],
  );
  await world.sql('vacuum analyze');
  return slugs;
}
