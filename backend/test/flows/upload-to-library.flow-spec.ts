import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { demoBooks } from '../../../prisma/seed/books/index.ts';
import type { Book } from '../../src/modules/catalog/library/books/book-view.ts';
import type { BookPage } from '../../src/modules/catalog/library/book-routes/books.controller.ts';
import type { BookContent } from '../../src/modules/catalog/reading/content/open-book.query.ts';
import { untilChecked, upload, uploadOf } from '../support/books.ts';
import { testRedisUrl } from '../support/settings.ts';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';

const backends = [
  { name: 'PostgreSQL', queue: 'postgres' as const },
  ...(testRedisUrl() ? [{ name: 'Redis', queue: 'redis' as const }] : []),
];

describe.each(backends)('the main flow of the library, with queues on $name', ({ queue }) => {
  let app: TestApp;
  let sink: SmtpSink;
  let oak: TestSchool;
  let elm: TestSchool;
  let teacher: TestPerson;
  const book = demoBooks.find(({ format }) => format === 'epub')!;

  beforeAll(async () => {
    sink = await startSmtpSink();
    app = await startTestApp({ queue, worker: true, smtp: sink.url });
    [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
    teacher = await app.makePerson(oak, 'teacher', { email: 'teacher@oak.test' });
  });
  afterAll(async () => {
    await app.close();
    await sink.close();
  });

  it('a teacher uploads a book; it is listed in the school’s library; a student reads it and continues at the same page; another school sees nothing', async () => {
    const list = (school: TestSchool, as?: string) =>
      app.ask<BookPage>(school, 'GET', '/api/books/', { as }).then(({ body }) => body.results);
    const { access } = await app.signIn(teacher);
    expect(await list(oak)).toEqual([]); // now cached, which must not matter

    const { body: uploaded } = await upload(
      app,
      oak,
      access,
      uploadOf(await book.build(), { publish: 'true', rights: 'own', age_rating: '0' }, `${book.key}.epub`),
    );
    expect(await untilChecked(app, oak, access, uploaded.id)).toMatchObject({
      status: 'ready',
      reason: null,
    });

    const shown = await eventually(async () => {
      const [found] = await list(oak);
      expect(found).toMatchObject({ id: uploaded.id, title: book.title });
      return found!;
    });
    const cover = new URL(shown.cover!.medium);
    expect(await app.ask(cover.host, 'GET', cover.pathname)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/webp' },
    });

    const student = await app.tokenOf(oak, 'student');
    const { body: content } = await app.ask<BookContent>(oak, 'GET', `/api/books/${uploaded.id}/content/`, {
      as: student,
    });
    const { readingOrder } = content.manifest as { readingOrder: { href: string }[] };
    for (const { href } of readingOrder) {
      const page = new URL(content.base_url + href);
      expect((await app.ask(page.host, 'GET', page.pathname)).status).toBe(200);
    }
    const place = {
      locator: { href: readingOrder.at(-1)!.href },
      percentage: 80,
      client_time: new Date().toISOString(),
    };
    await app.ask(oak, 'PUT', `/api/books/${uploaded.id}/progress/`, { as: student, body: place });
    const { body: again } = await app.ask<Book>(oak, 'GET', `/api/books/${shown.slug}/`, { as: student });
    expect(again.progress).toMatchObject({ percentage: 80, locator: place.locator });

    await eventually(() => expect(sink.mails.map(({ to }) => to)).toEqual([['teacher@oak.test']]));
    expect(sink.mails[0]!.source.replace(/=\r\n/g, '')).toContain(uploaded.id);

    const neighbour = await app.tokenOf(elm, 'school_admin');
    expect(await list(elm)).toEqual([]);
    expect(await list(elm, neighbour)).toEqual([]);
    const opening = new URL(content.base_url + readingOrder[0]!.href);
    for (const path of [
      `/api/books/${uploaded.id}/`,
      `/api/books/${shown.slug}/`,
      `/api/books/${uploaded.id}/content/`,
    ])
      expect((await app.ask(elm, 'GET', path, { as: neighbour })).status).toBe(404);
    expect((await app.ask(elm.files, 'GET', opening.pathname)).status).toBe(404);
  });
});
