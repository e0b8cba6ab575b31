import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import sharp from 'sharp';
import type { AnthologyList } from '../../src/modules/catalog/authoring/anthologies/anthologies.controller.ts';
import type { OwnLetter } from '../../src/modules/catalog/authoring/letters/list-own-letters.query.ts';
import type { WorldVolumeEntry } from '../../src/modules/catalog/authoring/volumes/list-volumes.query.ts';
import type { DataRequestPage } from '../../src/modules/identity/personal-data/data-requests.controller.ts';
import { newId } from '../../src/platform/ids.ts';
import { Storage } from '../../src/platform/storage/storage.ts';
import { makeClass, type TestClass } from '../support/classes.ts';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.ts';
import { arrives, familyOf, FOX, onePage, SILENCE, SKY, storyteller } from '../support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';
import { filesWith, tablesWith } from '../support/traces.ts';

const FIRST = 'Zebediah';
const LAST = 'Thistlewick';
const USERNAME = 'zebthi-71';
const YEAR = new Date().getUTCFullYear();

let app: TestApp;
let sink: SmtpSink;
let owner: pg.Client;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let team: string;
let beech: TestClass;
let zeb: TestPerson;
let zebFamily: Awaited<ReturnType<typeof familyOf>>;
let [zebToken, leoToken] = ['', ''];
let asZeb: ReturnType<typeof storyteller>;
let asLeo: ReturnType<typeof storyteller>;
let teacher: ReturnType<typeof storyteller>;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  [oak, elm] = await Promise.all([app.makeSchool('oak', { country: 'KE' }), app.makeSchool('elm')]);
  [head, team] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(app.platform, 'platform_admin'),
  ]);
  beech = await makeClass(app, oak, 1);
  zeb = await app.makePerson(oak, 'student', {
    first_name: FIRST,
    last_name: LAST,
    username: USERNAME,
    email: 'z.thistlewick@home.test',
  });
  await app.within(oak, (tx) =>
    tx.classMember.createMany({ data: [{ tenant_id: oak.id, class_id: beech.id, user_id: zeb.id }] }),
  );
  [zebToken, leoToken] = (await Promise.all(
    [zeb, beech.students[0]!].map(async (one) => (await app.signIn(one)).access),
  )) as [string, string];
  [asZeb, asLeo, teacher] = [zebToken, leoToken, beech.token].map((as) => storyteller(app, oak, as)) as [
    typeof asZeb,
    typeof asLeo,
    typeof teacher,
  ];
  zebFamily = await familyOf(app, oak, beech, zeb.id);
  const leosFamily = await familyOf(app, oak, beech, beech.students[0]!.id);
  await Promise.all([
    leosFamily.says('publish', true),
    ...(['publish', 'photo', 'public_name', 'translate'] as const).map((one) => zebFamily.says(one, true)),
  ]);
});
afterAll(async () => {
  await owner.end();
  await app.close();
  await sink.close();
});

const approve = async (id: string) =>
  teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });
async function publish(by: typeof asZeb, id: string) {
  expect((await by.submit(id, { versions_allowed: true })).status).toBe(200);
  await approve(id);
  return arrives(by, id, 'published');
}
async function drawingOf(by: typeof asZeb, id: string) {
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2185b' } })
    .jpeg()
    .toBuffer();
  const { body } = await by.post(`stories/${id}/media`, {
    kind: 'picture',
    content: photo.toString('base64'),
    words: `by ${FIRST}`,
  });
  return {
    ground: SKY,
    elements: [FOX, { kind: 'picture', id: 'e2', x: 300, y: 300, w: 200, h: 130, turn: 0, picture: body.id }],
  };
}
/** The id of the book of a published story, whose own view has its slug. */
const bookOf = async (story: string) =>
  (await app.within(oak, (tx) => tx.story.findFirstOrThrow({ where: { id: story } }))).book_id!;
/** A published story with the child's name in title and text, a drawing and a recording. */
async function storyOfZeb(): Promise<{ id: string; book: string }> {
  const { id } = (await asZeb.post('stories', { kind: 'story', language: 'en', title: 'Mine' })).body;
  const { body: voice } = await asZeb.post(`stories/${id}/media`, {
    kind: 'voice',
    content: SILENCE.toString('base64'),
  });
  const picture = await drawingOf(asZeb, id);
  const page = { ...onePage(`I am ${FIRST} ${LAST} and I have a lamp.`)[0]!, picture, voice: voice.id };
  const saved = await asZeb.save(id, 1, { title: `The lamp of ${FIRST}`, pages: [page] });
  expect(saved.status).toBe(200);
  await publish(asZeb, id);
  return { id, book: await bookOf(id) };
}
/** Addresses of a published book that anybody may have stored. */
async function addressesOf(book: string): Promise<string[]> {
  const { body } = await app.ask<{
    base_url: string;
    manifest: { readingOrder: { href: string }[]; resources: { href: string }[] };
  }>(oak, 'GET', `/api/books/${book}/content/`, { as: beech.token });
  const { body: seen } = await app.ask<{ cover: Record<string, string> }>(oak, 'GET', `/api/books/${book}/`, {
    as: beech.token,
  });
  const files = [...body.manifest.readingOrder, ...body.manifest.resources].map(
    ({ href }) => body.base_url + href,
  );
  return [...files, seen.cover['small']!];
}
const statusesOf = (addresses: string[]) =>
  Promise.all(
    addresses.map(async (address) => {
      const { host, pathname } = new URL(address);
      return (await app.ask(host, 'GET', pathname)).status;
    }),
  );
