import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { familyOf, FOX, SKY, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import type { LetterNumbers } from './count-letters.query.ts';
import type { WorldLetterView } from './get-letter.query.ts';
import type { OwnLetter } from './list-own-letters.query.ts';
import type { LetterReactions } from './react-to-letter.ts';
import type { ReportedLetterPage, WorldLetterPage, WrittenLetter } from './letters.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let child: string;
let family: Awaited<ReturnType<typeof familyOf>>;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak', { country: 'KE' });
  elm = await app.makeSchool('elm', { country: 'GB' });
  beech = await makeClass(app, oak, 2);
  child = (await app.signIn(beech.students[0]!)).access;
  family = await familyOf(app, oak, beech, beech.students[0]!.id);
});
afterAll(() => app.close());

const stamp = { ground: SKY, elements: [FOX] };
const LETTER = {
  title: 'Dear World, plant a tree',
  text: 'Dear World,\nwe have one tree in our yard. Please plant another.',
  language: 'en',
  goal: 15,
  picture: stamp,
  alt: 'A fox',
};
const write = (as: string, change: object = {}) =>
  app.ask<WrittenLetter & Problem>(oak, 'POST', '/api/dear-world-book/', {
    as,
    body: { ...LETTER, ...change },
  });
const book = (school = elm, query = '') =>
  app.ask<WorldLetterPage>(school, 'GET', `/api/dear-world-book/${query}`).then(({ body }) => body);
const one = (id: string, school = elm, as?: string) =>
  app.ask<WorldLetterView & Problem>(school, 'GET', `/api/dear-world-book/${id}/`, { as });
const mine = async (id: string) =>
  (await app.ask<OwnLetter[]>(oak, 'GET', '/api/dear-world-book/mine/', { as: child })).body.find(
    (letter) => letter.id === id,
  )!;
const until = (id: string, check: (letter: OwnLetter) => boolean) =>
  eventually(async () => {
    const letter = await mine(id);
    if (!check(letter)) throw new Error(`It is ${letter.state}, ${letter.shown ? 'shown' : 'not shown'}.`);
  }, 20_000);

/** A published letter: written, approved, and with the consent of the family. */
async function published(change: object = {}): Promise<string> {
  const { body } = await write(child, change);
  await storyteller(app, oak, child).submit(body.id);
  await storyteller(app, oak, beech.token).post(`stories/${body.id}/approve`, { version: 1 });
  await family.says('publish', true);
  await until(body.id, ({ shown }) => shown);
  return body.id;
}
const report = (id: string, fault: string, as?: string, school = elm) =>
  app.ask<{ held: boolean } & Problem>(school, 'POST', `/api/dear-world-book/${id}/report/`, {
    ...(as && { as }),
    body: { fault },
  });

describe('a letter to the world', () => {
  it('is published with both consents, is readable at every school, and is withdrawn when either is withdrawn', async () => {
    const { body } = await write(child);
    expect(await mine(body.id)).toMatchObject({ state: 'draft', shown: false, goal: 15 });
    await storyteller(app, oak, child).submit(body.id);
    await storyteller(app, oak, beech.token).post(`stories/${body.id}/approve`, { version: 1 });
    await until(body.id, ({ state, waits_for }) => state === 'approved' && waits_for === 'family');
    expect((await book()).count).toBe(0);
    expect((await one(body.id, oak)).status).toBe(404);

    await family.says('publish', true);
    await until(body.id, ({ shown }) => shown);
    expect((await book()).results).toEqual([
      {
        id: body.id,
        title: LETTER.title,
        text: LETTER.text,
        language: 'en',
        goal: 15,
        picture: `/api/dear-world-book/${body.id}/picture/`,
        alt: 'A fox',
        signed_as: '',
        country: 'KE',
        school_name: expect.any(String),
        reactions: {},
        published_at: expect.any(String),
      },
    ]);
    // A recording stays in its school: readers of that school get a link to the book that has it.
    const slugs = await app.within(oak, async (tx) => {
      const { book_id } = await tx.story.findFirstOrThrow({ where: { id: body.id } });
      await tx.book.updateMany({ where: { id: book_id! }, data: { has_audio: true } });
      return tx.book.findMany({ where: { id: book_id! }, select: { slug: true } });
    });
    const spoken = async (school: TestSchool, as?: string) => (await one(body.id, school, as)).body.spoken;
    expect(await spoken(oak, child)).toBe(slugs[0]!.slug);
    expect(await spoken(oak)).toBeNull();
    expect(await spoken(elm, await app.tokenOf(elm, 'teacher'))).toBeNull();
    const drawing = await app.ask<string>(elm, 'GET', `/api/dear-world-book/${body.id}/picture/`);
    expect([drawing.status, drawing.headers['content-type']]).toEqual([200, expect.stringMatching('svg')]);

    await family.says('public_name', true);
    await eventually(async () => {
      const { signed_as } = (await one(body.id)).body;
      if (signed_as === '') throw new Error('It is not signed yet.');
    });
    await family.says('publish', false);
    await until(body.id, ({ shown }) => !shown);
    expect((await one(body.id)).status).toBe(404);
    expect((await app.ask(elm, 'GET', `/api/dear-world-book/${body.id}/picture/`)).status).toBe(404);
  });

  it('is accepted only from a child, with text and a known stamp', async () => {
    expect((await write(family.token)).status).toBe(403);
    expect((await write(child, { text: ' ' })).body.errors!['text']).toEqual(['Write some words first.']);
    const photo = { kind: 'picture', id: 'e1', x: 1, y: 1, w: 9, h: 9, turn: 0, picture: newId() };
    expect(
      (await write(child, { picture: { ground: SKY, elements: [photo] } })).body.errors!['picture'],
    ).toEqual(['Choose one of the stamps. You can draw your own afterwards.']);
    expect((await write(child, { goal: 18 })).status).toBe(422);
  });

  it('is found by country, language, goal, year and search text, with a count', async () => {
    const id = await published({ title: 'About rivers', goal: 6 });
    const ids = async (query: string) => (await book(elm, query)).results.map((letter) => letter.id);
    for (const query of [
      '?country=KE',
      '?language=en',
      '?goal=6',
      '?search=rivers',
      `?year=${new Date().getUTCFullYear()}`,
    ])
      expect([query, await ids(query)]).toEqual([query, expect.arrayContaining([id])]);
    for (const query of ['?country=GB', '?language=fr', '?goal=5', '?search=100%25', '?year=2001'])
      expect([query, await ids(query)]).toEqual([query, []]);
    const { body } = await app.ask<LetterNumbers>(elm, 'GET', '/api/dear-world-book/numbers/');
    const { count } = await book();
    expect(body).toMatchObject({ total: count, countries: [{ country: 'KE', letters: count }] });
    expect(body.goals).toContainEqual({ goal: 6, letters: 1 });
  });
});

