import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { multipart } from '../../../../../test/support/books.ts';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { BookImportView } from './import-views.ts';

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
const NO_WORDS = 'not a text file';
const NO_ONIX = 'no ONIX';
const EMPTY = 'This file is empty';
/** The message for a file that is no list of books, by the end of its name. All other files are read as a table. */
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

/** Hostile texts, as CSV and as ONIX, in each text member. */
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const xml = (text: string) =>
  text
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/\s/gu, (space) => `&#${space.codePointAt(0)};`);
const LISTS: Record<string, (words: string[]) => string> = {
  'hostile.csv': (words) =>
    [
      'Title,Subtitle,Author,Publisher,Series,Summary,Keywords',
      ...words.map((text) => Array(7).fill(cell(text)).join(',')),
    ].join('\n'),
  'hostile.xml': (
    words,
  ) => `<?xml version="1.0"?><ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
    <Header><Sender><SenderName>S</SenderName></Sender></Header>${words
      .map(
        (
          text,
          at,
        ) => `<Product><RecordReference>r${at}</RecordReference><NotificationType>03</NotificationType><DescriptiveDetail>
        <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${xml(text)}</TitleText><Subtitle>${xml(text)}</Subtitle></TitleElement></TitleDetail>
        <Contributor><ContributorRole>A01</ContributorRole><PersonName>${xml(text)}</PersonName></Contributor></DescriptiveDetail>
        <CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${xml(text)}</Text></TextContent></CollateralDetail>
        <PublishingDetail><Publisher><PublishingRole>01</PublishingRole><PublisherName>${xml(text)}</PublisherName></Publisher></PublishingDetail></Product>`,
      )
      .join('')}</ONIXMessage>`,
};

shared.each(Object.keys(LISTS))(
  'hostile words in %s are imported as text, and every screen of them answers',
  async (name) => {
    const school = await app.makeSchool(`strings${name.length}${name.at(-1)!}`);
    const as = await app.tokenOf(school, 'school_admin');
    const ask = <Body>(method: 'GET' | 'POST', path: string, body?: object) =>
      app.ask<Body>(school, method, `/api/${path}`, { as, ...(body && { body }) });
    const words = [
      ...new Set(
        (JSON.parse(readFileSync(join(data!, 'strings/blns.json'), 'utf8')) as string[])
          .map((text) => text.trim())
          .filter(
            (text) =>
              text && text.length < 200 && !/[\0-\x1f\x7f\ufffd-\uffff]/.test(text) && text.isWellFormed(),
          ),
      ),
      '=HYPERLINK("http://bad.example";"x")',
      '+1+1',
      '-2+3',
      '@SUM(A1)',
    ].filter((text, at) => at % 5 === 0 || /^[=+@-]/.test(text));
    const { body } = await app.ask<{ id: string }>(school, 'POST', '/api/book-imports/', {
      as,
      ...multipart([{ name: 'file', filename: name, content: LISTS[name]!(words) }]),
    });
    const state = async (wanted: string) =>
      eventually(async () => {
        const found = await ask<BookImportView>('GET', `book-imports/${body.id}/`);
        expect(found.body.status).toBe(wanted);
        return found.body;
      }, 30_000);
    const { create } = await state('checked');
    expect(create).toBeGreaterThan(words.length / 2);
    expect((await ask('GET', `book-imports/${body.id}/lines/?limit=100`)).status).toBe(200);
    expect((await ask('POST', `book-imports/${body.id}/start/`, {})).status).toBe(202);
    await state('done');
    const books = await app.within(school, (tx) =>
      tx.book.findMany({ where: { tenant_id: school.id }, take: 500 }),
    );
    expect(books).toHaveLength(create);
    // Invisible and bidirectional control characters are removed, and white space becomes spaces; all else stays
    // unchanged.
    const seen = (text: string) =>
      text
        .replace(/\p{Cf}/gu, '')
        .replace(/\s+/g, ' ')
        .trim();
    const written = words.map(seen);
    for (const { title, subtitle, publisher } of books)
      for (const text of [title, subtitle, publisher]) if (text) expect(written).toContain(seen(text));
    for (const path of [
      'book-desk/board/',
      'book-desk/?limit=100',
      'books/awaited/',
      'book-twins/',
      'books/?own=true&status=all&limit=100',
    ])
      expect([path, (await ask('GET', path)).status]).not.toEqual([path, 500]);
    const shown = await Promise.all(
      books.slice(0, 10).map(({ id }) => ask<{ title: string }>('GET', `books/${id}/details/`)),
    );
    expect(shown.map(({ body: { title } }) => title)).toEqual(books.slice(0, 10).map(({ title }) => title));
  },
);
