import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { arrives, familyOf, onePage, SILENCE, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { IngestWhenBookUploaded } from '../../library/uploads/ingest-when-book-uploaded.ts';
import { FamilyConsent } from '../stories/family-consent.ts';

type Family = Awaited<ReturnType<typeof familyOf>>;

let app: TestApp;
let oak: TestSchool;
let beech: TestClass;
let mia: ReturnType<typeof storyteller>;
let leo: ReturnType<typeof storyteller>;
let teacher: ReturnType<typeof storyteller>;
let miasFamily: Family;
let leosFamily: Family;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  beech = await makeClass(app, oak, 3);
  [mia, leo] = (await Promise.all(beech.students.map((one) => app.signIn(one)))).map(({ access }) =>
    storyteller(app, oak, access),
  ) as [typeof mia, typeof leo];
  teacher = storyteller(app, oak, beech.token);
  [miasFamily, leosFamily] = (await Promise.all(
    [0, 1].map((n) => familyOf(app, oak, beech, beech.students[n]!.id)),
  )) as [Family, Family];
});
afterAll(() => app.close());

const approve = async (id: string) =>
  teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });

/** The text that is readable in the file of a story's book, and the authors of the book. */
async function printed(id: string): Promise<{ text: string; authors: string[]; status: string }> {
  const story = await app.within(oak, (tx) => tx.story.findFirstOrThrow({ where: { id } }));
  const book = await app.within(oak, (tx) => tx.book.findFirstOrThrow({ where: { id: story.book_id! } }));
  const file = await app.nest.get(Storage).get(`books/${book.id}/${book.file_id}/original`);
  const zip = await fromBufferPromise(await buffer(file));
  const texts: string[] = [];
  for await (const entry of zip.eachEntry())
    if (/\.(xhtml|opf|smil)$/.test(entry.fileName))
      texts.push((await buffer(await zip.openReadStreamPromise(entry))).toString());
  return { text: texts.join('\n'), authors: book.authors, status: book.status };
}

/** Addresses of a published book that anybody may have stored: of a page and of its cover. */
async function openings(book: string): Promise<string[]> {
  const { body } = await app.ask<{ base_url: string; manifest: { readingOrder: { href: string }[] } }>(
    oak,
    'GET',
    `/api/books/${book}/content/`,
    { as: beech.token },
  );
  const { body: seen } = await app.ask<{ cover: { small: string } }>(oak, 'GET', `/api/books/${book}/`, {
    as: beech.token,
  });
  return [body.base_url + body.manifest.readingOrder[0]!.href, seen.cover.small];
}

const opens = async (address: string): Promise<number> => {
  const { host, pathname } = new URL(address);
  return (await app.ask(host, 'GET', pathname)).status;
};