const anthologies = async (as: string) =>
  (await app.ask<AnthologyList>(oak, 'GET', '/api/anthologies/', { as })).body.results;
const volume = async () =>
  (await app.ask<WorldVolumeEntry[]>(elm, 'GET', '/api/dear-world-volumes/')).body.find(
    ({ year }) => year === YEAR,
  );
const traces = async (word: string) => ({
  tables: await tablesWith(owner, [oak, elm, app.platform], word),
  files: await filesWith(app.nest.get(Storage, { strict: false }), word),
});
async function leavesNoTrace(): Promise<void> {
  for (const word of [FIRST, LAST, USERNAME])
    expect([word, await traces(word)]).toEqual([word, { tables: [], files: [] }]);
}

async function letterToTheWorld(): Promise<string> {
  const { body } = await app.ask<{ id: string }>(oak, 'POST', '/api/dear-world-book/', {
    as: zebToken,
    body: {
      title: `From ${FIRST}`,
      text: `Dear World, I am ${FIRST}.`,
      language: 'en',
      goal: 15,
      picture: { ground: SKY, elements: [FOX] },
      alt: 'A fox',
    },
  });
  await publish(asZeb, body.id);
  await eventually(async () => {
    const { body: own } = await app.ask<OwnLetter[]>(oak, 'GET', '/api/dear-world-book/mine/', {
      as: zebToken,
    });
    expect(own.find(({ id }) => id === body.id)?.shown).toBe(true);
  });
  return body.id;
}
/** A letter of another school in the same volume. */
const letterOfElm = () =>
  app.within(elm, (tx) =>
    tx.worldLetter.createMany({
      data: [
        {
          tenant_id: elm.id,
          story_id: newId(),
          title: 'From elm',
          text: 'Dear World.',
          language: 'en',
          picture: { ground: SKY, elements: [FOX] },
          school_name: 'Elm',
          shown: true,
          published_at: new Date(),
        },
      ],
    }),
  );

