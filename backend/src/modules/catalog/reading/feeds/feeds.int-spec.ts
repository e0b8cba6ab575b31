import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBuffer, type Entry } from 'yauzl';
import { coveredEpub, publishedBook, publishToLibrary } from '../../../../../test/support/books.ts';
import { faultsOf, read1 } from '../../../../../test/support/opds.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { FeedKeyView, NewFeedKey } from './feed-keys.ts';
import type { Progression } from './progression.ts';

interface Link {
  rel?: string;
  href: string;
  type: string;
  title?: string;
  templated?: boolean;
  properties?: { numberOfItems?: number; authenticate?: { href: string }; price?: object };
}
interface Feed2 {
  metadata: { title: string; numberOfItems?: number };
  links: Link[];
  navigation?: Link[];
  facets?: { metadata: { title: string }; links: Link[] }[];
  publications?: { metadata: { title: string; identifier: string }; links: Link[]; images?: Link[] }[];
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let student: TestPerson;
let studentToken: string;
let book: { id: string; slug: string };

const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`app:${key}`).toString('base64')}` });
const linkOf = (links: Link[], rel: string): Link | undefined => links.find((link) => link.rel === rel);
const path = (href: string) => new URL(href).pathname + new URL(href).search;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  const head = await app.tokenOf(oak, 'school_admin');
  student = await app.makePerson(oak, 'student');
  studentToken = (await app.signIn(student)).access;
  book = await publishedBook(app, oak, head, await coveredEpub());
  await publishToLibrary(app, oak, {
    title: 'Zebra & <friends>',
    slug: 'zebra',
    visibility: 'public',
    language: 'fr',
    reading_level: 2,
  });
  await publishToLibrary(app, oak, {
    title: 'For sale',
    slug: 'for-sale',
    price_minor: 450,
    currency: 'GBP',
  });
  await publishToLibrary(app, oak, { title: 'For older children', slug: 'older', age_rating: 16 });
  await publishToLibrary(app, elm, { title: 'Of the neighbours', slug: 'elm' });
});
afterAll(() => app.close());

const makeKey = async (as: string, name = 'Kobo') =>
  (await app.ask<NewFeedKey>(oak, 'POST', '/api/feed-keys', { as, body: { name } })).body;
const titles = (feed: Feed2) => (feed.publications ?? []).map(({ metadata }) => metadata.title).sort();

describe('the feed as OPDS 2.0', () => {
  it('leads from its root to books and to a search', async () => {
    const root = await app.ask<Feed2>(oak, 'GET', '/api/opds');
    expect(root.headers['content-type']).toContain('application/opds+json');
    expect(linkOf(root.body.links, 'self')!.href).toBe('http://oak.localhost/api/opds');
    const all = root.body.navigation!.find(({ title }) => title === 'All books')!;
    expect(all.properties!.numberOfItems).toBe(3);
    const feed = (await app.ask<Feed2>(oak, 'GET', path(all.href))).body;
    expect(titles(feed)).toEqual(['For sale', 'The Paper Boat', 'Zebra & <friends>'].sort());
    const search = linkOf(root.body.links, 'search')!;
    expect(search.templated).toBe(true);
    const found = await app.ask<Feed2>(oak, 'GET', path(search.href.replace('{?query}', '?query=zebra')));
    expect(titles(found.body)).toEqual(['Zebra & <friends>']);
  });

  it('narrows by facets that show how many books remain', async () => {
    const feed = (await app.ask<Feed2>(oak, 'GET', '/api/opds/books')).body;
    const french = feed
      .facets!.find(({ metadata }) => metadata.title === 'Languages')!
      .links.find(({ title }) => title === 'French')!;
    expect(french.properties!.numberOfItems).toBe(1);
    const narrowed = (await app.ask<Feed2>(oak, 'GET', path(french.href))).body;
    expect(titles(narrowed)).toEqual(['Zebra & <friends>']);
    expect(narrowed.metadata.title).toBe('French');
    const chosen = narrowed.facets!.flatMap(({ links }) => links).filter(({ rel }) => rel === 'self');
    expect(chosen.map(({ title }) => title)).toEqual(['French']);
  });

  it('goes page by page', async () => {
    const first = (await app.ask<Feed2>(oak, 'GET', '/api/opds/books?ordering=title&limit=2')).body;
    const next = linkOf(first.links, 'next')!;
    const second = (await app.ask<Feed2>(oak, 'GET', path(next.href))).body;
    expect([...titles(first), ...titles(second)]).toHaveLength(3);
    expect(linkOf(second.links, 'next')).toBeUndefined();
    expect(path(linkOf(second.links, 'previous')!.href)).toContain('limit=2');
  });

  it('contains the acquisition links of each book', async () => {
    const feed = (await app.ask<Feed2>(oak, 'GET', '/api/opds/books?ordering=title')).body;
    const linksOf = (title: string) =>
      feed.publications!.find(({ metadata }) => metadata.title === title)!.links;
    expect(
      linkOf(linksOf('Zebra & <friends>'), 'http://opds-spec.org/acquisition/open-access'),
    ).toMatchObject({
      type: 'application/epub+zip',
    });
    expect(linkOf(linksOf('For sale'), 'http://opds-spec.org/acquisition/buy')!.properties!.price).toEqual({
      value: 4.5,
      currency: 'GBP',
    });
    const school = linkOf(linksOf('The Paper Boat'), 'http://opds-spec.org/acquisition')!;
    expect(school.properties!.authenticate!.href).toBe('http://oak.localhost/api/opds/authentication');
  });

  // In versions 2.0 and 1.2: both name everybody who worked on a book.
  it('shows a book that was stored without any list of people', async () => {
    const id = newId();
    await app.within(
      elm,
      (tx) => tx.$executeRaw`
        insert into catalog.book (id, tenant_id, slug, title, language, status, ingestion, format, created_by, published_at,
          updated_at, age_rating, visibility)
        values (${id}::uuid, ${elm.id}::uuid, 'bare', 'A bare book', 'en', 'published', 'ready', 'epub', ${id}::uuid, now(),
          now(), 0, 'public')`,
    );
    for (const at of ['/api/opds/books', '/api/opds/v1.2/books', `/api/opds/books/${id}`]) {
      const { status, text } = await app.ask(elm, 'GET', at);
      expect([at, status, text.includes('A bare book')]).toEqual([at, 200, true]);
    }
  });

  it('is in the language that the client requests', async () => {
    const root = await app.ask<Feed2>(oak, 'GET', '/api/opds', { headers: { 'accept-language': 'fr-CA' } });
    expect(root.body.navigation!.map(({ title }) => title)).toContain('Tous les livres');
  });

  it('refuses an unknown filter', async () => {
    expect((await app.ask(oak, 'GET', '/api/opds/books?level=9')).status).toBe(422);
    expect((await app.ask(oak, 'GET', '/api/opds/books?mine=true')).status).toBe(422);
  });
});

describe('the feed as OPDS 1.2', () => {
  it('is read by a parser that reading apps use', async () => {
    const root = await app.ask(oak, 'GET', '/api/opds/v1.2');
    expect(root.headers['content-type']).toContain('kind=navigation');
    const all = (await read1(root.text)).entries.find(({ title }) => title === 'All books')!;
    const answer = await app.ask(oak, 'GET', path(all.links[0]!.href));
    expect(answer.headers['content-type']).toContain('kind=acquisition');
    const feed = await read1(answer.text);
    expect(feed.entries.map(({ title }) => title)).toEqual([
      'For sale',
      'The Paper Boat',
      'Zebra & <friends>',
    ]);
    const facets = feed.links.filter(({ rel }) => rel === 'http://opds-spec.org/facet');
    expect(facets.map(({ title }) => title)).toContain('French');
  });

  it('describes the search', async () => {
    const { text, headers } = await app.ask(oak, 'GET', '/api/opds/v1.2/search');
    expect(headers['content-type']).toContain('opensearchdescription');
    const template = /template="([^"]+)"/.exec(text)![1]!;
    const found = await app.ask(oak, 'GET', path(template.replace('{searchTerms}', 'zebra')));
    expect((await read1(found.text)).entries.map(({ title }) => title)).toEqual(['Zebra & <friends>']);
  });

  it('has an entry for each book', async () => {
    const { text, status } = await app.ask(oak, 'GET', `/api/opds/v1.2/books/${book.id}`);
    expect(status).toBe(200);
    expect(text).toContain(`<id>urn:uuid:${book.id}</id>`);
  });
});

describe('a reading app with a key', () => {
  it('is asked to sign in with an authentication document', async () => {
    const answer = await app.ask<{ authentication: { type: string }[] }>(
      oak,
      'GET',
      `/api/opds/books/${book.id}/file`,
    );
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toContain('application/opds-authentication+json');
    expect(answer.headers['www-authenticate']).toContain('Basic');
    expect(answer.body.authentication[0]!.type).toBe('http://opds-spec.org/auth/basic');
  });

  it('gets the cleaned book, and continues at the stored position', async () => {
    const { key } = await makeKey(studentToken);
    const headers = basic(key.toLowerCase());
    const file = await app.ask(oak, 'GET', `/api/opds/books/${book.id}/file`, { headers });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('application/epub+zip');
    const names = await namesIn(file.bytes);
    expect(names[0]).toBe('mimetype');
    expect(names).toContain('META-INF/container.xml');
    const continued = await app.ask<Feed2>(oak, 'GET', '/api/opds/books?continue=true', { headers });
    expect(titles(continued.body)).toEqual([]);
  });

  it('shows the books of its owner, and none of another school', async () => {
    const { key } = await makeKey(studentToken);
    const teacher = await makeKey(await app.tokenOf(oak, 'teacher'));
    const titlesFor = async (own: string) =>
      titles((await app.ask<Feed2>(oak, 'GET', '/api/opds/books', { headers: basic(own) })).body);
    expect(await titlesFor(key)).not.toContain('For older children');
    expect(await titlesFor(teacher.key)).toContain('For older children');
    expect((await app.ask(elm, 'GET', '/api/opds', { headers: basic(key) })).status).toBe(401);
  });

  it('can open feeds only', async () => {
    const { key } = await makeKey(studentToken);
    expect((await app.ask(oak, 'GET', '/api/user/profile/', { headers: basic(key) })).status).toBe(401);
    expect((await app.ask(oak, 'GET', '/api/books/', { headers: basic(key) })).status).toBe(401);
  });

  it('is signed out when its key is revoked or its owner is archived', async () => {
    const { key, id } = await makeKey(studentToken, 'Old phone');
    const other = await makeKey(await app.tokenOf(oak, 'student'));
    const status = async (own: string) =>
      (await app.ask(oak, 'GET', '/api/opds', { headers: basic(own) })).status;
    expect(await status(key)).toBe(200);
    await app.ask(oak, 'DELETE', `/api/feed-keys/${id}`, { as: await app.tokenOf(oak, 'teacher') });
    expect(await status(key)).toBe(200); // the key was not the teacher's
    await app.ask(oak, 'DELETE', `/api/feed-keys/${id}`, { as: studentToken });
    expect(await status(key)).toBe(401);
    await app.within(oak, (tx) =>
      tx.user.updateMany({
        where: { tenant_id: oak.id, id: { not: student.id }, role: 'student' },
        data: { status: 'archived' },
      }),
    );
    expect(await status(other.key)).toBe(401);
  });

  it('is listed without its key, and kept as a digest', async () => {
    const { key, id } = await makeKey(studentToken, 'Tablet');
    const listed = await app.ask<FeedKeyView[]>(oak, 'GET', '/api/feed-keys', { as: studentToken });
    expect(listed.body.find((one) => one.id === id)).toEqual({
      id,
      name: 'Tablet',
      created_at: expect.any(String),
      used_at: null,
    });
    expect(listed.text).not.toContain(key);
    const rows = await app.within(oak, (tx) => tx.feedKey.findMany({ where: { tenant_id: oak.id, id } }));
    expect(Buffer.from(rows[0]!.secret_hash)).toHaveLength(32);
  });

  it('is limited to ten, also with concurrent requests', async () => {
    const as = await app.tokenOf(oak, 'parent');
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        app.ask(oak, 'POST', '/api/feed-keys', { as, body: { name: `App ${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  });
});

