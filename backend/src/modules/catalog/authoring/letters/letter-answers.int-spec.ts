import { afterAll, beforeAll, expect, it } from '@jest/globals';
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
import type { WorldLetterView } from './get-letter.query.ts';
import type { OwnLetter } from './list-own-letters.query.ts';
import type { WorldLetterPage, WrittenLetter } from './letters.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let child: string;
let maple: TestClass;
let far: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak', { country: 'KE' });
  elm = await app.makeSchool('elm', { country: 'GB' });
  beech = await makeClass(app, oak, 1);
  child = (await app.signIn(beech.students[0]!)).access;
  const family = await familyOf(app, oak, beech, beech.students[0]!.id);
  await family.says('publish', true);
  maple = await makeClass(app, elm, 1);
  far = (await app.signIn(maple.students[0]!)).access;
  const farFamily = await familyOf(app, elm, maple, maple.students[0]!.id);
  await farFamily.says('publish', true);
});
afterAll(() => app.close());

const write = (as: string, change: object = {}) =>
  app.ask<WrittenLetter & Problem>(oak, 'POST', '/api/dear-world-book/', {
    as,
    body: {
      ...{ title: 'Dear World, listen', text: 'Do you hear the river?', language: 'en', goal: 15 },
      ...{ picture: { ground: SKY, elements: [FOX] }, alt: 'A fox' },
      ...change,
    },
  });
const one = (id: string) => app.ask<WorldLetterView>(elm, 'GET', `/api/dear-world-book/${id}/`);
const mine = async (id: string) =>
  (await app.ask<OwnLetter[]>(oak, 'GET', '/api/dear-world-book/mine/', { as: child })).body.find(
    (letter) => letter.id === id,
  )!;
/** A letter of a child of the other school. */
const writeFrom = (change: object) =>
  app.ask<WrittenLetter & Problem>(elm, 'POST', '/api/dear-world-book/', {
    as: far,
    body: {
      ...{ title: 'Dear oak', text: 'We hear it too.', language: 'en', goal: null },
      ...{ picture: { ground: SKY, elements: [FOX] }, alt: 'A fox' },
      ...change,
    },
  });
/** Submits and approves a letter, and waits until everybody can read it. */
async function publish(id: string): Promise<void> {
  await storyteller(app, oak, child).submit(id);
  await storyteller(app, oak, beech.token).post(`stories/${id}/approve`, { version: 1 });
  await eventually(async () => expect((await mine(id)).shown).toBe(true), 20_000);
}

it('flags private details for the teacher as in every story', async () => {
  const { body } = await write(child, {
    text: 'Call me: 0700 123 456. I live at 12 Cedar Lane. Write to mia@example.org, see www.example.org/mia',
  });
  await storyteller(app, oak, child).submit(body.id);
  const { flags } = (await storyteller(app, oak, beech.token).get(body.id)).body;
  expect(flags.map(({ kind }) => kind)).toEqual(['phone', 'address', 'email', 'link']);
});

it('is answered by a letter of another child, which goes the same way', async () => {
  const first = (await write(child)).body.id;
  await publish(first);
  const { body, status } = await write(child, { title: 'Dear snails', answers: first });
  expect(status).toBe(201);
  expect((await one(first)).body.answered_by).toEqual([]);
  await publish(body.id);
  expect((await one(first)).body.answered_by).toMatchObject([{ id: body.id, title: 'Dear snails' }]);
  expect((await one(body.id)).body.answers).toMatchObject({ id: first, title: 'Dear World, listen' });
  expect((await mine(first)).answers).toBe(1);
  expect((await write(child, { answers: newId() })).status).toBe(404);
  expect((await write(child, { answers: 'x' })).body.errors).toHaveProperty('answers');
});

it('is answered by a child of another school, and whoever wrote it sees the answer', async () => {
  const first = (await write(child, { title: 'Dear rooks' })).body.id;
  await publish(first);
  const list = async (school: TestSchool, as: string) =>
    (await app.ask<WorldLetterPage>(school, 'GET', '/api/dear-world-book/', { as })).body.results;
  expect((await list(elm, far)).map(({ id }) => id)).toContain(first);

  const answer = (await writeFrom({ answers: first })).body.id;
  await storyteller(app, elm, far).submit(answer);
  await storyteller(app, elm, maple.token).post(`stories/${answer}/approve`, { version: 1 });
  await eventually(async () => expect((await mine(first)).answers).toBe(1), 20_000);
  const { body } = await app.ask<WorldLetterView>(oak, 'GET', `/api/dear-world-book/${first}/`, {
    as: child,
  });
  expect(body.answered_by).toMatchObject([{ id: answer, title: 'Dear oak' }]);
  expect((await list(oak, child)).map(({ id }) => id)).toContain(answer);
});
