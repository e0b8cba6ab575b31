import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultsOfAtom, faultsOfSearch } from '../../../../../test/support/atom.ts';
import { coveredEpub, publishedBook, publishToLibrary } from '../../../../../test/support/books.ts';
import { faultsOf } from '../../../../../test/support/opds.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { NewFeedKey } from './feed-keys.ts';

let app: TestApp;
let oak: TestSchool;
let book: string;
let headers: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  const head = await app.tokenOf(oak, 'school_admin');
  book = (await publishedBook(app, oak, head, await coveredEpub())).id;
  await publishToLibrary(app, oak, {
    title: 'Zebra & <friends>',
    slug: 'zebra',
    visibility: 'public',
    language: 'ar',
    isbn: '9780140328721',
    authors: ['Ada & Bo'],
    illustrators: ['Cy'],
    publisher: 'Hollow',
    summary: 'It says "all" <b>.',
    pages: 12,
  });
  await publishToLibrary(app, oak, {
    title: 'Nobody wrote it',
    slug: 'bare',
    visibility: 'public',
    language: 'und',
    authors: [],
  });
  await publishToLibrary(app, oak, {
    title: 'For sale',
    slug: 'for-sale',
    price_minor: 450,
    currency: 'GBP',
  });
  const { key } = (
    await app.ask<NewFeedKey>(oak, 'POST', '/api/feed-keys', {
      as: await app.tokenOf(oak, 'teacher'),
      body: { name: 'Kobo' },
    })
  ).body;
  headers = { authorization: `Basic ${Buffer.from(`app:${key}`).toString('base64')}` };
});
afterAll(() => app.close());

describe('the documents of OPDS 1.2', () => {
  it.each(['', '/books?limit=100', '/books?limit=1&offset=1', '/books?search=nothing-is-called-this'])(
    'are valid Atom and OPDS feeds: %s',
    async (at) => {
      for (const as of [{}, headers]) {
        const { status, text } = await app.ask(oak, 'GET', `/api/opds/v1.2${at}`, { headers: as });
        expect([status, faultsOfAtom(text)]).toEqual([200, []]);
      }
    },
  );

  it('are stand-alone entries, for books without authors too', async () => {
    const ids = await app.within(oak, (tx) =>
      tx.book.findMany({ where: { tenant_id: oak.id }, select: { id: true } }),
    );
    for (const { id } of ids) {
      const { status, text } = await app.ask(oak, 'GET', `/api/opds/v1.2/books/${id}`, { headers });
      expect([status, faultsOfAtom(text)]).toEqual([200, []]);
    }
  });

  it('describe the search as OpenSearch requires, for a library with a long name', async () => {
    const { text } = await app.ask(oak, 'GET', '/api/opds/v1.2/search');
    expect(faultsOfSearch(text)).toEqual([]);
  });

  it('are checked by rules that detect errors', () => {
    const space = 'xmlns="http://www.w3.org/2005/Atom"';
    expect(faultsOfAtom(`<feed ${space}><title>x</title></feed>`)).toEqual(
      expect.arrayContaining(['feed has 0 of id', 'feed has 0 of updated', 'no link self', 'self is ']),
    );
    expect(
      faultsOfAtom(`<entry ${space}><id>x</id><title>x</title><updated>today</updated></entry>`),
    ).toEqual(
      expect.arrayContaining([
        'entry/id is “x”',
        'entry/updated is “today”',
        'a book that cannot be acquired',
      ]),
    );
    expect(() => faultsOfAtom(`<feed ${space}><opds:price/></feed>`)).toThrow();
    expect(faultsOfSearch('<OpenSearchDescription/>').length).toBeGreaterThan(2);
  });
});

describe('the progression document', () => {
  it('follows its draft, before and after the first page; an invalid one is refused', async () => {
    const at = `/api/opds/books/${book}/progression`;
    const told = {
      title: 'One',
      modified: '2026-01-27T11:00:00Z',
      device: { id: 'urn:uuid:019c0047-cc8d-7ec4-a3c3-938ccadc020a', name: 'Ebook Reader (Pixel 10 Pro)' },
      progression: 0.017492,
      references: ['EPUB/page.xhtml#par36', '#t=40.274'],
    };
    expect(faultsOf('progression', told)).toEqual([]);
    const before = await app.ask(oak, 'GET', at, { headers });
    expect([before.status, before.text]).toEqual([200, '']);
    for (const method of ['PUT', 'GET'] as const) {
      const answer = await app.ask(oak, method, at, { headers, ...(method === 'PUT' && { body: told }) });
      expect(answer.headers['content-type']).toContain('application/opds-progression+json');
      expect([answer.status, faultsOf('progression', answer.body)]).toEqual([200, []]);
    }
    for (const wrong of [
      { device: { id: told.device.id, name: '' } },
      { modified: 'yesterday' },
      { progression: -0.1 },
    ]) {
      const body = { ...told, ...wrong };
      expect(faultsOf('progression', body)).not.toEqual([]);
      expect((await app.ask(oak, 'PUT', at, { headers, body })).status).toBe(422);
    }
  });

  it('is linked from the book in both versions, and requires sign-in', async () => {
    const rel = 'http://opds-spec.org/progression';
    const two = await app.ask<{ links: { rel?: string; href: string; type: string }[] }>(
      oak,
      'GET',
      `/api/opds/books/${book}`,
      { headers },
    );
    const link = two.body.links.find((one) => one.rel === rel)!;
    expect(link.type).toBe('application/opds-progression+json');
    const one = await app.ask(oak, 'GET', `/api/opds/v1.2/books/${book}`, { headers });
    expect(one.text).toContain(`rel="${rel}" href="${link.href}"`);
    const stranger = await app.ask(oak, 'GET', new URL(link.href).pathname);
    expect([stranger.status, faultsOf('authentication', stranger.body)]).toEqual([401, []]);
  });
});
