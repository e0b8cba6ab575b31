import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Storage } from '../../src/platform/storage/storage.ts';
import { sharedData } from '../support/shared-data.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../support/test-app.ts';

/** Valid books among the malformed ones, as controls: everything else must be refused. */
const CONTROLS = new Set(['ocf-zip-valid.epub', 'ocf-filename-utf8-valid.epub']);

const data = sharedData();
const files = (folder: string): string[] =>
  data
    ? readdirSync(join(data, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(epub|pdf|zip)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];
const hostile = [...files('malformed'), ...files('archives')];

interface Ingestion {
  status: string;
  code: string | null;
  reason: string | null;
}

(data ? describe : describe.skip)('hostile files, sent by a teacher', () => {
  let app: TestApp;
  let school: TestSchool;
  let teacher: string;

  beforeAll(async () => {
    app = await startTestApp({ worker: true });
    school = await app.makeSchool('hostile');
    teacher = await app.tokenOf(school, 'teacher');
  }, 60_000);
  afterAll(() => app.close());

  const send = (path: string, name: string) => {
    const boundary = 'bookgrove-test-boundary';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    return app.ask<{ id: string; code: string; detail: string; errors?: Record<string, string[]> }>(
      school,
      'POST',
      '/api/books/',
      {
        as: teacher,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: Buffer.concat([
          Buffer.from(head),
          readFileSync(path),
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      },
    );
  };
  const stored = (bookId?: string) => app.nest.get(Storage).list(bookId ? `books/${bookId}/` : 'books/');
  const rows = () => app.within(school, (tx) => tx.book.count());

  it.each(hostile.map((path) => [basename(path), path]))('%s', async (name, path) => {
    const before = { rows: await rows(), stored: (await stored()).length };
    const answer = await send(path, name.replace(/\.zip$/, '.epub'));
    if (answer.status !== 202) {
      // Refused at the upload: a reason, and nothing stored.
      expect([413, 415, 422]).toContain(answer.status);
      expect(answer.body.detail).toMatch(/\w+ .+\./);
      expect(await rows()).toBe(before.rows);
      expect((await stored()).length).toBe(before.stored);
      return;
    }
    const checked = await eventually(async () => {
      const { body } = await app.ask<Ingestion>(school, 'GET', `/api/books/${answer.body.id}/ingestion/`, {
        as: teacher,
      });
      expect(['ready', 'refused']).toContain(body.status);
      return body;
    }, 30_000);
    if (CONTROLS.has(name)) {
      expect(checked.status).toBe('ready');
      return;
    }
    // Refused by the check: the row has the reason, and the file is deleted soon.
    expect(checked).toMatchObject({
      status: 'refused',
      code: expect.stringMatching(/^[A-Z0-9_]+$/),
      reason: expect.stringMatching(/\w+ .+\./),
    });
    await eventually(async () => expect(await stored(answer.body.id)).toEqual([]));
  });
});