describe('readers of a letter', () => {
  it('react once, from any school, and stay anonymous', async () => {
    const id = await published({ title: 'Say something' });
    const far = await app.tokenOf(elm, 'student');
    const react = (as: string, school: TestSchool, reaction: string | null) =>
      app.ask<LetterReactions & Problem>(
        school,
        reaction ? 'PUT' : 'DELETE',
        `/api/dear-world-book/${id}/reaction/`,
        {
          as,
          ...(reaction && { body: { reaction } }),
        },
      );
    await Promise.all([react(far, elm, 'love'), react(far, elm, 'love'), react(child, oak, 'wow')]);
    expect((await react(far, elm, 'touching')).body).toEqual({
      reactions: { touching: 1, wow: 1 },
      mine: 'touching',
    });
    expect((await one(id, elm, far)).body).toMatchObject({
      mine: 'touching',
      reactions: { touching: 1, wow: 1 },
    });
    expect((await one(id, oak, child)).body.mine).toBe('wow');
    expect((await react(far, elm, null)).body).toEqual({ reactions: { wow: 1 }, mine: null });
    expect((await react(far, elm, 'rude')).status).toBe(422);
    const rows = await app.within(oak, (tx) => tx.worldReaction.findMany({ where: { story_id: id } }));
    expect(rows.map(({ reader }) => reader)).toEqual([expect.not.stringContaining(beech.students[0]!.id)]);
  });

  it('report it: one report hides nothing, a report of private data hides it at once, and its school decides', async () => {
    const id = await published({ title: 'Reported' });
    const head = await app.tokenOf(oak, 'school_admin');
    const next = await app.tokenOf(elm, 'school_admin');
    const reports = async (as: string, school: TestSchool) =>
      (await app.ask<ReportedLetterPage>(school, 'GET', '/api/dear-world-reports/', { as })).body;
    const decide = (as: string, take_down: boolean, school = oak, reason = 'We looked.') =>
      app.ask<{ shown: boolean } & Problem>(school, 'POST', `/api/dear-world-reports/${id}/decision/`, {
        as,
        body: { take_down, reason },
      });
    expect((await report(id, 'private')).body).toEqual({ reported: true, held: false });
    const far = await app.tokenOf(elm, 'parent');
    expect((await report(id, 'private', far)).body).toEqual({ reported: true, held: true });
    expect((await one(id)).status).toBe(404);
    expect(await mine(id)).toMatchObject({ state: 'published', shown: false, held: true });
    expect((await reports(next, elm)).count).toBe(0);
    expect((await reports(head, oak)).results).toMatchObject([
      { id, reports: 2, faults: ['private'], held: true },
    ]);
    expect((await decide(next, false, elm)).status).toBe(404);
    expect((await decide(child, false)).status).toBe(403);
    expect((await decide(head, false, oak, '')).body.errors!['reason']).toEqual(['Say why, in a few words.']);
    expect((await decide(head, false)).body).toEqual({ id, shown: true });
    expect((await one(id)).status).toBe(200);
    // The report was decided on: a second report by the same reader does not hide the letter.
    expect((await report(id, 'private', far)).body.held).toBe(false);
    expect((await decide(head, true)).body).toEqual({ id, shown: false });
    expect((await one(id)).status).toBe(404);
  });

  it('do not see letters of an erased author', async () => {
    const id = await published({ title: 'Before I go' });
    const { id: gone, email } = beech.students[0]!;
    await app.within(oak, (tx) =>
      app.nest.get(PersonalData, { strict: false }).erase(tx, { id: gone, email }),
    );
    expect((await one(id)).status).toBe(404);
    expect((await book()).count).toBe(0);
  });
});
