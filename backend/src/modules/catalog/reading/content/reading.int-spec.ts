import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  coveredEpub,
  publishedBook,
  publishToLibrary,
  upload,
  uploadOf,
} from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { Book, Progress } from '../../library/books/book-view.ts';
import { CapabilityUrls } from '../../library/books/capability-urls.ts';
import type { BookContent } from './open-book.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let student: TestPerson;
let reader: string;
let teacher: string;
let book: Book;
let epubBytes: Buffer;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  student = await app.makePerson(oak, 'student');
  [reader, teacher] = [(await app.signIn(student)).access, await app.tokenOf(oak, 'teacher')];
  epubBytes = await coveredEpub({ body: '<p>A boat sails.</p><script>alert(1)</script>' });
  book = await publishedBook(app, oak, teacher, epubBytes);
});
afterAll(() => app.close());

const open = (as?: string, school = oak, id = book.id) =>
  app.ask<BookContent & Problem>(school, 'GET', `/api/books/${id}/content/`, { as });
/** Path and host of an address on the book origin. */
const fetchFile = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
  const { host, pathname } = new URL(url);
  return app.ask(host, method, pathname, { headers });
};

describe('opening a book', () => {
  it('gives the address of its files on the book origin, and its manifest', async () => {
    const { status, body, headers } = await open(reader);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      format: 'epub',
      layout: 'reflowable',
      direction: 'ltr',
      shell_url: 'http://files.oak.localhost/reader/?epub',
    });
    expect(body.base_url).toMatch(/^http:\/\/files\.oak\.localhost\/b\/[\w-]+\.[\w-]{43}\/$/);
    expect(body.manifest).toMatchObject({
      metadata: { title: 'The Paper Boat' },
      readingOrder: [{ type: expect.any(String) }],
    });
  });

  it('finds it by its slug, at its own school alone', async () => {
    const { body } = await app.ask<{ slug: string }>(oak, 'GET', `/api/books/${book.id}/`, { as: reader });
    expect((await open(reader, oak, body.slug)).body.manifest).toMatchObject({
      metadata: { title: 'The Paper Boat' },
    });
    const next = await app.tokenOf(elm, 'teacher');
    expect((await open(next, elm, body.slug)).status).toBe(404);
  });

  it.each([
    ['a visitor', () => open(), 401, 'sign_in_required'],
    ['the school next door', async () => open(await app.tokenOf(elm, 'school_admin'), elm), 404, 'not_found'],
    ['a visitor next door', () => open(undefined, elm), 404, 'not_found'],
  ] as const)('is refused to %s', async (_who, ask, status, code) => {
    const answer = await ask();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('for sale is refused to a student, and unchecked to everyone', async () => {
    const priced = await publishToLibrary(app, oak, { price_minor: 450, currency: 'GBP' });
    expect((await open(reader, oak, priced)).body.code).toBe('purchase_required');
    const unchecked = await publishToLibrary(app, oak, { ingestion: 'waiting' });
    expect((await open(reader, oak, unchecked)).body.code).toBe('book_not_ready');
  });
});

