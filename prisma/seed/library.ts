import type { Client } from 'pg';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { demoBooks, type DemoBook } from './books/index.ts';
import { discovery, workId } from './books/discovery.ts';
import { demoFilms } from './films/index.ts';
import { seedMessages } from './messages.ts';
import { seedModeration } from './moderation.ts';
import { seedQuizResults } from './quiz-results.ts';
import { seedResources } from './resources.ts';
import { seedAssignments } from './assignments.ts';
import { seedBookQuizzes } from './book-quizzes.ts';
import { seedCertificates } from './certificates.ts';
import { seedCourses } from './courses.ts';
import { seedTraining } from './training.ts';
import { seedLive } from './live.ts';
import { seedGiving } from './giving.ts';
import { seedGifts } from './giving-gifts.ts';
import { seedImpact } from './impact.ts';
import { seedLearningPaths } from './learning-paths.ts';
import { seedReadingLists, seedThemes } from './lists.ts';
import { inSchool, once } from './platform.ts';
import { seedReading } from './reading.ts';
import { seedStories } from './stories/index.ts';
import { seedReviews } from './reviews.ts';
import { seedShop } from './shop.ts';
import { seedLibraries } from './world-libraries.ts';
import { seedLetters, sendLetters } from './world-letters.ts';
import { demoSchools, usernameOf } from './schools.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

/** The book that a student of each school is currently reading. */
const BEGUN = 'the-lighthouse-cat';
/** Number of books to load before the first part of the seed ends. */
const FIRST_SHELF = 12;

/**
 * Uploads the demo books that are missing, as their teachers would: through the API and its whole check.
 * Resolves when the first books can be read, with a function that loads the others. `progress` is called with
 * the number of ready books and the total.
 */
export async function seedLibrary(
  owner: Client,
  server: Server,
  progress: (ready: number, all: number) => void,
): Promise<() => Promise<void>> {
  const tenants = await tenantIds(owner);
  const tenantOf = (book: DemoBook) => tenants.get(book.owner)!;
  const known = new Set<string>();
  for (const tenant of tenants.values())
    await inSchool(owner, tenant, async () => {
      const { rows } = await owner.query<{ slug: string }>(
        'select slug from catalog.book where tenant_id = $1',
        [tenant],
      );
      for (const { slug } of rows) known.add(`${tenant} ${slug}`);
    });
  // The list has the best books first, and the library shows the newest first.
  const now = Date.now();
  const missing = demoBooks
    .map((book, place) => ({ book, publishedAt: new Date(now - place * 60_000) }))
    .filter(({ book }) => !known.has(`${tenantOf(book)} ${book.key}`));
  // PDFs take longest; the book that the demo's students are reading must be there.
  const rank = ({ format, key }: DemoBook): number => Number(format === 'pdf') - Number(key === BEGUN);
  missing.sort((one, other) => rank(one.book) - rank(other.book));

  const tokens = new Map<string, string>();
  const bring = async (books: typeof missing): Promise<void> => {
    for (const { book, publishedAt } of books) {
      const token = tokens.get(book.owner) ?? (await signIn(server, book.owner, TEACHERS[book.owner]));
      tokens.set(book.owner, token);
      const id = (await begunUpload(owner, tenantOf(book), book)) ?? (await upload(server, book, token));
      await inSchool(owner, tenantOf(book), () =>
        owner.query(
          `update catalog.book set slug = $3, featured = $4, student_made = $5, price_minor = $6::int, currency = $7,
             illustrators = $8, published_at = $9, sdg_goals = $10, themes = $11, work_id = $12, series = $13, series_position = $14,
             charity_bps = case when $6::int is null then null else 2000 end
           where tenant_id = $1 and id = $2`,
          [
            tenantOf(book),
            id,
            book.key,
            book.featured,
            book.student_made,
            book.price?.amount ?? null,
            book.price?.currency ?? null,
            book.illustrators ?? [],
            publishedAt,
            discovery[book.key]?.goals ?? [],
            discovery[book.key]?.themes ?? [],
            discovery[book.key]?.work ? workId(discovery[book.key]!.work!) : null,
            discovery[book.key]?.series?.[0] ?? null,
            discovery[book.key]?.series?.[1] ?? null,
          ],
        ),
      );
    }
    await untilReady(owner, [...tenants.values()], progress);
  };
  const step = (name: string, work: () => Promise<void>) => once(owner, name, work);
  const first = missing.splice(0, FIRST_SHELF);
  if (first.length > 0) await bring(first);
  await step('first readers', async () => {
    await beginSomeBooks(server);
    for (const { key, class: schoolClass, youngest } of demoSchools)
      for (const { code } of [schoolClass, ...(youngest ? [youngest] : [])])
        await seedReading(owner, tenants.get(key)!, { code, writes: code === schoolClass.code }, BEGUN);
  });
  await step('first lists', () => seedReadingLists(server));
  await step('libraries', () => seedLibraries(owner, tenants));
  await step('letters', () => seedLetters(owner));
  return async () => {
    if (missing.length > 0) await bring(missing);
    await step('questions of visitors', () => seedMessages(server));
    await step('lists on a theme', () => seedThemes(server));
    await step('impact of the first readers', () => seedImpact(owner, tenants));
    await step('voices', () => seedReviews(owner, tenants));
    await step('stories', () => seedStories(owner, server, tenants.get('greenfield')!));
    await step('letters of the schools', () => sendLetters(owner, server, tenants));
    await step('all shelves of libraries', () => seedLibraries(owner, tenants));
    await step('lessons', () => seedResources(server));
    await seedModeration(owner, tenants.get('greenfield')!, server);
    await seedGiving(owner, server, tenants);
    await step('charities of books', () => nameCharities(owner, tenants));
    await seedCourses(owner, server);
    await seedTraining(owner, server);
    await seedBookQuizzes(owner, server);
    await seedLearningPaths(owner, server);
    await seedAssignments(owner, server);
    await seedQuizResults(owner, server);
    await seedLive(owner, server);
    await step('certificates', () => seedCertificates(server));
    await seedShop(owner, server);
    await seedGifts(owner, server, tenants);
  };
}