describe('a reading position sent by another app', () => {
  const told = (modified: string, progression: number): Progression => ({
    modified,
    device: { id: 'urn:uuid:019c0047-cc8d-4ec4-a3c3-938ccadc020a', name: 'Thorium (Windows)' },
    progression,
  });
  const at = () => `/api/opds/books/${book.id}/progression`;

  it('is stored for the library too, unless it is older', async () => {
    const as = (await app.signIn(await app.makePerson(oak, 'student'))).access;
    const { key } = await makeKey(as);
    const headers = basic(key);
    const before = await app.ask(oak, 'GET', at(), { headers });
    expect([before.status, before.text]).toEqual([200, '']);
    const saved = await app.ask<Progression>(oak, 'PUT', at(), {
      headers,
      body: told('2026-01-02T10:00:00Z', 0.5),
    });
    expect(saved.headers['content-type']).toContain('application/opds-progression+json');
    expect(saved.body).toMatchObject({ modified: '2026-01-02T10:00:00.000Z', progression: 0.5 });
    const late = await app.ask<Progression>(oak, 'PUT', at(), {
      headers,
      body: told('2026-01-01T10:00:00Z', 0.1),
    });
    expect(late.body.progression).toBe(0.5);
    const kept = await app.ask<{ percentage: number; locator: { href: string } }>(
      oak,
      'GET',
      `/api/books/${book.id}/progress/`,
      { as },
    );
    expect(kept.body.percentage).toBe(50);
    expect(kept.body.locator.href).toBeTruthy();
    const feed = await app.ask<Feed2>(oak, 'GET', '/api/opds/books?continue=true', { headers });
    expect(titles(feed.body)).toEqual(['The Paper Boat']);
  });

  it('requires sign-in, and is refused when it is invalid', async () => {
    expect((await app.ask(oak, 'PUT', at(), { body: told('2026-01-02T10:00:00Z', 0.5) })).status).toBe(401);
    const headers = basic((await makeKey(studentToken)).key);
    const wrong = await app.ask(oak, 'PUT', at(), { headers, body: told('2026-01-02T10:00:00Z', 1.5) });
    expect(wrong.status).toBe(422);
  });
});

