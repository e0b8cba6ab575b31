import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  bytesLikeABook,
  coveredEpub,
  multipart,
  untilChecked,
  upload,
  uploadOf,
} from '../../../../../test/support/books.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { sendRaw } from '../../../../../test/support/raw-http.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { Book } from '../books/book-view.ts';
// A check starts a process, which can take long on a busy machine.

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let teacher: TestPerson;
let token: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Grace', email: 'grace@oak.test' });
  token = (await app.signIn(teacher)).access;
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

/** Files in storage, without folders. */
const stored = async (): Promise<string[]> => {
  const entries = await readdir(join(app.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const books = () => app.within(oak, (tx) => tx.book.count());
const show = async (id: string) => (await app.ask<Book>(oak, 'GET', `/api/books/${id}/`, { as: token })).body;

/** Nothing of the upload may remain: no row, no file, not even a temporary one. */
async function expectNoTrace(work: () => Promise<unknown>): Promise<void> {
  const before = { books: await books(), files: (await stored()).sort() };
  await work();
  await eventually(
    async () => expect({ books: await books(), files: (await stored()).sort() }).toEqual(before),
    3_000,
  );
}

describe('an upload', () => {
  it('is answered before it is checked, and becomes a readable book', async () => {
    const { status, body } = await upload(app, oak, token, uploadOf(await coveredEpub()));
    expect([status, body]).toEqual([202, { id: expect.any(String), status: 'waiting' }]);
    const found = await untilChecked(app, oak, token, body.id);
    expect(found).toMatchObject({
      id: body.id,
      status: 'ready',
      percentage: 100,
      step: 'done',
      code: null,
      reason: null,
    });
    expect(await show(body.id)).toMatchObject({
      title: 'The Paper Boat',
      authors: ['Ada Reed'],
      language: 'en',
      formats: ['epub'],
      layout: 'reflowable',
      direction: 'ltr',
      status: 'draft',
      ingestion: 'ready',
      owner: 'school',
      cover: { color: expect.stringMatching(/^#[0-9a-f]{6}$/) },
      slug: `boat-${body.id.slice(-6)}`,
    });
  });

  it('prefers the stated details to those of the file', async () => {
    const fields = {
      title: 'Our boat',
      authors: 'Mia; Leo',
      summary: 'By class 3.',
      categories: 'animals,our-town',
      language: 'en-GB',
      reading_level: '2',
      age_min: '5',
      age_max: '7',
      publish: 'true',
      rights: 'own',
    };
    const { body } = await upload(app, oak, token, uploadOf(await coveredEpub(), fields));
    await untilChecked(app, oak, token, body.id);
    expect(await show(body.id)).toMatchObject({
      title: 'Our boat',
      authors: ['Mia', 'Leo'],
      summary: 'By class 3.',
      language: 'en-GB',
      reading_level: 2,
      age_range: { min: 5, max: 7 },
      status: 'published',
      slug: `our-boat-${body.id.slice(-6)}`,
    });
  });

  it('notifies its uploader by one e-mail that the book was checked, with a link to continue', async () => {
    const already = sink.mails.length;
    const { body } = await upload(app, oak, token, uploadOf(await coveredEpub(), { title: 'Told by mail' }));
    await untilChecked(app, oak, token, body.id);
    const mail = await eventually(() => {
      const found = sink.mails.slice(already).find(({ source }) => source.includes(body.id));
      if (!found) throw new Error('no mail yet');
      return found;
    });
    expect(mail.to).toEqual(['grace@oak.test']);
    expect(mail.source).toMatch(/^Subject: .*Told_by_mail.*/m);
    expect(mail.source.replace(/=\r\n/g, '')).toContain(`http://oak.localhost/uploadbook/${body.id}`);
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    await eventually(async () =>
      expect(
        await app.within(oak, (tx) =>
          tx.email.findMany({ where: { cause: body.id }, select: { status: true, tries: true } }),
        ),
      ).toEqual([{ status: 'sent', tries: 1 }]),
    );
    expect(sink.mails.filter(({ source }) => source.includes(body.id))).toHaveLength(1);
  });

  it('that is refused keeps its row and the reason, and no file', async () => {
    const before = (await stored()).length;
    const { body } = await upload(
      app,
      oak,
      token,
      uploadOf(await coveredEpub({ without: ['META-INF/container.xml'] }), { title: 'Broken' }),
    );
    const found = await untilChecked(app, oak, token, body.id);
    expect(found).toMatchObject({
      status: 'refused',
      code: expect.stringMatching(/^EPUB_/),
      percentage: 100,
    });
    expect(found.reason).toMatch(/^[A-Z].*\.$/);
    expect(await show(body.id)).toMatchObject({
      ingestion: 'refused',
      status: 'draft',
      cover: null,
      formats: [],
    });
    await eventually(async () => expect(await stored()).toHaveLength(before));
    const content = await app.ask(oak, 'GET', `/api/books/${body.id}/content/`, { as: token });
    expect([content.status, content.body.code]).toEqual([409, 'book_not_ready']);
    const publish = await app.ask(oak, 'POST', `/api/books/${body.id}/publish/`, { as: token, body: {} });
    expect([publish.status, publish.body.code]).toEqual([409, 'book_not_ready']);
    await eventually(() =>
      expect(sink.mails.some(({ source }) => /Subject: .*Broken.*/.test(source))).toBe(true),
    );
  });
});

describe('an upload that fails leaves no rows and no files', () => {
  const file = 'PK\x03\x04 and so on';
  it.each<[string, Parameters<typeof multipart>[0], number, string, string?]>([
    ['without a file', [{ name: 'title', content: 'x' }], 422, 'file_missing', 'file'],
    [
      'with the file under another name',
      [{ name: 'book', filename: 'a.epub', content: file }],
      422,
      'file_missing',
      'file',
    ],
    ['of an empty file', uploadOf(''), 422, 'FILE_EMPTY', 'file'],
    ['of a picture', uploadOf('\x89PNG\r\n', {}, 'book.epub'), 415, 'FILE_KIND_UNKNOWN', 'file'],
    [
      'of a page called .pdf',
      uploadOf('<html><script>1</script>', {}, 'book.pdf'),
      415,
      'FILE_KIND_UNKNOWN',
      'file',
    ],
    ['with an unknown field', uploadOf(file, { status: 'published' }), 422, 'validation_failed', 'status'],
    ['that names its school', uploadOf(file, { tenant_id: 'x' }), 422, 'validation_failed', 'tenant_id'],
    [
      'with a prototype for a field',
      uploadOf(file, { __proto__x: 'x' }),
      422,
      'validation_failed',
      '__proto__x',
    ],
    [
      'with ages the wrong way round',
      uploadOf(file, { age_min: '9', age_max: '4' }),
      422,
      'validation_failed',
      'age_max',
    ],
    [
      'with a level that is none',
      uploadOf(file, { reading_level: '7' }),
      422,
      'validation_failed',
      'reading_level',
    ],
    [
      'with a title of 256 letters',
      uploadOf(file, { title: 'a'.repeat(256) }),
      422,
      'validation_failed',
      'title',
    ],
    ['with U+0000 in a field', uploadOf(file, { title: 'a\0b' }), 400, 'unclean_text', 'title'],
    [
      'with a field after the file',
      [...uploadOf(file), { name: 'title', content: 'late' }],
      422,
      'field_after_file',
      'title',
    ],
    ['with a second file', [...uploadOf(file), ...uploadOf(file)], 422, 'field_after_file', 'file'],
  ])('%s', async (_what, parts, status, code, field) => {
    await expectNoTrace(async () => {
      const answer = await upload(app, oak, token, parts);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      if (field) expect(Object.keys(answer.body.errors ?? {})).toContain(field);
    });
  });

  it.each(['{}', 'not multipart'])('as anything but multipart: %p', async (payload) => {
    const answer = await app.ask(oak, 'POST', '/api/books/', {
      as: token,
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([400, 415]).toContain(answer.status);
  });

  it('as multipart that ends in the middle', async () => {
    await expectNoTrace(async () => {
      const { payload, headers } = multipart(uploadOf(await coveredEpub()));
      const answer = await app.ask(oak, 'POST', '/api/books/', {
        as: token,
        payload: payload.subarray(0, payload.length - 200),
        headers,
      });
      expect(answer.status).toBe(400);
      expect(answer.headers['content-type']).toMatch(/problem\+json/);
    });
  });

  it.each([
    ['a visitor', undefined, 401],
    ['a parent', 'parent', 403],
  ] as const)('from %s', async (_who, role, status) => {
    await expectNoTrace(async () => {
      const as = role && (await app.tokenOf(oak, role));
      const { headers, payload } = multipart(uploadOf(file));
      expect((await app.ask(oak, 'POST', '/api/books/', { as, headers, payload })).status).toBe(status);
    });
  });
});

describe('over a real socket', () => {
  /** Sends `bytes` of a file of `announced` bytes, then ends or breaks the connection. */
  async function send(
    bytes: number,
    announced: number,
    breakOff: boolean,
  ): Promise<{ status: number; body: Problem } | null> {
    const { port } = await app.listen();
    const { headers, payload } = multipart(uploadOf('', { title: 'Streamed' }));
    const cut = payload.lastIndexOf('\r\n--');
    const outgoing = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/books/',
      agent: false,
      headers: {
        host: oak.host,
        authorization: `Bearer ${token}`,
        ...headers,
        'content-length': payload.length + announced,
      },
    });
    const answer = new Promise<{ status: number; body: Problem } | null>((resolve) => {
      outgoing.on('error', () => resolve(null));
      outgoing.on('response', (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => (text += chunk.toString()));
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode!, body: JSON.parse(text) as Problem }),
        );
      });
    });
    outgoing.write(payload.subarray(0, cut));
    await pipeline(bytesLikeABook(bytes), outgoing, { end: false }).catch(() => undefined);
    if (breakOff) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      outgoing.destroy();
    } else outgoing.end(payload.subarray(cut));
    return answer;
  }

  it.each([0, 1_000_000, 4_000_000])(
    'when the client disconnects after %i bytes, nothing is left',
    async (bytes) => {
      await expectNoTrace(async () => expect(await send(bytes, 5_000_000, true)).toBeNull());
    },
  );

  it('a file over 50 MB is refused with a message, and nothing is left', async () => {
    await expectNoTrace(async () => {
      const size = 50 * 1024 * 1024 + 1;
      const answer = await send(size, size, false);
      expect(answer).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } });
      expect(answer!.body.detail).toMatch(/larger than 50 MB/);
    });
  });

  it('forty form members are refused at once, including the file', async () => {
    await expectNoTrace(async () => {
      const { port } = await app.listen();
      const fields = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, 'x']));
      const { headers, payload } = multipart(uploadOf('PK\x03\x04', fields));
      const sent = { payload, headers: { ...headers, authorization: `Bearer ${token}` } };
      expect((await sendRaw(port, oak.host, 'POST', '/api/books/', sent)).status).toBe(422);
    });
  });

  it('a file arrives unchanged, without being held in memory', async () => {
    const size = 45 * 1024 * 1024;
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    /**
     * Bytes of buffers in use, including those of the sender and of sockets; the second collection waits for the
     * first one to finish.
     */
    const held = () => (collect(), collect(), process.memoryUsage().arrayBuffers);
    const before = held();
    const seen: number[] = [];
    let watch: NodeJS.Timeout;
    // Slow itself in a process with a large heap: the upload gets the processor for ten times as long after each look.
    let pause = 200;
    const look = () => {
      watch = setTimeout(() => {
        const begun = performance.now();
        seen.push(held() - before);
        pause = Math.max(200, 10 * (performance.now() - begun));
        look();
      }, pause);
    };
    look();
    const answer = await send(size, size, false).finally(() => clearTimeout(watch));
    expect(answer).toMatchObject({ status: 202 });
    expect(seen.length).toBeGreaterThan(0);
    expect(Math.max(...seen)).toBeLessThan(size / 2);
    const { id } = answer!.body as unknown as { id: string };
    const [file] = await app.within(oak, (tx) => tx.bookFile.findMany({ where: { book_id: id } }));
    expect(Number(file!.bytes)).toBe(size);
  });
});

