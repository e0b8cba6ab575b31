import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { StoryPage } from '@bookgrove/contract/stories';
import { currentConsentText } from '@bookgrove/contract';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import type { StoryList } from './story-responses.ts';
import type { StoryView } from './story-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let child: string;
let friend: string;
let parent: TestPerson;
let home: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  [child, friend] = (await Promise.all(beech.students.map((one) => app.signIn(one)))).map(
    ({ access }) => access,
  ) as [string, string];
  parent = await app.makePerson(oak, 'parent');
  home = (await app.signIn(parent)).access;
  await app.within(oak, (tx) =>
    tx.guardianLink.createMany({
      data: [
        {
          id: newId(),
          tenant_id: oak.id,
          guardian_id: parent.id,
          student_id: beech.students[0]!.id,
          relationship: 'parent',
          state: 'active',
          permissions: ['consent', 'view_progress'],
          invited_by: beech.teacher.id,
        },
      ],
    }),
  );
});
afterAll(() => app.close());

const sky = { color: 'sky', pattern: 'hills', second: 'leaf' } as const;
const fox = {
  kind: 'sticker',
  id: 'e1',
  sticker: 'fox',
  x: 400,
  y: 300,
  w: 240,
  h: 240,
  turn: 0,
  color: 'clay',
  second: 'sun',
} as const;
const pages = (text = 'My fox has a red coat. He runs home in the rain.'): StoryPage[] => [
  { id: 'p1', text, picture: { ground: sky, elements: [fox] }, alt: 'A fox on a hill', voice: null },
];
const post = (path: string, as: string, body: object = {}, school = oak) =>
  app.ask<Problem & { id: string; state: string; version: number }>(school, 'POST', `/api/${path}/`, {
    as,
    body,
  });
const get = (id: string, as: string, school = oak) =>
  app.ask<StoryView & Problem>(school, 'GET', `/api/stories/${id}/`, { as });
const save = (id: string, as: string, version: number, change: object = {}) =>
  app.ask<Problem & { version: number }>(oak, 'PUT', `/api/stories/${id}/`, {
    as,
    body: {
      title: 'The fox',
      language: 'en',
      cover: { ground: sky, elements: [fox] },
      pages: pages(),
      version,
      ...change,
    },
  });
async function written(as = child, change: object = {}): Promise<string> {
  const { body } = await post('stories', as, { kind: 'story', language: 'en', title: 'The fox' });
  await save(body.id, as, 1, change);
  return body.id;
}
async function sent(as = child, change: object = {}): Promise<string> {
  const id = await written(as, change);
  expect((await post(`stories/${id}/submit`, as, { version: 2 })).body.state).toBe('submitted');
  return id;
}
const consent = (given: boolean) => {
  const path = `/api/students/${beech.students[0]!.id}/consents`;
  return given
    ? app.ask(oak, 'PUT', `${path}/publish/`, {
        as: home,
        body: { version: currentConsentText('publish').version },
      })
    : app.ask(oak, 'DELETE', `${path}/publish/`, { as: home });
};

