import { QueryBus } from '@nestjs/cqrs';
import { read1 } from '../../../../test/support/opds.ts';
import type { TestApp, TestSchool } from '../../../../test/support/test-app.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { ListBooksRead, ListReading } from '../contract.ts';
import type { BookAccessDetails, Reader } from '../library/books/book-access.rules.ts';
import type { BookPage } from '../library/book-routes/books.controller.ts';

/** A person who makes requests. */
export interface TestReader {
  reader: Reader;
  token?: string;
}

/** The data with which the surfaces are tested; it exists once the tests run. */
interface PolicyWorld {
  app: TestApp;
  oak: TestSchool;
  /** A reading list with every book on it; it is published as `everything` in the library `oak-library`. */
  list: string;
  books: ReadonlyMap<string, BookAccessDetails & { id: string; slug: string }>;
}

type Shown = (who: TestReader) => Promise<string[] | number>;

/** Every surface on which books are shown, by name. */
export function policySurfaces(world: PolicyWorld) {
  const titlesAt = async (path: string, token?: string): Promise<string[]> =>
    (await world.app.ask<BookPage>(world.oak, 'GET', path, { as: token })).body.results
      .map(({ title }) => title)
      .sort();

  const seen =
    (
      status: (id: BookAccessDetails & { id: string; slug: string }, token?: string) => Promise<number>,
    ): Shown =>
    async ({ token }) => {
      const found: string[] = [];
      for (const [title, book] of world.books) if ((await status(book, token)) !== 404) found.push(title);
      return found.sort();
    };
  const get = async (path: string, token?: string) =>
    (await world.app.ask(world.oak, 'GET', path, { as: token })).status;

  /** Lists and counts: exactly the books that the reader finds. */
  const ALL_VISIBLE: Record<string, Shown> = {
    list: ({ token }) => titlesAt('/api/books/?limit=100', token),
    'list in another order': ({ token }) => titlesAt('/api/books/?limit=100&ordering=-progress', token),
    search: ({ token }) => titlesAt('/api/books/?search=grove&limit=100', token),
    'search that is narrowed': ({ token }) =>
      titlesAt('/api/books/?search=grove&limit=100&category=animals', token),
    'search of a word nearly right': ({ token }) => titlesAt('/api/books/?search=grovve&limit=100', token),
    combined: async ({ token }) =>
      (
        await world.app.ask<{ results: { books: { title: string }[] } }>(
          world.oak,
          'GET',
          '/api/combined/?search=grove&limit=50',
          {
            as: token,
          },
        )
      ).body.results.books
        .map(({ title }) => title)
        .sort(),
    facets: async ({ token }) =>
      (
        await world.app.ask<{ category: { count: number }[] }>(world.oak, 'GET', '/api/books/facets/', {
          as: token,
        })
      ).body.category[0]?.count ?? 0,
    'facets of a search': async ({ token }) =>
      (
        await world.app.ask<{ count: number }>(world.oak, 'GET', '/api/books/facets/?search=grove', {
          as: token,
        })
      ).body.count,
    stats: async ({ token }) =>
      (
        await world.app.ask<{ book_stats: { all_book: number } }>(world.oak, 'GET', '/api/book-stats', {
          as: token,
        })
      ).body.book_stats.all_book,
    'feed (OPDS 2.0)': async ({ token }) => {
      const feed = await world.app.ask<{ publications: { metadata: { title: string } }[] }>(
        world.oak,
        'GET',
        '/api/opds/books?limit=100',
        { as: token },
      );
      return feed.body.publications.map(({ metadata }) => metadata.title).sort();
    },
    'search of the feed': async ({ token }) => {
      const feed = await world.app.ask<{ publications: { metadata: { title: string } }[] }>(
        world.oak,
        'GET',
        '/api/opds/books?query=grove&limit=100',
        { as: token },
      );
      return feed.body.publications.map(({ metadata }) => metadata.title).sort();
    },
    'feed (OPDS 1.2)': async ({ token }) => {
      const feed = await world.app.ask(world.oak, 'GET', '/api/opds/v1.2/books?limit=100', { as: token });
      return (await read1(feed.text)).entries.map(({ title }) => title).sort();
    },
    'counts of the feed': async ({ token }) => {
      const feed = await world.app.ask<{
        groups: { metadata: { title: string }; navigation: { properties: { numberOfItems: number } }[] }[];
      }>(world.oak, 'GET', '/api/opds', { as: token });
      return feed.body.groups.find(({ metadata }) => metadata.title === 'Kinds')!.navigation[0]!.properties
        .numberOfItems;
    },
    categories: async ({ token }) =>
      (await world.app.ask<{ count: number }[]>(world.oak, 'GET', '/api/book-categories/', { as: token }))
        .body[0]!.count,
  };
  /** For signed-in readers. */
  const READING: Record<string, Shown> = {
    'continue reading': ({ token }) => titlesAt('/api/books/?continue=true&limit=100', token),
    'reader’s books': ({ token }) => titlesAt('/api/reading-log/books/?state=reading&limit=100', token),
    reading: async ({ reader }) =>
      inContext(
        {
          correlationId: newId(),
          tenantId: world.oak.id,
          principal: { userId: reader!.userId, role: reader!.role, sessionId: newId(), isStaff: false },
        },
        () =>
          world.app.nest.get(QueryBus).execute(new ListReading(reader!.userId, 100, 'https://files.test')),
      ).then((entries) => entries.map(({ title }) => title).sort()),
    'books read': async ({ reader }) =>
      inContext(
        {
          correlationId: newId(),
          tenantId: world.oak.id,
          principal: { userId: reader!.userId, role: reader!.role, sessionId: newId(), isStaff: false },
        },
        () =>
          world.app.nest
            .get(QueryBus)
            .execute(new ListBooksRead([reader!.userId], new Date(0), 100, 'https://files.test')),
      ).then((read) => read.map(({ title }) => title).sort()),
  };
  /** Some of the books that the reader finds, and no others. */
  const SOME_VISIBLE: Record<string, Shown> = {
    'reading list': async ({ token }) =>
      (
        await world.app.ask<{ books: { book: { title: string } }[] }>(
          world.oak,
          'GET',
          `/api/reading-lists/${world.list}/`,
          {
            as: token,
          },
        )
      ).body.books.map(({ book }) => book.title),
    rows: async ({ token }) =>
      (
        await world.app.ask<{ rows: { books: { book: { title: string } }[] }[] }>(
          world.oak,
          'GET',
          '/api/book-rows/',
          {
            as: token,
          },
        )
      ).body.rows.flatMap(({ books: found }) => found.map(({ book }) => book.title)),
  };
  /** On published reading lists: books that both a visitor and the reader find. */
  const FOR_ALL: Record<string, Shown> = {
    'public reading list': async ({ token }) =>
      (
        await world.app.ask<{ books: { book: { title: string } }[] }>(
          world.oak,
          'GET',
          '/api/libraries/oak-library/lists/everything/',
          { as: token },
        )
      ).body.books
        .map(({ book }) => book.title)
        .sort(),
    'card of a public reading list': async ({ token }) =>
      (
        await world.app.ask<{ books_count: number }[]>(
          world.oak,
          'GET',
          '/api/libraries/oak-library/lists/',
          {
            as: token,
          },
        )
      ).body[0]!.books_count,
    'books of a public reading list': ({ token }) => titlesAt('/api/books/?list=everything&limit=100', token),
    'feed of a public reading list': async ({ token }) => {
      const feed = await world.app.ask<{ publications: { metadata: { title: string } }[] }>(
        world.oak,
        'GET',
        '/api/opds/books?list=everything&limit=100',
        { as: token },
      );
      return feed.body.publications.map(({ metadata }) => metadata.title).sort();
    },
    'facets of a public reading list': async ({ token }) =>
      (
        await world.app.ask<{ count: number }>(world.oak, 'GET', '/api/books/facets/?list=everything', {
          as: token,
        })
      ).body.count,
  };
  /** Pages and files: books that the reader may know of. */
  const KNOWN: Record<string, Shown> = {
    page: seen(({ id }, token) => get(`/api/books/${id}/`, token)),
    'page by its name': seen(({ slug }, token) => get(`/api/books/${slug}/`, token)),
    'entry of the feed': seen(({ id }, token) => get(`/api/opds/books/${id}`, token)),
    'entry of the feed (1.2)': seen(({ id }, token) => get(`/api/opds/v1.2/books/${id}`, token)),
    'file of the feed': seen(({ id }, token) => get(`/api/opds/books/${id}/file`, token)),
    'look inside': seen(({ id }, token) => get(`/api/books/${id}/sample/`, token)),
    'what is read next': seen(({ id }, token) => get(`/api/books/${id}/near/`, token)),
    content: seen(({ id }, token) => get(`/api/books/${id}/content/`, token)),
    file: seen(async ({ id }, token) => {
      const { status, body } = await world.app.ask<{ detail?: string }>(
        world.oak,
        'GET',
        `/api/books/${id}/content/a.xhtml`,
        { as: token },
      );
      return status === 404 && !/book/i.test(body.detail ?? '') ? 200 : status;
    }),
  };

  type Listed = { title: string; access: { read: boolean } };
  const readable = async (path: string, token?: string): Promise<string[]> =>
    (await world.app.ask<{ results: Listed[] }>(world.oak, 'GET', path, { as: token })).body.results
      .filter(({ access }) => access.read)
      .map(({ title }) => title)
      .sort();
  /** Books that open; files are not stored here, so that an opened one is not ready (409). */
  const opened = (path: (id: string) => string): Shown =>
    seen(async ({ id }, token) => {
      const answer = await get(path(id), token);
      return [401, 403].includes(answer) ? 404 : answer;
    });
  const rel = 'http://opds-spec.org/acquisition';
  /** Which of the books that the reader finds open for them. */
  const OPENED: Record<string, Shown> = {
    'in a list': ({ token }) => readable('/api/books/?limit=100', token),
    'in a list in another order': ({ token }) => readable('/api/books/?limit=100&ordering=-progress', token),
    'in a search': ({ token }) => readable('/api/books/?search=grove&limit=100', token),
    'in a narrowed search': ({ token }) =>
      readable('/api/books/?search=grove&limit=100&category=animals', token),
    'in a list with all members': ({ token }) => readable('/api/books/?limit=100&status=published', token),
    'in a search with all members': ({ token }) =>
      readable('/api/books/?limit=100&status=published&search=grove&category=animals', token),
    'in the feed': async ({ token }) => {
      const feed = await world.app.ask<{
        publications: {
          metadata: { title: string };
          links: { rel: string; properties?: { authenticate?: object } }[];
        }[];
      }>(world.oak, 'GET', '/api/opds/books?limit=100', { as: token });
      return feed.body.publications
        .filter(({ links }) =>
          links.some(
            (link) => [rel, `${rel}/open-access`].includes(link.rel) && !link.properties?.authenticate,
          ),
        )
        .map(({ metadata }) => metadata.title)
        .sort();
    },
  };
  /** For signed-in readers. */
  const OPENED_SIGNED_IN: Record<string, Shown> = {
    'in a reading list': async ({ token }) =>
      (
        await world.app.ask<{ books: { book: Listed }[] }>(
          world.oak,
          'GET',
          `/api/reading-lists/${world.list}/`,
          {
            as: token,
          },
        )
      ).body.books
        .filter(({ book }) => book.access.read)
        .map(({ book }) => book.title)
        .sort(),
  };
  /** Pages and files: which of the books that the reader may know of open for them. */
  const OPENED_BY_ID: Record<string, Shown> = {
    page: seen(async ({ id }, token) => {
      const { status, body } = await world.app.ask<Listed>(world.oak, 'GET', `/api/books/${id}/`, {
        as: token,
      });
      return status === 200 && body.access.read ? 200 : 404;
    }),
    content: opened((id) => `/api/books/${id}/content/`),
    'file of the feed': opened((id) => `/api/opds/books/${id}/file`),
    'offline copy': opened((id) => `/api/books/${id}/offline/`),
  };
  return { ALL_VISIBLE, READING, SOME_VISIBLE, FOR_ALL, KNOWN, OPENED, OPENED_SIGNED_IN, OPENED_BY_ID };
}