describe('the files of an opened book', () => {
  let page: string;
  let bytes: Buffer;
  beforeAll(async () => {
    const { base_url, manifest } = (await open(reader)).body;
    page = base_url + (manifest as { readingOrder: { href: string }[] }).readingOrder[0]!.href;
    bytes = (await fetchFile(page)).bytes;
  });

  it('are inert: they run no script, have a strict policy and set no cookie', async () => {
    const { status, headers, text } = await fetchFile(page, { cookie: 'refresh=x' });
    expect(status).toBe(200);
    expect(text).toContain('A boat sails.');
    expect(text).not.toContain('alert');
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xhtml\+xml/),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
    });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox$/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['bytes=0-9', (all: Buffer) => all.subarray(0, 10)],
    ['bytes=5-', (all: Buffer) => all.subarray(5)],
    ['bytes=-7', (all: Buffer) => all.subarray(-7)],
    ['bytes=0-99999999', (all: Buffer) => all],
    ['bytes=-99999999', (all: Buffer) => all],
    ['bytes=3-3', (all: Buffer) => all.subarray(3, 4)],
  ])('are returned in the part %s', async (range, part) => {
    const answer = await fetchFile(page, { range });
    const expected = part(bytes);
    const start = bytes.indexOf(expected);
    expect(answer.status).toBe(206);
    expect(answer.bytes.equals(expected)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-length': String(expected.length),
      'content-range': expect.stringMatching(new RegExp(`^bytes \\d+-\\d+/${bytes.length}$`)),
    });
    if (!range.includes('3-3'))
      expect(answer.headers['content-range']).toBe(
        `bytes ${start}-${start + expected.length - 1}/${bytes.length}`,
      );
  });

  it.each(['bytes=99999999-', 'bytes=9-5', 'bytes=-0'])('have no part %s', async (range) => {
    const answer = await fetchFile(page, { range });
    expect([answer.status, answer.body.code]).toEqual([416, 'range_not_satisfiable']);
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
  });

  it.each(['bytes=0-1,3-4', 'pages=1-2', 'bytes=', 'bytes=-', 'bytes=a-b'])(
    'are returned whole for %s, which is not a single range',
    async (range) => {
      const answer = await fetchFile(page, { range });
      expect([answer.status, answer.bytes.length]).toEqual([200, bytes.length]);
    },
  );

  it('answer HEAD with their length, and an unchanged ETag with 304', async () => {
    const head = await fetchFile(page, {}, 'HEAD');
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(bytes.length)]);
    expect((await fetchFile(page, { 'if-none-match': head.headers['etag']! })).status).toBe(304);
  });

  it.each([
    'nothing.xhtml',
    '',
    '../original',
    '%2e%2e/original',
    '..%2foriginal',
    '%2e%2e%2f%2e%2e%2f',
    'page.xhtml/',
    'a//b',
    'x\\y',
    'x%5c..%5cy',
    '.',
    'OEBPS/%00',
  ])('belong to the book only: %p is not found', async (path) => {
    const { base_url } = (await open(reader)).body;
    const { host, pathname } = new URL(base_url);
    expect([400, 404]).toContain((await app.ask(host, 'GET', pathname + path)).status);
  });

  it('open with the signed address, at its school only, until it expires', async () => {
    const { host, pathname } = new URL(page);
    expect((await app.ask(host, 'GET', pathname)).status).toBe(200);
    expect((await app.ask(elm.files, 'GET', pathname)).status).toBe(404);
    expect((await app.ask(app.platform.files, 'GET', pathname)).status).toBe(404);
    const moved = jest
      .spyOn(app.nest.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.now() + 6 * 3_600_000 + 1_000));
    try {
      expect((await app.ask(host, 'GET', pathname)).status).toBe(404);
    } finally {
      moved.mockRestore();
    }
  });

  it('do not open with a forged or changed address', async () => {
    const { host, pathname } = new URL(page);
    const [, , segment = '', ...rest] = pathname.split('/');
    const [claim = '', signature = ''] = segment.split('.');
    const asText = Buffer.from(claim, 'base64url').toString();
    const other = asText.replace(book.id, '00000000-0000-7000-8000-0000000000aa');
    const later = asText.replace(/\d+$/, (expires) => String(Number(expires) + 9));
    const cover = app.nest.get(CapabilityUrls, { strict: false }).cover(book.id, book.id);
    const forged = [
      `${Buffer.from(other).toString('base64url')}.${signature}`,
      `${Buffer.from(later).toString('base64url')}.${signature}`,
      `${claim}.${signature.slice(0, -2)}AA`,
      `${claim}.${signature}=`,
      `${claim}.`,
      `.${signature}`,
      claim,
      `${claim}.${cover}`,
    ];
    for (const segment of forged)
      expect((await app.ask(host, 'GET', ['/b', segment, ...rest].join('/'))).status).toBe(404);
  });

  it('are available under the API to clients with a token', async () => {
    const path = new URL(page).pathname.split('/').slice(3).join('/');
    const ask = (as?: string, school = oak) =>
      app.ask(school, 'GET', `/api/books/${book.id}/content/${path}`, { as });
    const mine = await ask(reader);
    expect([mine.status, mine.bytes.equals(bytes)]).toEqual([200, true]);
    expect([(await ask()).status, (await ask(undefined, elm)).status]).toEqual([401, 404]);
  });
});

describe('an offline book', () => {
  const ask = (as?: string, school = oak) =>
    app.ask<{ file_id: string; bytes: number; files: string[] } & Problem>(
      school,
      'GET',
      `/api/books/${book.id}/offline/`,
      { as },
    );

  it('names every file below the opened folder, and how much it is', async () => {
    const { status, body } = await ask(reader);
    expect([status, body.bytes]).toEqual([200, epubBytes.length]);
    const { base_url, manifest } = (await open(reader)).body;
    expect(body.files).toContain((manifest as { readingOrder: { href: string }[] }).readingOrder[0]!.href);
    expect(body.files).toContain('META-INF/container.xml');
    for (const file of body.files) expect((await fetchFile(base_url + file)).status).toBe(200);
  });

  it('is for readers with an account who may open the book', async () => {
    const priced = await publishToLibrary(app, oak, { price_minor: 450, currency: 'GBP' });
    const sold = await app.ask<Problem>(oak, 'GET', `/api/books/${priced}/offline/`, { as: reader });
    expect([
      (await ask()).status,
      (await ask(await app.tokenOf(elm, 'student'), elm)).status,
      sold.body.code,
    ]).toEqual([401, 404, 'purchase_required']);
  });
});

