import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { arrives, familyOf, onePage, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import type { AnthologyList } from '../anthologies/anthologies.controller.ts';
import type { StoryList } from './story-responses.ts';
import type { BookVersions } from '../versions/get-book-versions.query.ts';

type Teller = ReturnType<typeof storyteller>;
type Family = Awaited<ReturnType<typeof familyOf>>;

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let tokens: string[];
let mia: Teller;
let leo: Teller;
let ada: Teller;
let teacher: Teller;
let miasFamily: Family;
let leosFamily: Family;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 3);
  tokens = (await Promise.all(beech.students.map((one) => app.signIn(one)))).map(({ access }) => access);
  [mia, leo, ada] = tokens.map((token) => storyteller(app, oak, token)) as [Teller, Teller, Teller];
  teacher = storyteller(app, oak, beech.token);
  [miasFamily, leosFamily] = (await Promise.all(
    [0, 1].map((n) => familyOf(app, oak, beech, beech.students[n]!.id)),
  )) as [Family, Family];
});
afterAll(() => app.close());

const idOf = (n: number): string => beech.students[n]!.id;
const leave = (id: string, user: string, as: string) =>
  app.ask<{ code?: string }>(oak, 'DELETE', `/api/stories/${id}/co-authors/${user}/`, { as });
const list = async (as: string) =>
  (await app.ask<StoryList>(oak, 'GET', '/api/stories/?limit=100', { as })).body.results;
const approve = async (id: string) =>
  teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });

describe('a story that classmates write together', () => {
  it('invites classmates only, and shows its text to them only after they accept', async () => {
    const id = await mia.write({ title: 'Ours' });
    const stranger = await app.makePerson(oak, 'student');
    const helpers = await app.ask<{ id: string; name: string }[]>(oak, 'GET', `/api/stories/${id}/helpers/`, {
      as: tokens[0]!,
    });
    expect(helpers.body.map((one) => one.id).sort()).toEqual([idOf(1), idOf(2)].sort());
    expect((await mia.post(`stories/${id}/co-authors`, { user_id: stranger.id })).status).toBe(404);
    expect((await leo.post(`stories/${id}/co-authors`, { user_id: idOf(2) })).status).toBe(404);
    expect((await leo.post(`stories/${id}/join`)).status).toBe(404);
    const twice = await Promise.all(
      [1, 2].map(() => mia.post(`stories/${id}/co-authors`, { user_id: idOf(1) })),
    );
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    expect((await leo.get(id)).status).toBe(404);
    expect((await list(tokens[1]!)).find((one) => one.id === id)).toMatchObject({
      asked: true,
      title: 'Ours',
    });
    expect((await mia.get(id)).body).toMatchObject({
      owned: true,
      waiting: [{ id: idOf(1) }],
      co_authors: [],
    });

    expect((await leo.post(`stories/${id}/join`)).status).toBe(204);
    expect((await leo.get(id)).body).toMatchObject({ mine: true, owned: false, may: ['write', 'submit'] });
    expect((await leo.save(id, 2, { title: 'Ours, by two' })).body.version).toBe(3);
    expect((await mia.save(id, 2)).body.code).toBe('story_changed');
    expect((await ada.get(id)).status).toBe(404);
    // A co-author cannot delete the story.
    await app.ask(oak, 'DELETE', `/api/stories/${id}/`, { as: tokens[1]! });
    expect((await mia.get(id)).status).toBe(200);
    expect((await leave(id, idOf(1), tokens[2]!)).status).toBe(404);
    expect((await leave(id, idOf(1), tokens[1]!)).status).toBe(204);
    expect((await leo.get(id)).status).toBe(404);
  });

  it('is published when every family has consented, with all names, and withdrawn when any consent is', async () => {
    const id = await mia.write({ title: 'Two foxes' });
    await mia.post(`stories/${id}/co-authors`, { user_id: idOf(1) });
    await leo.post(`stories/${id}/join`);
    expect((await leo.submit(id)).body.state).toBe('submitted');
    expect((await leave(id, idOf(1), tokens[1]!)).body.code).toBe('story_closed');
    await miasFamily.says('publish', true);
    await miasFamily.says('public_name', true);
    await approve(id);
    await eventually(async () => expect((await mia.get(id)).body.waits_for).toBe('family'));
    // Only the family that has not answered yet is asked.
    await eventually(async () => {
      const asked = await app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: 'story-approved' }, select: { subject: true } }),
      );
      expect(asked).toEqual([{ subject: 'May the story of Kid1 be published?' }]);
    });
    await leosFamily.says('publish', true);
    const story = await arrives(mia, id, 'published');
    const book = await app.ask<{ authors: string[] }>(oak, 'GET', `/api/books/${story.book}/`, {
      as: tokens[2]!,
    });
    expect(book.body.authors).toEqual(['Kid0, oak school', 'A young author of oak school']);
    await leosFamily.says('publish', false);
    await arrives(mia, id, 'approved');
    expect((await app.ask(oak, 'GET', `/api/books/${story.book}/`, { as: tokens[2]! })).status).toBe(404);
    await leosFamily.says('publish', true);
    await arrives(mia, id, 'published');
  });

  it('is withdrawn when one of its authors is erased; the others may submit it again', async () => {
    const id = await mia.write({ title: 'Leaving' });
    const guest = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, (tx) =>
      tx.classMember.createMany({ data: [{ tenant_id: oak.id, class_id: beech.id, user_id: guest.id }] }),
    );
    const guestTells = storyteller(app, oak, (await app.signIn(guest)).access);
    await mia.post(`stories/${id}/co-authors`, { user_id: guest.id });
    await guestTells.post(`stories/${id}/join`);
    await app.within(oak, (tx) =>
      tx.story.updateMany({ where: { id }, data: { state: 'published', edition_id: newId() } }),
    );
    const data = app.nest.get(PersonalData, { strict: false });
    await app.within(oak, (tx) => data.erase(tx, { id: guest.id, email: null }));
    expect((await mia.get(id)).body).toMatchObject({
      state: 'withdrawn',
      co_authors: [],
      may: ['write', 'submit'],
    });
    const [last] = await app.within(oak, (tx) =>
      tx.storyHistoryEntry.findMany({ where: { story_id: id }, orderBy: { created_at: 'desc' } }),
    );
    expect(last).toMatchObject({
      state: 'withdrawn',
      actor_id: null,
      reason: 'The data of one of its authors was erased.',
    });
    const [told] = await app.db.system([
      {
        name: 'test_events_of_erasure',
        text: `select payload->>'state' as state from platform.outbox_event where payload->>'move_id' = $1`,
        values: [last!.id],
      },
    ]);
    expect(told!.rows).toEqual([{ state: 'withdrawn' }]);
  });
});