describe('every document of OPDS 2.0', () => {
  it('validates against its published schema, for each kind of reader', async () => {
    await publishToLibrary(app, oak, {
      title: 'Everything that can be said',
      slug: 'everything',
      visibility: 'public',
      isbn: '9780140328721',
      subtitle: 'A test',
      authors: ['Ada', 'Bo'],
      illustrators: ['Cy'],
      translators: ['Di'],
      narrators: ['Ed'],
      publisher: 'Hollow',
      language: 'pt-BR',
      summary: 'It says all.',
      series: 'Things',
      series_position: 2,
      themes: ['weather'],
      sdg_goals: [4],
      pages: 12,
      accessibility_features: ['alternativeText', 'synchronizedAudioText', 'somethingOfOurOwn'],
      accessibility_summary: 'All told.',
    });
    await publishToLibrary(app, oak, {
      title: 'Not much',
      slug: 'nothing',
      visibility: 'public',
      language: 'und',
      authors: [],
    });
    const { key } = await makeKey(await app.tokenOf(oak, 'teacher'));
    for (const headers of [{}, basic(key)])
      for (const [kind, at] of [
        ['feed', '/api/opds'],
        ['feed', '/api/opds/books?limit=100'],
        ['feed', '/api/opds/books?limit=1&offset=1'],
        ['feed', '/api/opds/books?query=nothing-is-called-this'],
        ['publication', `/api/opds/books/${book.id}`],
        ['authentication', '/api/opds/authentication'],
      ] as const) {
        const answer = await app.ask<unknown>(oak, 'GET', at, { headers });
        if (answer.status === 401) {
          expect([at, faultsOf('authentication', answer.body)]).toEqual([at, []]);
          continue;
        }
        expect([at, answer.status, faultsOf(kind, answer.body)]).toEqual([at, 200, []]);
      }
    expect(faultsOf('feed', { metadata: {}, links: [] })).not.toEqual([]);
  });
});

const namesIn = (bytes: Buffer): Promise<string[]> =>
  new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: false }, (error, zip) => {
      if (error) return reject(error);
      const names: string[] = [];
      zip.on('entry', (entry: Entry) => names.push(entry.fileName));
      zip.on('end', () => resolve(names));
      zip.on('error', reject);
    });
  });