/** Charities of the demo that its books name; one book in two names none, as at a school that has just begun. */
const OF_BOOKS = ['one-lamp', 'river-boat-books', 'clear-spring'];

async function nameCharities(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const tenant of tenants.values())
    await inSchool(owner, tenant, () =>
      owner.query(
        `with sold as (
           select id, row_number() over (order by slug) as place from catalog.book where tenant_id = $1 and price_minor is not null
         )
         update catalog.book b set charity_id = c.id from sold s, giving.charity c
         where b.tenant_id = $1 and b.id = s.id and s.place % 2 = 1 and b.charity_id is null
           and c.tenant_id = $2 and c.slug = ($3::text[])[1 + (s.place / 2) % 3]`,
        [tenant, PLATFORM_TENANT_ID, OF_BOOKS],
      ),
    );
}

async function tenantIds(owner: Client): Promise<Map<string, string>> {
  const { rows } = await owner.query<{ id: string; subdomain: string }>(
    'select id, subdomain from tenancy.tenant where subdomain = any($1)',
    [demoSchools.map(({ key }) => key)],
  );
  return new Map([
    ['platform', PLATFORM_TENANT_ID],
    ...rows.map(({ id, subdomain }) => [subdomain, id] as const),
  ]);
}

/** A demo book that was uploaded but has no slug yet: the previous start ended in between. */
async function begunUpload(
  owner: Client,
  tenant: string,
  { key, format }: DemoBook,
): Promise<string | undefined> {
  return inSchool(owner, tenant, async () => {
    const { rows } = await owner.query<{ book_id: string }>(
      `select f.book_id from catalog.book_file f join catalog.book b on b.tenant_id = f.tenant_id and b.id = f.book_id
       where f.tenant_id = $1 and f.original_name = $2 and b.slug <> all($3) limit 1`,
      [tenant, `${key}.${format}`, demoBooks.map((book) => book.key)],
    );
    return rows[0]?.book_id;
  });
}

