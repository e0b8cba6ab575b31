import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { followLive, type LiveClient } from '../../../../../test/support/live-client.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';

let app: TestApp;
let oak: TestSchool;
let head: string;
let child: string;
let stream: LiveClient;
let ofTeam: LiveClient;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  [head, child] = await Promise.all([app.tokenOf(oak, 'school_admin'), app.tokenOf(oak, 'student')]);
  const { port } = await app.listen();
  stream = await followLive(port, oak, head, 'books');
  ofTeam = await followLive(port, app.platform, await app.tokenOf(app.platform, 'platform_admin'), 'books');
  await eventually(() => expect([stream.events.length, ofTeam.events.length]).toEqual([1, 1]));
});
afterAll(async () => {
  stream?.close();
  ofTeam?.close();
  await app?.close();
});

const followed = (client: LiveClient) => client.changes().flatMap(({ ids }) => ids);

it('tells those who follow the books that one was moved, reported, hidden, or described anew', async () => {
  const draft = await publishToLibrary(app, oak, { status: 'in_review', published_at: null });
  const published = await publishToLibrary(app, oak, { title: 'The Reported Boat', visibility: 'public' });
  const ofPlatform = await publishToLibrary(app, app.platform, { title: 'Of all', visibility: 'public' });
  const described = await publishToLibrary(app, oak, { title: 'The Described Boat' });
  expect(followed(stream)).toEqual([]);

  const sent = [
    await app.ask(oak, 'POST', `/api/book-desk/${draft}/move`, { as: head, body: { move: 'take' } }),
    await app.ask(oak, 'POST', `/api/books/${published}/report`, {
      as: child,
      body: { fault: 'unsuitable', note: 'It scares me.' },
    }),
    await app.ask(oak, 'PUT', `/api/platform-books/${ofPlatform}/hidden`, {
      as: head,
      body: { reason: 'unsuitable' },
    }),
    await app.ask(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [described], set: { language: 'fr' } },
    }),
  ];
  expect(sent.map(({ status, text }) => (status < 300 ? 'done' : text))).toEqual(sent.map(() => 'done'));
  const all = [draft, published, ofPlatform, described];
  await eventually(() => expect(followed(stream)).toEqual(expect.arrayContaining(all)));
  await eventually(() => expect(followed(ofTeam)).toEqual(expect.arrayContaining(all)));
});