describe('covers', () => {
  it('are served in four widths with an immutable cache', async () => {
    const { small, medium, large, xlarge, alt } = book.cover!;
    expect(alt).toBe('Cover of The Paper Boat');
    for (const url of [small, medium, large, xlarge]) {
      const { status, headers, bytes } = await fetchFile(url);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=31536000, immutable',
      ]);
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    }
  });

  it('have addresses that cannot be derived from ids', async () => {
    const url = new URL(book.cover!.small);
    const [, c, signature, ...rest] = url.pathname.split('/');
    const wrong = [`${'A'.repeat(22)}`, signature!.slice(1), `${signature}A`, ''];
    for (const segment of wrong)
      expect((await app.ask(url.host, 'GET', ['', c, segment, ...rest].join('/'))).status).toBe(404);
    for (const name of ['161.webp', '160.png', '..%2f160.webp'])
      expect((await app.ask(url.host, 'GET', url.pathname.replace('160.webp', name))).status).toBe(404);
  });
});

describe('a reading position', () => {
  const at = (percentage: number, minute: number) => ({
    locator: { href: 'page.xhtml', progression: percentage / 100 },
    percentage,
    client_time: new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString(),
  });
  const put = (body: object, as = reader, school = oak) =>
    app.ask<{ saved: boolean } & Problem>(school, 'PUT', `/api/books/${book.id}/progress/`, { as, body });
  const get = async (as = reader) =>
    (await app.ask<Progress>(oak, 'GET', `/api/books/${book.id}/progress/`, { as })).body;

  it('does not exist before the first page is read', async () => {
    expect(await get()).toMatchObject({ percentage: 0, locator: null });
  });

  it('is the latest by the clock of the device, in whatever order requests arrive', async () => {
    expect((await put(at(10, 5))).body).toEqual({ saved: true, elsewhere: null });
    expect((await put(at(60, 30))).body.saved).toBe(true);
    expect((await put(at(20, 10))).body.saved).toBe(false);
    expect(await get()).toMatchObject({ percentage: 60, locator: { href: 'page.xhtml', progression: 0.6 } });
    await Promise.all([at(70, 40), at(90, 59), at(80, 50), at(75, 45)].map((place) => put(place)));
    expect(await get()).toMatchObject({ percentage: 90 });
  });

  it('is shown with the book and in "continue", and to nobody else', async () => {
    const list = (as: string, query: string) =>
      app
        .ask<{ results: Book[] }>(oak, 'GET', `/api/books/?${query}`, { as })
        .then(({ body }) => body.results.filter(({ id }) => id === book.id));
    expect((await list(reader, 'continue=true&ordering=-progress'))[0]!.progress).toMatchObject({
      percentage: 90,
    });
    expect((await list(teacher, ''))[0]!.progress).toBeNull();
    expect(await list(teacher, 'continue=true')).toEqual([]);
    expect(await get(teacher)).toMatchObject({ percentage: 0, locator: null });
  });

  it.each([
    ['a percentage of 101', { percentage: 101 }, 'percentage'],
    ['a percentage below 0', { percentage: -1 }, 'percentage'],
    ['a percentage in words', { percentage: '50' }, 'percentage'],
    ['a locator that is a list', { locator: [] }, 'locator'],
    ['a locator of 5,000 letters', { locator: { cfi: 'x'.repeat(5_000) } }, 'locator'],
    ['a time that is none', { client_time: 'yesterday' }, 'client_time'],
    [
      'a time two days ahead',
      { client_time: new Date(Date.now() + 2 * 86_400_000).toISOString() },
      'client_time',
    ],
    ['the place of another reader', { user_id: 'x' }, 'user_id'],
  ])('is refused as %s', async (_what, change, field) => {
    const { status, body } = await put({ ...at(95, 59), ...change });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('is stored only for people who may record one', async () => {
    const visitor = await app.ask(oak, 'PUT', `/api/books/${book.id}/progress/`, { body: at(1, 1) });
    expect(visitor.status).toBe(401);
    expect((await put(at(1, 1), await app.tokenOf(elm, 'student'), elm)).status).toBe(404);
  });

  it('in a book of the platform belongs to the reader’s school', async () => {
    const shared = await publishToLibrary(app, app.platform, {
      file_id: '00000000-0000-7000-8000-0000000000aa',
    });
    const place = await app.ask<{ saved: boolean }>(oak, 'PUT', `/api/books/${shared}/progress/`, {
      as: reader,
      body: at(5, 1),
    });
    expect(place.body).toEqual({ saved: true, elsewhere: null });
    const rows = (school: TestSchool) =>
      app.within(school, (tx) => tx.readingProgress.count({ where: { book_id: shared } }));
    expect([await rows(oak), await rows(elm), await rows(app.platform)]).toEqual([1, 0, 0]);
  });
});

describe('a book that is withdrawn', () => {
  it('is unavailable to readers at once, and comes back unchanged', async () => {
    const { id } = (await upload(app, oak, teacher, uploadOf(epubBytes))).body;
    const move = (name: string) =>
      app.ask(oak, 'POST', `/api/books/${book.id}/${name}/`, { as: teacher, body: {} });
    expect((await app.ask(oak, 'GET', `/api/books/${id}/`, { as: reader })).status).toBe(404); // a draft
    expect((await move('archive')).status).toBe(200);
    expect((await open(reader)).status).toBe(404);
    expect((await move('publish')).status).toBe(200);
    expect((await open(reader)).status).toBe(200);
  });
});