/** Waits for the demo's own books, not for uploads by visitors. */
async function untilReady(owner: Client, tenants: string[], progress: (ready: number, all: number) => void) {
  for (;;) {
    let ready = 0;
    let all = 0;
    const refused: string[] = [];
    for (const tenant of tenants)
      await inSchool(owner, tenant, async () => {
        // Only the demo's: drafts that a visitor has started are left alone.
        const { rows } = await owner.query<{ ingestion: string; title: string }>(
          'select ingestion, title from catalog.book where tenant_id = $1 and slug = any($2)',
          [tenant, demoBooks.map(({ key }) => key)],
        );
        all += rows.length;
        ready += rows.filter(({ ingestion }) => ingestion === 'ready').length;
        refused.push(...rows.filter(({ ingestion }) => ingestion === 'refused').map(({ title }) => title));
      });
    progress(ready, all);
    if (refused.length > 0) throw new Error(`Demo books were refused: ${refused.join(', ')}`);
    if (ready === all) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Lets a student of each school start a book, so that "Continue reading" is not empty. */
async function beginSomeBooks(server: Server): Promise<void> {
  for (const { key, class: schoolClass } of demoSchools) {
    const reader = usernameOf(schoolClass.students[0]![0], schoolClass.suffix);
    const token = await signIn(server, key, reader);
    const book = (await call(server, key, 'GET', `/api/books/${BEGUN}/`, { token })) as {
      id: string;
    };
    const content = (await call(server, key, 'GET', `/api/books/${book.id}/content/`, { token })) as {
      manifest: { readingOrder: { href: string }[] };
    };
    const order = content.manifest.readingOrder;
    const at = Math.floor(order.length * 0.45);
    await call(server, key, 'PUT', `/api/books/${book.id}/progress/`, {
      token,
      json: {
        locator: { href: order[at]!.href, progression: 0, position: at + 1 },
        percentage: Math.round(((at + 1) / order.length) * 100),
        client_time: new Date().toISOString(),
        device: { id: newId(), kind: 'tablet', system: 'android' },
      },
    });
  }
}

/** Adds the demo films as the platform's team would, those that exist left out. */
export async function seedFilms(server: Server): Promise<void> {
  const token = await signIn(server, 'platform', TEACHERS.platform);
  const ask = (method: string, path: string, sent: { json?: object; form?: FormData } = {}) =>
    call(server, 'platform', method, `/api/film-drafts/${path}`, { token, ...sent });
  const films = (await ask('GET', '')) as { id: string; slug: string; published: boolean }[];
  const form = (bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
    const made = new FormData();
    made.set('file', new Blob([bytes]), name);
    return made;
  };
  for (const { slug, words, book, goals, file, video, poster, captions } of demoFilms) {
    const known = films.find((film) => film.slug === slug);
    if (known?.published) continue;
    const begin = { slug, title: words[0]!.title, locale: 'en' };
    const id = known?.id ?? ((await ask('POST', '', { json: begin })) as { id: string }).id;
    await ask('PUT', `${id}/video/`, { form: form(new Uint8Array(await video()), `${file}.webm`) });
    await ask('PUT', `${id}/poster/`, { form: form(new Uint8Array(await poster()), `${file}.webp`) });
    for (const { locale, vtt } of captions) await ask('PUT', `${id}/captions/${locale}/`, { json: { vtt } });
    const { version } = (await ask('GET', `${id}/`)) as { version: number };
    await ask('PUT', `${id}/`, { json: { version, book, goals, words, published: true } });
  }
}

async function upload(server: Server, book: DemoBook, token: string): Promise<string> {
  const form = new FormData();
  form.set('title', book.title);
  form.set('summary', book.summary);
  form.set('authors', book.authors.join(';'));
  form.set('categories', book.categories.join(','));
  form.set('language', book.language);
  form.set('reading_level', String(book.reading_level));
  form.set('age_min', String(book.age_range.min));
  form.set('age_max', String(book.age_range.max));
  // Books for older readers get an age rating; the others suit everybody.
  form.set('age_rating', String(book.age_range.min >= 10 ? book.age_range.min : 0));
  // Text and pictures were made for this library.
  form.set('rights', 'own');
  form.set('publish', 'true');
  form.set('file', new Blob([new Uint8Array(await book.build())]), `${book.key}.${book.format}`);
  const answer = (await call(server, book.owner, 'POST', '/api/books/', { token, form })) as { id: string };
  return answer.id;
}