it('an erasure deletes what a child published, from the database, from storage, and from works of others', async () => {
  const { book, id: story } = await storyOfZeb();
  // Others read it, and keep some of its words.
  const reviewed = await app.ask(oak, 'PUT', `/api/books/${book}/review/`, {
    as: beech.token,
    body: { rating: 5, text: `${FIRST} writes well.` },
  });
  const noted = await app.ask(oak, 'PUT', `/api/books/${book}/annotations/${newId()}/`, {
    as: leoToken,
    body: {
      motivation: 'highlighting',
      locator: { href: 'page-1.xhtml' },
      page: 1,
      percentage: 10,
      quote: `I am ${FIRST} ${LAST}`,
      visibility: 'private',
      client_time: new Date().toISOString(),
    },
  });
  expect([reviewed.status, reviewed.text, noted.status, noted.text]).toEqual([
    200,
    expect.anything(),
    200,
    expect.anything(),
  ]);
  // A story that others made another one of, and one of a friend.
  const told = await asZeb.write({ title: 'The boat' });
  const boat = (await publish(asZeb, told)).book!;
  const remix = (await asLeo.post(`books/${boat}/versions`, { how: 'remix', language: 'en' })).body.id;
  await asLeo.save(remix, 1, { title: 'The other boat' });
  await publish(asLeo, remix);
  const friends = await asLeo.write({ title: 'The friend' });
  await publish(asLeo, friends);
  // Two that they wrote together: one that the child joined, and one that the child began.
  const joined = await asLeo.write({ title: 'Together' });
  await asLeo.post(`stories/${joined}/co-authors`, { user_id: zeb.id });
  await asZeb.post(`stories/${joined}/join`);
  await publish(asLeo, joined);
  const begun = (await asZeb.post('stories', { kind: 'story', language: 'en', title: 'Begun' })).body.id;
  const drawing = await drawingOf(asZeb, begun);
  await asZeb.save(begun, 1, { title: 'Begun', pages: [{ ...onePage()[0]!, picture: drawing }] });
  await asZeb.post(`stories/${begun}/co-authors`, { user_id: beech.students[0]!.id });
  await asLeo.post(`stories/${begun}/join`);
  await publish(asZeb, begun);
  const letter = await letterToTheWorld();
  await letterOfElm();
  await app.ask(app.platform, 'POST', '/api/dear-world-volumes/', { as: team, body: { year: YEAR } });
  await eventually(async () => expect(await volume()).toMatchObject({ state: 'ready', letters: 2 }), 30_000);
  const anthology = await teacher.post('anthologies', {
    title: `${FIRST} and Leo`,
    stories: [story, friends],
  });
  await asZeb.post('anthologies', { title: `Book of ${FIRST}`, stories: [story] });
  await asLeo.post('anthologies', { title: 'Ours', stories: [joined] });
  await eventually(async () => {
    const made = await Promise.all([beech.token, zebToken, leoToken].map(anthologies));
    expect(made).toMatchObject([[{ state: 'ready' }], [{ state: 'ready' }], [{ state: 'ready' }]]);
  }, 30_000);
  // What the platform stores of messages and answers.
  await app.ask(oak, 'PATCH', `/api/api-admin/users/${zeb.id}/`, { as: head, body: { country: 'KE' } });
  await app.within(oak, (tx) =>
    tx.idempotencyKey.createMany({
      data: [
        {
          tenant_id: oak.id,
          scope: 'somebody',
          key: 'a-key-of-somebody',
          request_hash: 'hash',
          status: 200,
          body: { id: zeb.id, name: `${FIRST} ${LAST}`, books: [`Of ${FIRST}`] },
        },
      ],
    }),
  );
  await owner.query(
    `insert into platform.dead_letter (id, tenant_id, consumer, queue, event_id, event_type, payload, correlation_id, attempts, error)
     values ($1, $2, 'messaging.compose-email', 'emails', $1, 'messaging.email-requested.v1', $3, 'c', 9, $4)`,
    [
      newId(),
      oak.id,
      { template: 'story-submitted', about: [zeb.id], data: { child: FIRST, title: `Of ${FIRST} ${LAST}` } },
      'no such mailbox: z.thistlewick@home.test',
    ],
  );
  const addresses = await addressesOf(book);
  const shared = [...(await addressesOf(await bookOf(joined)))];
  expect(new Set(await statusesOf([...addresses, ...shared]))).toEqual(new Set([200]));
  const before = await traces(FIRST);
  const expected = [
    'catalog.anthology',
    'catalog.annotation',
    'catalog.book',
    'catalog.book_review',
    'catalog.book_word',
    'catalog.story',
    'catalog.world_letter',
    'identity.audit_entry',
    'messaging.email',
    'platform.dead_letter',
    'platform.idempotency_key',
    'platform.outbox_event',
  ];
  expect(expected.filter((table) => !before.tables.includes(table))).toEqual([]);
  for (const folder of ['books/', 'anthologies/', 'dear-world-volumes/'])
    expect([folder, before.files.some((key) => key.startsWith(folder))]).toEqual([folder, true]);

  const { id: request } = (
    await app.ask<{ id: string }>(oak, 'POST', '/api/data-requests/', {
      as: zebFamily.token,
      body: { kind: 'erasure', person_id: zeb.id },
    })
  ).body;
  expect((await app.ask(oak, 'POST', `/api/data-requests/${request}/carry-out/`, { as: head })).status).toBe(
    204,
  );
  await eventually(async () => {
    const { body } = await app.ask<DataRequestPage>(oak, 'GET', '/api/data-requests/mine/', {
      as: zebFamily.token,
    });
    expect(body.results[0]?.status).toBe('done');
  }, 30_000);

  await eventually(leavesNoTrace, 60_000);
  // Files without a name in them may follow after those with one.
  await eventually(async () =>
    expect(new Set(await statusesOf([...addresses, ...shared]))).toEqual(new Set([404])),
  );

  // Works of others are there, without the child.
  await eventually(async () => {
    expect(await anthologies(beech.token)).toMatchObject([
      { id: anthology.body.id, state: 'ready', stories: 1 },
    ]);
    expect(await anthologies(leoToken)).toMatchObject([{ title: 'Ours', state: 'stale' }]);
    expect(await volume()).toMatchObject({ state: 'ready', letters: 1 });
    expect((await asLeo.get(remix)).body).toMatchObject({
      state: 'published',
      credits: ['Based on “A story” by A young author. CC-BY-4.0.'],
    });
  }, 60_000);
  expect((await asLeo.get(friends)).body.state).toBe('published');
  for (const one of [joined, begun])
    expect((await asLeo.get(one)).body).toMatchObject({
      state: 'withdrawn',
      co_authors: [],
      may: ['write', 'submit'],
    });
  const left = await app.within(oak, (tx) => tx.story.findFirstOrThrow({ where: { id: begun } }));
  expect(left.pages).toMatchObject([{ picture: { elements: [FOX] } }]);
  expect((await app.ask(elm, 'GET', `/api/dear-world-book/${letter}/`)).status).toBe(404);
  await publish(asLeo, begun);
  // Nobody can bring the erased book back.
  const again = await app.ask(oak, 'POST', `/api/books/${book}/publish/`, { as: head });
  expect(again.status).toBe(409);
  // What was built again since then has no trace either.
  await eventually(leavesNoTrace, 60_000);
});
