import { request } from 'node:http';
import type { Client } from 'pg';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { demoBooks, type DemoBook } from './books/index.ts';
import { discovery, workId } from './books/discovery.ts';
import { demoFilm } from './films/index.ts';
import { fillTheDesk } from './desk.ts';
import { seedLessons } from './lessons.ts';
import { giveLists, giveThemes } from './lists.ts';
import { inSchool, once } from './platform.ts';
import { seedReading } from './reading.ts';
import { seedStories } from './stories/index.ts';
import { seedVoices } from './voices.ts';
import { seedLibraries } from './world-libraries.ts';
import { seedLetters, sendLetters } from './world-letters.ts';
import { DEMO_PASSWORD, demoSchools, usernameOf } from './schools.ts';

/** Where the running server is, on this machine. */
export interface Server {
  port: number;
  /** Host name of the platform; schools are below it. */
  host: string;
}

/** Who puts the books in, and gives lists to the class. */
export const TEACHERS = {
  platform: 'admin@bookgrove.test',
  greenfield: 'teacher@greenfield.test',
  riverside: 'teacher@riverside.test',
};

/** The book that a student of each school is in the middle of. */
const BEGUN = 'the-lighthouse-cat';
/** So many books are on the shelves before the rest follows. */
const FIRST_SHELF = 12;

/**
 * Uploads the demo books that are not there yet, as their teachers would: through the API and its whole check.
 * Resolves when the first shelf can be read; the function it gives brings the rest. `progress` hears how many of how
 * many are ready.
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
  // The list is written with the best first, and the newest stands first on the shelf.
  const now = Date.now();
  const missing = demoBooks
    .map((book, place) => ({ book, publishedAt: new Date(now - place * 60_000) }))
    .filter(({ book }) => !known.has(`${tenantOf(book)} ${book.key}`));
  // PDFs take the longest; the book that the demo's students are reading has to be there.
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
  await step('first lists', () => giveLists(server));
  await step('libraries', () => seedLibraries(owner, tenants));
  await step('letters', () => seedLetters(owner));
  return async () => {
    if (missing.length > 0) await bring(missing);
    await step('lists on a theme', () => giveThemes(server));
    await step('voices', () => seedVoices(owner, tenants));
    await step('stories', () => seedStories(owner, server, tenants.get('greenfield')!));
    await step('letters of the schools', () => sendLetters(owner, server, tenants));
    await step('all shelves of libraries', () => seedLibraries(owner, tenants));
    await step('lessons', () => seedLessons(server));
    await fillTheDesk(owner, tenants.get('greenfield')!, server);
  };
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

/** A book of the demo that was put in, but has not got its address: the start before this one ended in between. */
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

/** Waits for the demo's own books: what else its visitors put in is theirs, refused or not. */
async function untilReady(owner: Client, tenants: string[], progress: (ready: number, all: number) => void) {
  for (;;) {
    let ready = 0;
    let all = 0;
    const refused: string[] = [];
    for (const tenant of tenants)
      await inSchool(owner, tenant, async () => {
        // Of the demo alone: a draft that a visitor has begun meanwhile is the visitor's.
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

/** A student of each school is in the middle of a book, so that "Continue reading" has something to show. */
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
        percentage: Math.round((at / order.length) * 100),
        client_time: new Date().toISOString(),
        device: { id: newId(), kind: 'tablet', system: 'android' },
      },
    });
  }
}

/** Puts the demo film in as the platform's team would, unless it is there. */
export async function seedFilms(server: Server): Promise<void> {
  const token = await signIn(server, 'platform', TEACHERS.platform);
  const ask = (method: string, path: string, sent: { json?: object; form?: FormData } = {}) =>
    call(server, 'platform', method, `/api/film-drafts/${path}`, { token, ...sent });
  const films = (await ask('GET', '')) as { id: string; slug: string; published: boolean }[];
  const known = films.find(({ slug }) => slug === demoFilm.slug);
  if (known?.published) return;
  const { slug, words, book } = demoFilm;
  const id =
    known?.id ??
    ((await ask('POST', '', { json: { slug, title: words[0]!.title, locale: 'en' } })) as { id: string }).id;
  const form = (bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
    const made = new FormData();
    made.set('file', new Blob([bytes]), name);
    return made;
  };
  await ask('PUT', `${id}/video/`, {
    form: form(new Uint8Array(await demoFilm.video()), 'journey-of-a-drop.webm'),
  });
  await ask('PUT', `${id}/poster/`, {
    form: form(new Uint8Array(await demoFilm.poster()), 'journey-of-a-drop.webp'),
  });
  for (const { locale, vtt } of demoFilm.captions)
    await ask('PUT', `${id}/captions/${locale}/`, { json: { vtt } });
  const { version } = (await ask('GET', `${id}/`)) as { version: number };
  await ask('PUT', `${id}/`, { json: { version, book, words, published: true } });
}

export async function signIn(server: Server, school: string, username: string): Promise<string> {
  const json = { username, password: DEMO_PASSWORD, remember: false };
  const answer = (await call(server, school, 'POST', '/api/auth/token/', { json })) as { access: string };
  return answer.access;
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
  // What is for the older ones is kept for them; the others are fit for everybody, liked or not.
  form.set('age_rating', String(book.age_range.min >= 10 ? book.age_range.min : 0));
  // Its words and pictures were made for this library.
  form.set('rights', 'own');
  form.set('publish', 'true');
  form.set('file', new Blob([new Uint8Array(await book.build())]), `${book.key}.${book.format}`);
  const answer = (await call(server, book.owner, 'POST', '/api/books/', { token, form })) as { id: string };
  return answer.id;
}

/** One call at a school's host. Node's fetch cannot set Host, and not every resolver knows *.localhost. */
export async function call(
  server: Server,
  school: string,
  method: string,
  path: string,
  sent: { token?: string; json?: object; form?: FormData },
): Promise<unknown> {
  const content = new Response(sent.form ?? (sent.json ? JSON.stringify(sent.json) : null));
  const body = Buffer.from(await content.arrayBuffer());
  const host = school === 'platform' ? server.host : `${school}.${server.host}`;
  const headers: Record<string, string> = {
    host: `${host}:${server.port}`,
    'content-length': String(body.length),
    ...(sent.token && { authorization: `Bearer ${sent.token}` }),
    ...(sent.form && { 'content-type': content.headers.get('content-type')! }),
    ...(sent.json && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: server.port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if ((response.statusCode ?? 500) < 300) resolve(text === '' ? null : JSON.parse(text));
        else reject(new Error(`${method} ${path} at ${host}: ${response.statusCode} ${text}`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