describe('a check that fails because of a server error', () => {
  it('is reported to the uploader after the last attempt, and leaves no file', async () => {
    const { body } = await upload(app, oak, token, uploadOf(await coveredEpub(), { title: 'Unlucky' }));
    await untilChecked(app, oak, token, body.id);
    const files = await app.within(oak, (tx) => tx.bookFile.findMany({ where: { book_id: body.id } }));
    await app.within(oak, (tx) =>
      tx.bookFile.updateMany({ where: { book_id: body.id }, data: { status: 'processing' } }),
    );
    await app.within(oak, (tx) =>
      tx.book.updateMany({ where: { id: body.id }, data: { ingestion: 'processing' } }),
    );
    const { IngestWhenBookUploaded } = await import('./ingest-when-book-uploaded.ts');
    const { inContext } = await import('../../../../platform/context.ts');
    const consumer = app.nest.get(IngestWhenBookUploaded, { strict: false });
    await inContext({ correlationId: body.id, tenantId: oak.id, principal: null }, () =>
      consumer.failed({ book_id: body.id, file_id: files[0]!.id }, new Error('crashed'), true),
    );
    const told = await untilChecked(app, oak, token, body.id);
    expect(told).toMatchObject({ status: 'refused', code: 'CHECK_FAILED' });
    await eventually(async () =>
      expect((await stored()).filter((path) => path.includes(body.id))).toEqual([]),
    );
  });
});
