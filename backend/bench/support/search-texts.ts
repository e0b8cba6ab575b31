import type { World } from './world.ts';
import { READER, schoolId } from './schools.ts';

const SYLLABLES = 'ba ke li mo nu ra sti tor vel wen dra fo gi hap jun'.split(' ');
/** Size of a small library's vocabulary; with few words many books match, so this is the hard case. */
const VOCABULARY = 3_000;

/** Word `n` of the vocabulary, most frequent first. */
export const wordOf = (n: number): string =>
  [n, Math.floor(n / 15), Math.floor(n / 225)].map((part) => SYLLABLES[part % 15]).join('');

/**
 * Books whose titles (4 words) and summaries (60 words) are drawn from one vocabulary, the first words far
 * more often. The platform's and the first school's are indexed one by one, as in the product; the other
 * schools have copies of them.
 */
export async function makeSearchableBooks(world: World, schools: number, perSchool: number): Promise<void> {
  const words = Array.from({ length: VOCABULARY }, (_, n) => wordOf(n));
  await world.sql('select setseed(0.42)');
  const drawn = (count: number) =>
    `(select string_agg(($1::text[])[1 + floor(${VOCABULARY} * power(random(), 3))::int], ' ') from generate_series(1, ${count} + n * 0))`;
  for (const school of [0, 1])
    await world.sql(
      `insert into catalog.book (id, tenant_id, slug, title, authors, illustrators, summary, categories, language, reading_level,
         age_min, age_max, pages, reading_minutes, format, status, file_id, ingestion, created_by, updated_at, published_at,
         age_rating, visibility, sdg_goals, themes)
       select gen_random_uuid(), coalesce($2::uuid, platform.platform_tenant()), 'book-' || n, ${drawn(4)}, array['Ada Okafor'], '{}',
         ${drawn(60)}, array['animals'], 'en', 1 + n % 6, 4 + n % 5, 8 + n % 5, 24, 5 + n % 20, 'epub', 'published',
         gen_random_uuid(), 'ready', $3, now(), now() - random() * interval '700 days', n % 10,
         case when $2::uuid is null then 'public' else 'school' end::catalog.book_visibility, array[1 + n % 17]::smallint[],
         array[(array['friendship', 'the sea', 'family'])[1 + n % 3]]
       from generate_series(1, $4::int) as n`,
      [words, school === 0 ? null : schoolId(school), READER.id, school === 0 ? 100 : perSchool],
    );
  await world.sql('alter table catalog.book disable trigger book_is_indexed');
  for (let school = 2; school <= schools; school += 1) await copyBooks(world, schoolId(1), schoolId(school));
  await world.sql('alter table catalog.book enable trigger book_is_indexed');
  await world.sql('vacuum analyze');
}

/** Copies a school's books with their index rows. */
export async function copyBooks(world: World, from: string, to: string): Promise<void> {
  const fill = async (table: string, changed: Record<string, string>, source: string) => {
    const { rows } = await world.sql(
      `select column_name from information_schema.columns
       where table_schema = 'catalog' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    );
    const columns = rows.map((row) => (row as { column_name: string }).column_name);
    const values = columns.map((column) => changed[column] ?? `s.${column}`);
    await world.sql(
      `insert into catalog.${table} (${columns.join(', ')}) select ${values.join(', ')} from ${source} where s.tenant_id = $2`,
      [to, from],
    );
  };
  await fill('book', { id: 'gen_random_uuid()', tenant_id: '$1::uuid' }, 'catalog.book s');
  await fill(
    'book_index',
    { book_id: 'copy.id', tenant_id: '$1::uuid' },
    `catalog.book_index s join catalog.book own on own.tenant_id = s.tenant_id and own.id = s.book_id
     join catalog.book copy on copy.tenant_id = $1::uuid and copy.slug = own.slug`,
  );
  await fill('book_word', { tenant_id: '$1::uuid' }, 'catalog.book_word s');
}