describe('a story that is written', () => {
  it('is visible to its author only while it is a draft, and never to another school', async () => {
    const id = await written();
    expect((await get(id, child)).body).toMatchObject({
      mine: true,
      state: 'draft',
      may: ['write', 'submit'],
      version: 2,
    });
    const admin = await app.tokenOf(oak, 'school_admin');
    for (const as of [friend, beech.token, home, admin]) expect((await get(id, as)).status).toBe(404);
    expect((await get(id, await app.tokenOf(elm, 'school_admin'), elm)).status).toBe(404);
    expect((await save(id, friend, 2)).status).toBe(404);
  });

  it('is not overwritten from an outdated window, nor by one of two concurrent saves', async () => {
    const id = await written();
    const answers = await Promise.all([
      save(id, child, 2, { title: 'A' }),
      save(id, child, 2, { title: 'B' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('story_changed');
  });

  it('refuses unknown members', async () => {
    const id = await written();
    const bad = [{ ...pages()[0]!, onclick: 'alert(1)' }];
    const refused = await save(id, child, 2, { pages: bad });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.stringContaining('check pages[0].onclick'),
    ]);
    const foreign = pages();
    foreign[0]!.voice = newId();
    expect((await save(id, child, 2, { pages: foreign })).body.code).toBe('media_unknown');
  });

  it('keeps its versions, and restores one', async () => {
    const id = await sent();
    await post(`stories/${id}/take-back`, child, { version: 2 });
    await save(id, child, 2, { pages: pages('Something else altogether, said at length.') });
    const back = await post(`stories/${id}/restore`, child, { version: 2 });
    expect(back.body.version).toBe(4);
    expect((await get(id, child)).body.body).toEqual(pages());
    const { body } = await app.ask<{ version: number }[]>(oak, 'GET', `/api/stories/${id}/versions/`, {
      as: child,
    });
    expect(body.map(({ version }) => version)).toEqual([3, 2]);
  });

  it('stores re-encoded pictures and recordings without metadata', async () => {
    const id = await written();
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2185b' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    const media = (kind: string, content: Buffer, as = child) =>
      post(`stories/${id}/media`, as, { kind, content: content.toString('base64') });
    const kept = await media('picture', photo);
    expect(kept.status).toBe(201);
    const { body } = await app.ask<{ content: string }>(
      oak,
      'GET',
      `/api/stories/${id}/media/${kept.body.id}/`,
      { as: child },
    );
    expect((await sharp(Buffer.from(body.content.split(',')[1]!, 'base64')).metadata()).exif).toBeUndefined();
    expect((await media('voice', photo)).body.code).toBe('voice_unreadable');
    expect((await media('picture', Buffer.from('<svg/>'))).body.code).toBe('picture_unreadable');
    expect((await media('picture', photo, friend)).status).toBe(404);
  });
});

describe('a story on its way to publication', () => {
  it('is not submitted without a title, text and alternative texts', async () => {
    const id = await written(child, { pages: [{ ...pages()[0]!, alt: ' ' }] });
    const refused = await post(`stories/${id}/submit`, child, { version: 2 });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'pages[0]': ['Tell what the picture shows, for readers who cannot see it.'] },
    ]);
  });

  it('appears in the review queue of the child’s teachers, with flagged words, and in no other queue', async () => {
    const id = await sent(child, {
      pages: pages('Call me on 0171 555 0134 or at mia@home.example today. Kid0 Okoye'),
    });
    const reviewQueue = async (as: string) =>
      (await app.ask<StoryList>(oak, 'GET', '/api/story-desk/?limit=100', { as })).body.results.map(
        (one) => one.id,
      );
    expect(await reviewQueue(beech.token)).toContain(id);
    expect((await get(id, beech.token)).body.flags).toEqual([
      { kind: 'phone', exact: '0171 555 0134', page: 1 },
      { kind: 'email', exact: 'mia@home.example', page: 1 },
      { kind: 'name', exact: 'Okoye', page: 1 },
    ]);
    expect((await get(id, child)).body.flags).toEqual([]);
    const stranger = await app.tokenOf(oak, 'teacher');
    expect(await reviewQueue(stranger)).toEqual([]);
    for (const move of ['approve', 'return'])
      expect(
        (
          await post(`stories/${id}/${move}`, stranger, {
            version: 2,
            ...(move === 'return' && { reason: 'x' }),
          })
        ).status,
      ).toBe(404);
    expect((await post(`stories/${id}/approve`, child, { version: 2 })).status).toBe(403);
    expect((await save(id, child, 2)).body.code).toBe('story_closed');
  });

  it('names a charity that its author or teacher chooses, and its book keeps it', async () => {
    const [wells, closed, well] = [newId(), newId(), newId()];
    const about = {
      legal_name: '',
      summary: '',
      mission: '',
      country: 'KE',
      place: '',
      registration_number: '1',
    };
    await app.within(app.platform, async (tx) => {
      const tenant_id = app.platform.id;
      await tx.charity.createMany({
        data: [
          { ...about, tenant_id, id: wells, slug: 'wells', name: 'Wells', status: 'verified' },
          { ...about, tenant_id, id: closed, slug: 'closed', name: 'Closed', status: 'suspended' },
        ],
      });
      const goal = { currency: 'GBP', goal: 100_000, status: 'fundraising' } as const;
      const words = { title: 'A well', summary: '', story: '', place: '', country: 'KE' };
      await tx.project.createMany({
        data: [{ tenant_id, id: well, slug: 'a-well', charity_id: wells, ...words, ...goal }],
      });
    });
    const choose = (id: string, as: string, charity_id: string | null, project_id: string | null = null) =>
      app.ask<Problem>(oak, 'PUT', `/api/stories/${id}/charity/`, { as, body: { charity_id, project_id } });
    const id = await written();
    expect((await get(id, child)).body).toMatchObject({ charity: null, may_choose_charity: true });
    expect((await choose(id, friend, wells)).status).toBe(404);
    const refused = await choose(id, child, closed);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['charity_id']]);
    expect((await choose(id, child, wells)).status).toBe(204);
    expect((await get(id, child)).body).toMatchObject({
      version: 2,
      charity: { name: 'Wells', project: null },
    });
    expect((await choose(id, beech.token, null)).status).toBe(404);
    await post(`stories/${id}/submit`, child, { version: 2 });
    expect((await choose(id, child, null)).body.code).toBe('charity_closed');
    expect((await choose(id, beech.token, wells, well)).status).toBe(204);
    const row = await app.within(oak, (tx) => tx.story.findFirst({ where: { id } }));
    expect(row).toMatchObject({ charity_id: wells, project_id: well });
    await post(`stories/${id}/approve`, beech.token, { version: 2 });
    await consent(true);
    await eventually(async () => expect((await get(id, child)).body.state).toBe('published'));
    const { book_id } = (await app.within(oak, (tx) => tx.story.findFirst({ where: { id } })))!;
    const book = () => app.within(oak, (tx) => tx.book.findFirst({ where: { id: book_id! } }));
    expect(await book()).toMatchObject({ charity_id: wells, project_id: well });
    // After a withdrawal the author chooses again: the book follows.
    await post(`stories/${id}/withdraw`, beech.token, { version: 2, reason: 'A name is in it.' });
    expect((await choose(id, child, null)).status).toBe(204);
    expect(await book()).toMatchObject({ charity_id: null, project_id: null });
    await consent(false);
  });

  it('is returned with an anchored comment, corrected, and submitted again', async () => {
    const id = await sent();
    const noText = await post(`stories/${id}/return`, beech.token, { version: 2 });
    expect(noText.body.errors).toEqual({ reason: ['Say why, so that the author knows what to do.'] });
    await post(`stories/${id}/comments`, beech.token, {
      page_id: 'p1',
      text: 'What colour exactly?',
      start: 13,
      end: 21,
    });
    await post(`stories/${id}/return`, beech.token, { version: 2, reason: 'Tell me more.' });
    await save(id, child, 2, { pages: pages('Hello! My fox has a red coat. He runs home.') });
    const { body } = await get(id, child);
    expect(body).toMatchObject({ state: 'changes_requested', comments: 1, may: ['write', 'submit'] });
    expect(body.notes[0]!.quote).toEqual({ exact: 'red coat', start: 20, end: 28 });
    expect(body.steps.map(({ state, reason }) => [state, reason])).toEqual([
      ['submitted', ''],
      ['changes_requested', 'Tell me more.'],
    ]);
    const tick = await app.ask(oak, 'PUT', `/api/stories/${id}/comments/${body.notes[0]!.id}/`, {
      as: child,
      body: { done: true },
    });
    expect([tick.status, (await get(id, child)).body.comments]).toEqual([204, 0]);
    expect((await post(`stories/${id}/submit`, child, { version: 3 })).body.state).toBe('submitted');
    // A text that the teacher has not read cannot be approved.
    expect((await post(`stories/${id}/approve`, beech.token, { version: 2 })).body.code).toBe(
      'story_changed',
    );
  });

  it('needs the teacher’s approval and the family’s consent; withdrawing either withdraws the book', async () => {
    const id = await sent(child, { title: 'Fox & <Friends>' });
    const twice = await Promise.all(
      [1, 2].map(() => post(`stories/${id}/approve`, beech.token, { version: 2 })),
    );
    expect(twice.map(({ body }) => body.state)).toEqual(['approved', 'approved']);
    expect((await get(id, child)).body).toMatchObject({ state: 'approved', waits_for: 'family', book: null });
    expect((await get(id, home)).body.may).toEqual([]);
    await consent(true);
    const story = await eventually(async () => {
      const { body } = await get(id, child);
      expect(body.state).toBe('published');
      return body;
    });
    const book = (as?: string) =>
      app.ask<{ id: string; authors: string[]; student_made: boolean; access: { read: boolean } }>(
        oak,
        'GET',
        `/api/books/${story.book}/`,
        as ? { as } : {},
      );
    expect((await book(friend)).body).toMatchObject({
      title: 'Fox & <Friends>',
      authors: ['A young author of oak school'],
      student_made: true,
      access: { read: true },
    });
    const row = (await app.within(oak, (tx) => tx.story.findFirst({ where: { id } })))!;
    const stored = await app.nest.get(Storage).get(`books/${row.book_id}/${row.edition_id}/original`);
    const { messages } = await EpubCheck.validate(new Uint8Array(await buffer(stored)));
    expect(messages.filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))).toEqual([]);

    await consent(false);
    await eventually(async () =>
      expect((await get(id, child)).body).toMatchObject({ state: 'approved', book: null }),
    );
    expect((await book(friend)).status).toBe(404);
    await consent(true);
    await eventually(async () => expect((await get(id, child)).body.state).toBe('published'));
    expect(
      (await post(`stories/${id}/withdraw`, beech.token, { version: 2, reason: 'A name is in it.' })).body
        .state,
    ).toBe('withdrawn');
    expect((await book(friend)).status).toBe(404);
  });
});