describe('a version of a book', () => {
  it('starts with the book’s pages where the licence allows it, keeps licence and credits, and is linked to the original', async () => {
    await Promise.all([miasFamily.says('publish', true), leosFamily.says('publish', true)]);
    const toTranslate = { how: 'translation', language: 'fr' };
    const closed = await mia.write({ title: 'Mine alone' });
    await mia.submit(closed);
    const id = await mia.write({ title: 'The fox' });
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c2185b' } })
      .jpeg()
      .toBuffer();
    const kept = await mia.post(`stories/${id}/media`, {
      kind: 'picture',
      content: photo.toString('base64'),
    });
    const [page] = onePage();
    const own = { kind: 'picture', id: 'e2', picture: kept.body.id, x: 100, y: 100, w: 90, h: 60, turn: 0 };
    const shown = { ...page!, picture: { ...page!.picture, elements: [...page!.picture.elements, own] } };
    expect((await mia.save(id, 2, { pages: [shown] })).status).toBe(200);
    await mia.submit(id, { versions_allowed: true });
    await Promise.all([approve(closed), approve(id)]);
    const [first, second] = [await arrives(mia, closed, 'published'), await arrives(mia, id, 'published')];
    const family = async (slug: string, as = tokens[1]!) =>
      (await app.ask<BookVersions>(oak, 'GET', `/api/books/${slug}/family/`, { as })).body;
    expect((await family(first.book!)).open).toBe(false);
    expect((await leo.post(`books/${first.book}/versions`, { how: 'remix', language: 'en' })).body.code).toBe(
      'no_versions',
    );
    expect(
      (await leo.post(`books/${second.book}/versions`, { how: 'translation', language: 'en' })).body.errors,
    ).toEqual({
      language: ['Choose another language than that of the book.'],
    });
    const neighbour = storyteller(app, elm, await app.tokenOf(elm, 'student'));
    expect(
      (await neighbour.post(`books/${second.book}/versions`, { how: 'remix', language: 'en' })).status,
    ).toBe(404);

    // Others may translate it only if the family permits; an author needs no permission.
    expect((await family(second.book!)).translation).toBe(false);
    expect((await leo.post(`books/${second.book}/versions`, toTranslate)).body.code).toBe('no_translation');
    expect((await mia.post(`books/${second.book}/versions`, toTranslate)).status).toBe(201);
    await miasFamily.says('translate', true);
    expect((await family(second.book!)).translation).toBe(true);
    const made = await leo.post(`books/${second.book}/versions`, toTranslate);
    const version = (await leo.get(made.body.id)).body;
    expect(version).toMatchObject({
      language: 'fr',
      license: 'CC-BY-4.0',
      license_kept: true,
      credits: ['Translated from “The fox” by Kid0, oak school. CC-BY-4.0.'],
    });
    const copied = (version.body as (typeof shown)[])[0]!.picture.elements[1] as unknown as typeof own;
    expect(copied.picture).not.toBe(kept.body.id);
    expect(
      (await app.ask(oak, 'GET', `/api/stories/${version.id}/media/${copied.picture}/`, { as: tokens[1]! }))
        .status,
    ).toBe(200);
    await leo.save(version.id, 1, { title: 'Le renard', language: 'fr', pages: version.body });
    await leo.submit(version.id);
    await approve(version.id);
    const done = await arrives(leo, version.id, 'published');
    expect(await family(done.book!)).toMatchObject({
      open: true,
      books: [
        { title: 'The fox', how: null, from: null },
        { title: 'Le renard', how: 'translation', language: 'fr' },
      ],
    });
    const row = await app.within(oak, (tx) => tx.book.findFirst({ where: { slug: done.book! } }));
    const origin = await app.within(oak, (tx) => tx.book.findFirst({ where: { slug: second.book! } }));
    expect(row).toMatchObject({ license: 'CC-BY-4.0', work_id: origin!.id, translation_of: origin!.id });
    expect(origin!.work_id).toBe(origin!.id);
    const stored = await app.nest.get(Storage).get(`books/${row!.id}/${row!.file_id}/original`);
    const { messages } = await EpubCheck.validate(new Uint8Array(await buffer(stored)));
    expect(messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))).toEqual([]);
  });
});