describe('a first name', () => {
  it('is removed from the book, its file and versions of it when the family withdraws its consent', async () => {
    await Promise.all([miasFamily.says('publish', true), leosFamily.says('publish', true)]);
    await miasFamily.says('public_name', true);
    const id = await mia.write({ title: 'The lamp' });
    await mia.submit(id, { versions_allowed: true });
    await approve(id);
    const first = await arrives(mia, id, 'published');
    const { body } = await leo.post(`books/${first.book}/versions`, { how: 'remix', language: 'en' });
    await leo.save(body.id, 1, { title: 'The other lamp' });
    await leo.submit(body.id);
    await approve(body.id);
    await arrives(leo, body.id, 'published');
    expect((await printed(id)).text).toContain('Kid0, oak school');
    expect((await printed(body.id)).text).toContain('“The lamp” by Kid0, oak school.');

    const kept = await openings(first.book!);
    expect(await Promise.all(kept.map(opens))).toEqual([200, 200]);

    await miasFamily.says('public_name', false);
    await eventually(async () => {
      for (const one of [id, body.id]) {
        const { text, authors, status } = await printed(one);
        expect([status, `${text}${authors.join()}`.includes('Kid0')]).toEqual(['published', false]);
      }
    });
    expect((await printed(body.id)).text).toContain('“The lamp” by A young author of oak school.');
    expect((await leo.get(body.id)).body.credits).toEqual([
      'Based on “The lamp” by A young author of oak school. CC-BY-4.0.',
    ]);
    await eventually(async () => expect(await Promise.all(kept.map(opens))).toEqual([404, 404]));
    // There is no entry of a returned story: it was published all the time.
    expect((await mia.get(id)).body.steps.map(({ state }) => state)).toEqual([
      'submitted',
      'approved',
      'published',
    ]);

    const now = await openings(first.book!);
    expect(await Promise.all(now.map(opens))).toEqual([200, 200]);
    await miasFamily.says('publish', false);
    await eventually(async () => expect(await Promise.all(now.map(opens))).toEqual([404, 404]));
    await miasFamily.says('publish', true);
    await arrives(mia, id, 'published');
  });

  it('is not shown for a person who left the school, and no child’s surname is shown', async () => {
    const gone = await app.makePerson(oak, 'student', { last_name: 'Secret', status: 'archived' });
    const key = app.nest.get(FamilyConsent, { strict: false });
    const names = await inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      key.signatures([gone.id, beech.students[2]!.id, beech.teacher.id], 'oak school'),
    );
    expect(names).toEqual(['A young author of oak school', 'Ada Okoye']);
  });

  it('is not shown again when an older edition is checked late', async () => {
    const id = await mia.write({ title: 'Late' });
    await mia.submit(id);
    await approve(id);
    await arrives(mia, id, 'published');
    const { book_id, edition_id } = await app.within(oak, (tx) =>
      tx.story.findFirstOrThrow({ where: { id } }),
    );
    const newer = newId();
    await app.within(oak, async (tx) => {
      const { sha256, bytes } = await tx.bookFile.findFirstOrThrow({ where: { id: edition_id! } });
      await tx.bookFile.createMany({
        data: [
          { id: newer, tenant_id: oak.id, book_id: book_id!, original_name: 'late.epub', bytes, sha256 },
        ],
      });
      await tx.book.updateMany({
        where: { id: book_id! },
        data: { status: 'draft', publish_when_ready: true },
      });
      await app.nest
        .get(IngestWhenBookUploaded, { strict: false })
        .handle({ book_id: book_id!, file_id: edition_id! }, tx, {
          uploader: '',
          result: { ok: true, book: { findings: [], manifest: {} } },
        } as never);
    });
    const book = await app.within(oak, (tx) => tx.book.findFirstOrThrow({ where: { id: book_id! } }));
    expect(book.status).toBe('draft');
  });
});

describe('a recorded voice', () => {
  it('is published with its own consent, and withdrawn with it', async () => {
    await miasFamily.says('publish', true);
    const { body } = await mia.post('stories', { kind: 'story', language: 'en', title: 'Told' });
    const { body: kept } = await mia.post(`stories/${body.id}/media`, {
      kind: 'voice',
      content: SILENCE.toString('base64'),
    });
    const told = { ...onePage('')[0]!, voice: kept.id };
    expect((await mia.save(body.id, 1, { title: 'Told', pages: [told] })).status).toBe(200);
    await mia.submit(body.id);
    await approve(body.id);
    const asked = await eventually(async () => {
      const mails = await app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: 'story-approved', recipient: miasFamily.parent.email! } }),
      );
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(asked).toHaveLength(1);
    expect((await miasFamily.sees(body.id)).body).toMatchObject({
      waits_for: 'family',
      needs: ['publish', 'photo'],
    });
    await miasFamily.says('photo', true);
    await arrives(mia, body.id, 'published');
    const { text } = await printed(body.id);
    expect(text).toContain('This page is told by voice.');
    expect(text).toContain('<text src="page-1.xhtml#page"/>');
    await miasFamily.says('photo', false);
    await arrives(mia, body.id, 'approved');
  });
});

it('media removed while a story was edited are visible to its authors only', async () => {
  const id = await mia.write();
  await mia.submit(id);
  const versions = (as: string) => app.ask(oak, 'GET', `/api/stories/${id}/versions/`, { as });
  expect((await versions(beech.token)).status).toBe(404);
  expect((await versions(miasFamily.token)).status).toBe(403);
});
