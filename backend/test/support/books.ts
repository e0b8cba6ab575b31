import { Readable } from 'node:stream';
import sharp from 'sharp';
import { epub, type TestEpub } from '../../src/modules/catalog/documents/ingestion/testing/epub.ts';
import type { Book } from '../../src/modules/catalog/library/books/book-view.ts';
import type { Ingestion } from '../../src/modules/catalog/library/uploads/get-ingestion.query.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import type { Prisma } from '../../src/platform/db/generated/client.ts';
import { newId, PLATFORM_TENANT_ID } from '../../src/platform/ids.ts';
import { eventually } from './eventually.ts';
import type { Answer, TestSchool } from './http.ts';
import type { TestApp } from './test-app.ts';

/** A small valid EPUB with a cover. */
export async function coveredEpub(book: TestEpub = {}): Promise<Buffer> {
  const cover = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#2a7f62' } })
    .png()
    .toBuffer();
  return epub({
    ...book,
    items: `<item id="cover" href="cover.png" media-type="image/png" properties="cover-image"/>${book.items ?? ''}`,
    files: [{ name: 'EPUB/cover.png', data: cover }, ...(book.files ?? [])],
  });
}

/** One member of a multipart body: a field, or a file when it has a file name. */
interface Part {
  name: string;
  filename?: string;
  content: string | Buffer;
}

const BOUNDARY = 'boundary-of-a-test';

/** A multipart body with its members in the given order. */
export const multipart = (parts: Part[]): { payload: Buffer; headers: Record<string, string> } => ({
  payload: Buffer.concat([
    ...parts.flatMap(({ name, filename, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          `${filename === undefined ? '' : 'Content-Type: application/octet-stream\r\n'}\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

/** The parts of an upload: fields first, then the file. */
export const uploadOf = (
  content: Buffer | string,
  fields: Record<string, string> = {},
  filename = 'boat.epub',
): Part[] => [
  ...Object.entries(fields).map(([name, value]) => ({ name, content: value })),
  { name: 'file', filename, content },
];

/** Uploads over HTTP; a busy server is asked again, as it requests. */
export async function upload(
  app: TestApp,
  school: TestSchool,
  as: string,
  parts: Part[],
): Promise<Answer<{ id: string; status: string } & Problem>> {
  for (let left = 5; ; left -= 1) {
    const answer = await app.ask<{ id: string; status: string } & Problem>(school, 'POST', '/api/books/', {
      as,
      ...multipart(parts),
    });
    if (answer.status !== 503 || left === 0) return answer;
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers['retry-after'] ?? 1) * 1_000));
  }
}

/** Waits until the check has ended, with any result. */
export const untilChecked = (
  app: TestApp,
  school: TestSchool,
  as: string,
  id: string,
): Promise<Ingestion> => {
  if (!id) throw new Error('The upload was refused, so nothing is checked.');
  return eventually(async () => {
    const { body } = await app.ask<Ingestion>(school, 'GET', `/api/books/${id}/ingestion/`, { as });
    if (body.status !== 'ready' && body.status !== 'refused')
      throw new Error(`still ${body.status} (${body.step})`);
    return body;
  }, 120_000);
};

/** A book that can be read: uploaded, checked and published. */
export async function publishedBook(
  app: TestApp,
  school: TestSchool,
  as: string,
  content?: Buffer,
): Promise<Book> {
  const { body } = await upload(
    app,
    school,
    as,
    uploadOf(content ?? (await coveredEpub()), { publish: 'true', rights: 'own', age_rating: '0' }),
  );
  const { status, reason } = await untilChecked(app, school, as, body.id);
  if (status !== 'ready') throw new Error(`The book was refused: ${reason}`);
  return (await app.ask<Book>(school, 'GET', `/api/books/${body.id}/`, { as })).body;
}

type BookData = Prisma.BookCreateManyInput;

/** Publishes a book without a file, for lists. */
export async function publishToLibrary(
  app: TestApp,
  school: TestSchool,
  change: Partial<BookData> = {},
): Promise<string> {
  const id = newId();
  const data = {
    id,
    tenant_id: school.id,
    slug: `book-${id.slice(-8)}`,
    title: 'A book',
    authors: [],
    illustrators: [],
    categories: [],
    language: 'en',
    status: 'published' as const,
    ingestion: 'ready' as const,
    format: 'epub',
    created_by: id,
    published_at: new Date(),
    age_rating: 0,
    rights: 'own',
    visibility: school.id === PLATFORM_TENANT_ID ? ('public' as const) : ('school' as const),
    ...change,
  };
  await app.within(school, (tx) => tx.book.createMany({ data: [data] }));
  return id;
}

/** A stream of this many bytes that begins like a zip archive. */
export const bytesLikeABook = (bytes: number): Readable => {
  let left = bytes;
  let first = true;
  return new Readable({
    read() {
      const chunk = Buffer.alloc(Math.min(left, 65_536), 7);
      if (first) chunk.write('PK\x03\x04', 'latin1');
      first = false;
      left -= chunk.length;
      this.push(chunk.length > 0 ? chunk : null);
    },
  });
};
