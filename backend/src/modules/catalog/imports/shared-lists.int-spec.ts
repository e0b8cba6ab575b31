import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { multipart } from '../../../../test/support/books.ts';
import { sharedData } from '../../../../test/support/shared-data.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { BookImportView } from './import-views.ts';

jest.setTimeout(90_000);

const data = sharedData();
const shared = data ? it : it.skip;
let app: TestApp;
let oak: TestSchool;
let head: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const send = (content: string | Buffer, filename: string) =>
  app.ask<Pick<BookImportView, 'id'> & Problem>(oak, 'POST', '/api/book-imports/', {
    as: head,
    ...multipart([{ name: 'file', filename, content }]),
  });
const settled = async (id: string): Promise<BookImportView> => {
  let found: BookImportView;
  await eventually(async () => {
    found = (await app.ask<BookImportView>(oak, 'GET', `/api/book-imports/${id}/`, { as: head })).body;
    expect(['checked', 'failed']).toContain(found.status);
  }, 30_000);
  return found!;
};

const LOCKED = 'damaged or locked';
const NO_COVERS = 'holds no covers';
const NO_WORDS = 'no list of words';
const NO_ONIX = 'no ONIX';
const EMPTY = 'This file is empty';
/** What is said of a file that is no list of books, by the end of its name. Everything else is read as a table. */
const REFUSED: Record<string, string> = {
  'truncated.zip': LOCKED,
  'absolute_path_atxt.zip': LOCKED,
  'invalid_relative_path_xt.zip': LOCKED,
  'strong_encryption_is_not_supported.zip': LOCKED,
  'ocf-zip-unreadable-empty-fatal.epub': EMPTY,
  'image-with-epub-extension-fatal.epub': NO_WORDS,
  'epub-named.pdf': NO_COVERS,
  '.zip': NO_COVERS,
  '.epub': NO_COVERS,
  'html-named.pdf': 'not well-formed XML',
  '.pdf': NO_WORDS,
  '.jpg': NO_WORDS,
  '.png': NO_WORDS,
  '.svg': NO_ONIX,
};
const FOLDERS = ['archives', 'malformed', 'roster', 'charities', 'images'];
const files = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(data!, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );

shared(
  'every file that is no list of books is refused in words or read as a table, and makes no book',
  async () => {
    const judged: { file: string; status: string; said: string; lines: number }[] = [];
    for (const file of files()) {
      const { status, body } = await send(readFileSync(file), basename(file));
      if (status !== 202) {
        judged.push({ file, status: 'refused', said: body.errors?.['file']?.[0] ?? '', lines: 0 });
        continue;
      }
      const view = await settled(body.id);
      judged.push({ file, status: view.status, said: view.error ?? '', lines: view.lines_total });
    }
    expect(judged.length).toBeGreaterThan(40);
    for (const { file, status, said, lines } of judged) {
      const words = Object.entries(REFUSED).find(([end]) => file.endsWith(end))?.[1];
      expect([file, said]).toEqual([file, words ? expect.stringContaining(words) : '']);
      if (words) expect([file, said]).toEqual([file, expect.stringMatching(/^[A-Z].{20,}\.$/s)]);
      else expect([file, status, lines > 0]).toEqual([file, 'checked', true]);
    }
    expect(await app.within(oak, (tx) => tx.book.count())).toBe(0);
  },
);

shared('a list of hostile words is imported, and each stands as it was written', async () => {
  const words = (JSON.parse(readFileSync(join(data!, 'strings/blns.json'), 'utf8')) as string[])
    .map((text) => text.trim())
    .filter((text) => text && text.length < 200)
    .filter((_, at) => at % 8 === 0);
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const { body } = await send(['Title', ...words.map(cell)].join('\n'), 'hostile.csv');
  const { create } = await settled(body.id);
  expect(create).toBeGreaterThan(words.length / 2);
  await app.ask(oak, 'POST', `/api/book-imports/${body.id}/start/`, { as: head, body: {} });
  const titles = await eventually(async () => {
    const books = await app.within(oak, (tx) => tx.book.findMany({ select: { title: true } }));
    expect(books).toHaveLength(create);
    return books.map(({ title }) => title);
  }, 30_000);
  expect(titles.filter((title) => !words.includes(title))).toEqual([]);
});
