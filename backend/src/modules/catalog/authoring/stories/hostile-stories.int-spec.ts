import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { coverOf, STORY_LIMITS } from '@bookgrove/contract/stories';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { arrives, familyOf, onePage, SKY, storyteller } from '../../../../../test/support/stories.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { Storage } from '../../../../platform/storage/storage.ts';

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let child: string;
let mia: ReturnType<typeof storyteller>;
let teacher: ReturnType<typeof storyteller>;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 1);
  child = (await app.signIn(beech.students[0]!)).access;
  mia = storyteller(app, oak, child);
  teacher = storyteller(app, oak, beech.token);
});
afterAll(() => app.close());

const folder = sharedData();
const shared = folder ? it : it.skip;
const markup = '<img src=x onerror=alert(1)>&lt;b&gt;"\'`${7*7}{{7*7}}';

shared(
  'every hostile string is kept as it was typed, as title, words, alternative text and comment, or refused by name',
  async () => {
    const all = (JSON.parse(readFileSync(join(folder!, 'strings/blns.json'), 'utf8')) as string[]).filter(
      (text) => text.trim() !== '' && text.length <= STORY_LIMITS.title,
    );
    const id = await mia.write();
    let version = 2;
    const kept: string[] = [];
    for (const [index, text] of all.entries()) {
      // Only every thirtieth story goes through the whole process; unit tests check the rules of pages one by one.
      if (index % 30 !== 0) continue;
      const pages = [{ ...onePage(text)[0]!, alt: text }];
      const answer = await mia.save(id, version, { title: text, pages });
      if (answer.status !== 200) {
        expect([400, 422]).toContain(answer.status);
        continue;
      }
      version = answer.body.version;
      const { body } = await mia.get(id);
      expect([body.title, body.body]).toEqual([text.trim(), pages]);
      kept.push(text);
    }
    expect(kept.length).toBeGreaterThan(10);
    await mia.submit(id);
    for (const text of kept) {
      const made = await teacher.post(`stories/${id}/comments`, { page_id: 'p1', text });
      expect([text, made.status]).toEqual([text, 201]);
    }
    expect((await mia.get(id)).body.notes.map(({ text }) => text)).toEqual(kept.map((text) => text.trim()));
  },
);

describe('markup in a story', () => {
  it('is shown in the book as text, and the book is valid', async () => {
    const family = await familyOf(app, oak, beech, beech.students[0]!.id);
    await family.says('publish', true);
    const id = await mia.write({ title: markup, pages: [{ ...onePage(markup)[0]!, alt: markup }] });
    await mia.submit(id);
    await teacher.post(`stories/${id}/approve`, { version: (await mia.get(id)).body.version });
    const { book } = await arrives(mia, id, 'published');
    expect(
      (await app.ask<{ title: string }>(oak, 'GET', `/api/books/${book}/`, { as: child })).body.title,
    ).toBe(markup);
    const row = (await app.within(oak, (tx) => tx.story.findFirst({ where: { id } })))!;
    const stored = await app.nest.get(Storage).get(`books/${row.book_id}/${row.edition_id}/original`);
    const { messages } = await EpubCheck.validate(new Uint8Array(await buffer(stored)));
    expect(messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))).toEqual([]);
  });
});

describe('what is sent as a picture or a recording', () => {
  const media = (id: string, kind: string, content: Buffer) =>
    mia.post(`stories/${id}/media`, { kind, content: content.toString('base64') });

  it('is refused above ten megabytes before it is decoded', async () => {
    const id = await mia.write();
    const answer = await media(id, 'picture', Buffer.alloc(10 * 1024 * 1024, 7));
    expect([answer.status, answer.body.code]).toEqual([413, 'http_413']);
  });

  it('is refused when it is a picture of a hundred million pixels', async () => {
    const id = await mia.write();
    const bomb = await sharp({
      create: { width: 10_000, height: 10_000, channels: 3, background: '#ffffff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(700_000);
    expect((await media(id, 'picture', bomb)).body.code).toBe('picture_unreadable');
  });

  it.each([
    ['a web page', Buffer.from(`<html><script>alert(1)</script>${'x'.repeat(3_000)}</html>`)],
    [
      'a web page with the name of a sound',
      Buffer.from(`ID3\x03\0\0\0\0\0\x00<script>alert(1)</script>${'x'.repeat(3_000)}`),
    ],
    [
      'a recording with a file behind it',
      Buffer.concat([...Array.from({ length: 8 }, frame), Buffer.alloc(5_000, 60)]),
    ],
    ['nothing', Buffer.from('////', 'base64')],
  ])('as sound, but is %s, is refused', async (_what, bytes) => {
    const id = await mia.write();
    const answer = await media(id, 'voice', bytes);
    expect([answer.status, answer.body.code]).toEqual([422, 'voice_unreadable']);
  });

  it('shows text drawn on a picture to the teacher while the story uses the picture', async () => {
    const id = await mia.write();
    const picture = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#2266aa' } })
      .png()
      .toBuffer();
    const drawn = await mia.post(`stories/${id}/media`, {
      kind: 'picture',
      content: picture.toString('base64'),
      words: 'The fox\nCall me on 0171 555 0134',
    });
    expect(drawn.status).toBe(201);
    const cover = coverOf(SKY, { id: drawn.body.id, width: 90, height: 120 });
    await mia.save(id, 2, { cover });
    await mia.submit(id);
    // Page 0 is the cover.
    expect((await teacher.get(id)).body.flags).toEqual([{ kind: 'phone', exact: '0171 555 0134', page: 0 }]);
    expect((await mia.get(id)).body).toMatchObject({
      flags: [],
      drawn_words: [{ picture: drawn.body.id, words: 'The fox\nCall me on 0171 555 0134' }],
    });
    await mia.post(`stories/${id}/take-back`, { version: 3 });
    await mia.save(id, 3);
    await mia.submit(id);
    expect((await teacher.get(id)).body.flags).toEqual([]);
  });

  it('is refused when the text on a drawing exceeds the limit', async () => {
    const id = await mia.write();
    const words = 'x'.repeat(STORY_LIMITS.drawnWords + 1);
    const answer = await mia.post(`stories/${id}/media`, { kind: 'picture', content: 'aaaa', words });
    expect([answer.status, answer.body.errors?.['words']]).toEqual([
      422,
      [`Write at most ${STORY_LIMITS.drawnWords} letters.`],
    ]);
  });

  it('is stored as sound without its metadata tags', async () => {
    const id = await mia.write();
    const tagged = Buffer.concat([
      Buffer.from('ID3\x03\0\0\0\0\0\x0bHome street', 'latin1'),
      ...Array.from({ length: 8 }, frame),
    ]);
    const kept = await media(id, 'voice', tagged);
    expect(kept.status).toBe(201);
    const { body } = await app.ask<{ content: string }>(
      oak,
      'GET',
      `/api/stories/${id}/media/${kept.body.id}/`,
      {
        as: child,
      },
    );
    const bytes = Buffer.from(body.content.split(',')[1]!, 'base64');
    expect([bytes.length, bytes.includes('Home')]).toEqual([8 * 144, false]);
  });
});

/** A frame of silence: MPEG 2, layer III, 48 kilobits, 24 kHz. */
function frame(): Buffer {
  const bytes = Buffer.alloc(144);
  bytes.set([0xff, 0xf3, 0x64, 0xc4]);
  return bytes;
}