describe('a print PDF of stories', () => {
  const books = async (as: string) =>
    (await app.ask<AnthologyList>(oak, 'GET', '/api/anthologies/', { as })).body.results;

  it('contains published stories, is built by a worker, and is not delivered after a family withdraws its consent', async () => {
    await Promise.all([miasFamily.says('publish', true), leosFamily.says('publish', true)]);
    const ids = await Promise.all([
      mia.write({ title: 'Rain' }),
      leo.write({
        title: 'المطر',
        language: 'ar',
        pages: onePage('كان معوله قصيرا جدا 123 ومدخل منزله منخفض 🦊'),
      }),
    ]);
    await Promise.all([mia.submit(ids[0]), leo.submit(ids[1])]);
    expect((await teacher.post('anthologies', { title: 'Our year', stories: ids })).body.code).toBe(
      'story_not_published',
    );
    for (const id of ids) await approve(id);
    await Promise.all([arrives(mia, ids[0], 'published'), arrives(leo, ids[1], 'published')]);
    // A child can print their own stories; stories of others are not found.
    expect((await mia.post('anthologies', { title: 'Ours', stories: ids })).status).toBe(404);
    const made = await teacher.post('anthologies', { title: 'Our year', stories: ids });
    expect(made.status).toBe(201);
    const ready = await eventually(async () => {
      const [found] = await books(beech.token);
      expect(found!.state).toBe('ready');
      return found!;
    });
    // Title page, contents, and for each story its cover, title page and page.
    expect(ready).toMatchObject({ title: 'Our year', stories: 2, pages: 8 });
    expect(await books(tokens[0]!)).toEqual([]);
    const file = (as: string) => app.ask(oak, 'GET', `/api/anthologies/${made.body.id}/file/`, { as });
    const answer = await file(beech.token);
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.bytes.length).toBe(ready.bytes);
    expect((await file(tokens[0]!)).status).toBe(404);
    await leosFamily.says('publish', false);
    await arrives(leo, ids[1], 'approved');
    expect((await books(beech.token))[0]!.state).toBe('stale');
    expect((await file(beech.token)).status).toBe(409);
    await app.ask(oak, 'DELETE', `/api/anthologies/${made.body.id}/`, { as: beech.token });
    expect(await books(beech.token)).toEqual([]);
    expect(await app.nest.get(Storage).list(`anthologies/${made.body.id}/`)).toEqual([]);
  });

  it('is refused with a message where no font covers the script', async () => {
    const id = await teacher.write({ title: '雨', language: 'zh', pages: onePage('下雨了。') });
    await teacher.submit(id);
    await approve(id);
    await arrives(teacher, id, 'published');
    const refused = await teacher.post('anthologies', { title: 'Rain', stories: [id] });
    expect([refused.status, refused.body.code]).toEqual([409, 'script_not_printable']);
  });
});
