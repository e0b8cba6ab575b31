import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { addFirstCourse } from '../support/first-course.ts';
import { openSocket } from '../support/socket-client.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import type {
  ChallengePage,
  ChallengeView,
  ChallengeWorkPage,
  OwnChallenge,
  Showcase,
} from '../../src/modules/learning/challenges/challenge-views.ts';
import { EndForgottenRounds } from '../../src/modules/learning/challenges/end-forgotten-rounds.ts';
import type { OwnRounds, RoundView } from '../../src/modules/learning/challenges/round-views.ts';
import type { Question } from '../../src/modules/learning/quizzes/quiz.rules.ts';
import type { HubDraft, HubView, OwnHub } from '../../src/modules/learning/hubs/hub-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, teacher, other, mia, tom, far, foreign]: TestPerson[] = [];
const beech = newId();
const tokens = new Map<TestPerson, string>();

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher');
  other = await app.makePerson(oak, 'teacher');
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' });
  tom = await app.makePerson(oak, 'student', { first_name: 'Tom', last_name: 'Reed' });
  far = await app.makePerson(oak, 'student');
  foreign = await app.makePerson(elm, 'student');
  for (const person of [head, teacher, other, mia, tom, far, foreign])
    tokens.set(person, (await app.signIn(person)).access);
  await app.within(oak, async (tx) => {
    await tx.schoolClass.createMany({
      data: [{ tenant_id: oak.id, id: beech, name: 'Beech', code: 'BEECH777', year: '4' }],
    });
    await tx.classMember.createMany({
      data: [
        { tenant_id: oak.id, class_id: beech, user_id: teacher!.id, role: 'lead' },
        { tenant_id: oak.id, class_id: beech, user_id: mia!.id, role: 'student' },
        { tenant_id: oak.id, class_id: beech, user_id: tom!.id, role: 'student' },
      ],
    });
  });
  const { status } = await app.ask(oak, 'PATCH', '/api/school-settings', {
    as: tokens.get(head),
    body: { features: ['courses'] },
  });
  expect(status).toBe(200);
});
afterAll(() => app?.close());

type Answer<Body> = Body & Partial<Pick<Problem, 'code' | 'errors'>> & { id: string; slug: string };
const ask = <Body = object>(
  by: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) =>
  app.ask<Answer<Body>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const visit = <Body>(school: TestSchool, path: string) =>
  app.ask<Answer<Body>>(school, 'GET', `/api/${path}`);

const WATER = {
  title: 'A bucket a day',
  kind: 'sdg',
  revision: 1,
  intro: 'Save one bucket of water every day.',
  why: '',
  goals: [6],
  steps: [{ title: 'Find it', text: 'Look for water that runs away.' }],
  looks: [{ title: 'It is real', text: 'You did it yourself.' }],
  age_from: 6,
  age_to: 11,
  minutes: 10,
  starts_on: null,
  ends_on: null,
  unit: 'buckets',
  target: 260,
  needs: 2,
  each_day: false,
  teams: true,
  product: '',
  course: '',
  books: [],
  art: 'sea',
};

/** Makes and publishes a challenge of the school. */
async function publish(change: object): Promise<string> {
  const body = { ...WATER, ...change };
  const made = await ask(teacher!, 'POST', 'challenge-desk', { title: body.title, kind: body.kind });
  expect(made.status).toBe(201);
  const saved = await ask(teacher!, 'PUT', `challenge-desk/${made.body.id}`, body);
  expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
  const moved = await ask(teacher!, 'POST', `challenge-desk/${made.body.id}/move`, { move: 'publish' });
  expect([moved.status, moved.body]).toEqual([204, null]);
  return saved.body.slug;
}
const own = async (person: TestPerson, slug: string) =>
  (await ask<OwnChallenge>(person, 'GET', `challenges/${slug}/own`)).body;
const entry = (text: string, more = {}) => ({ text, wants_show: true, ...more });

const ACCEPT = { decision: 'accept', feedback: '', may_show: true };

describe('a challenge', () => {
  it('is published when it is whole, for its own school alone', async () => {
    const made = await ask(teacher!, 'POST', 'challenge-desk', { title: 'Empty', kind: 'sdg' });
    const early = await ask(teacher!, 'POST', `challenge-desk/${made.body.id}/move`, { move: 'publish' });
    expect([early.status, early.body.code]).toEqual([422, 'challenge_incomplete']);
    expect((await ask(other!, 'GET', `challenge-desk/${made.body.id}`)).status).toBe(404);
    const slug = await publish({});
    expect((await visit<ChallengePage>(oak, 'challenges?goal=6&time=running')).body.results).toMatchObject([
      { slug, time: 'running', own: true, goals: [6] },
    ]);
    expect((await visit(elm, `challenges/${slug}`)).status).toBe(404);
    const { body } = await visit<{ results: { challenges: { url: string }[] } }>(
      oak,
      'combined?search=bucket',
    );
    expect(body.results.challenges).toMatchObject([{ url: `/sdg-challenge/${slug}` }]);
  });

  it('is entered as a team, checked by the own teacher, and finished for everybody in it', async () => {
    const slug = 'a-bucket-a-day';
    expect((await own(mia!, slug)).classmates).toEqual([{ id: tom!.id, name: 'Tom' }]);
    const stranger = await ask(mia!, 'POST', `challenges/${slug}/entries`, entry('We', { team: [far!.id] }));
    expect(stranger.body.errors).toHaveProperty('team');
    const first = await ask(
      mia!,
      'POST',
      `challenges/${slug}/entries`,
      entry('Rain in my boots', { quantity: 3, team: [tom!.id] }),
    );
    expect(first.status).toBe(201);
    expect((await ask(other!, 'POST', `challenge-entries/${first.body.id}/check`, ACCEPT)).status).toBe(404);
    expect((await ask<ChallengeWorkPage>(other!, 'GET', 'challenge-work')).body.count).toBe(0);
    expect((await ask<ChallengeWorkPage>(teacher!, 'GET', 'challenge-work')).body.results).toMatchObject([
      { id: first.body.id, people: expect.arrayContaining(['Mia Moss', 'Tom Reed']) },
    ]);
    const returned = await ask(teacher!, 'POST', `challenge-entries/${first.body.id}/check`, {
      ...ACCEPT,
      decision: 'return',
      feedback: 'Where was it?',
    });
    expect(returned.status).toBe(204);
    expect(await own(tom!, slug)).toMatchObject({
      entries: [{ state: 'returned', feedback: 'Where was it?', mine: false }],
      class: { total: 0 },
    });
    expect((await ask(tom!, 'PUT', `challenge-entries/${first.body.id}`, entry('Mine'))).status).toBe(404);
    await ask(mia!, 'PUT', `challenge-entries/${first.body.id}`, entry('In our yard', { quantity: 3 }));
    const second = await ask(mia!, 'POST', `challenges/${slug}/entries`, entry('Again'));
    expect((await ask(mia!, 'POST', `challenges/${slug}/entries`, entry('More'))).body.code).toBe(
      'enough_handed_in',
    );
    for (const { id } of [first.body, second.body])
      expect((await ask(teacher!, 'POST', `challenge-entries/${id}/check`, ACCEPT)).status).toBe(204);
    expect(await own(mia!, slug)).toMatchObject({
      accepted: 2,
      done: true,
      class: { total: 4 },
      school_total: 4,
      may_enter: false,
    });
    expect(await own(tom!, slug)).toMatchObject({ accepted: 1, done: false });
    expect((await ask(teacher!, 'POST', `challenge-entries/${first.body.id}/check`, ACCEPT)).body.code).toBe(
      'wrong_state',
    );
  });

  it('shows entries only when each family has consented', async () => {
    const { body } = await visit<Showcase>(oak, 'challenges/a-bucket-a-day/showcase');
    expect(body).toMatchObject({ count: 0, school_total: null });
    expect((await own(mia!, 'a-bucket-a-day')).entries[0]).toMatchObject({
      shown: false,
      waits_for_family: true,
    });
  });

  it('is open on its days in the calendar of the school, one entry a day', async () => {
    const coming = await publish({ title: 'Coming', starts_on: '2999-01-01', ends_on: '2999-02-01' });
    const early = await ask(mia!, 'POST', `challenges/${coming}/entries`, entry('Too early'));
    expect([early.status, early.body.code]).toEqual([409, 'not_running']);
    const daily = await publish({ title: 'Daily', each_day: true, teams: false });
    const path = `challenges/${daily}/entries`;
    expect((await ask(mia!, 'POST', path, entry('Today'))).status).toBe(201);
    expect((await ask(mia!, 'POST', path, entry('Today again'))).body.code).toBe('handed_in_already');
    expect((await ask(foreign!, 'POST', path, entry('Hello'))).status).toBe(404);
  });

  it('of a letter takes a letter of one’s own and follows it', async () => {
    const slug = await publish({ title: 'Write with a pencil', kind: 'letter', product: 'pencil', needs: 1 });
    const found = await visit<ChallengeView>(oak, `challenges/${slug}`);
    expect(found.body).toMatchObject({ entry_form: 'story', product: 'pencil' });
    const wrong = await ask(mia!, 'POST', `challenges/${slug}/entries`, entry('', { story_id: newId() }));
    expect(wrong.body.errors).toHaveProperty('story_id');
    const reading = await publish({ title: 'Read', kind: 'reading', goals: [] });
    expect((await ask(mia!, 'POST', `challenges/${reading}/entries`, entry('I read'))).body.code).toBe(
      'counts_by_itself',
    );
  });

  it('of quizzes is answered by a class together: how many are right counts, and nobody is named', async () => {
    const owner = new pg.Client({ connectionString: app.databaseUrl });
    await owner.connect();
    await addFirstCourse(owner);
    await owner.end();
    const slug = await publish({ title: 'Together', kind: 'quiz', course: 'this-is-course' });
    const rounds = (by: TestPerson) => ask<OwnRounds>(by, 'GET', `challenges/${slug}/rounds`);
    const begin = (by: TestPerson) => ask(by, 'POST', `challenges/${slug}/rounds`, { class_id: beech });
    expect([(await begin(mia!)).status, (await begin(other!)).status]).toEqual([403, 404]);
    expect((await rounds(mia!)).body).toMatchObject({ open: [], classes: [] });
    const { id } = (await begin(teacher!)).body;
    expect((await rounds(mia!)).body.open).toEqual([{ id, class_name: 'Beech' }]);
    const see = (by: TestPerson) => ask<RoundView>(by, 'GET', `challenge-rounds/${id}`);
    expect([(await see(far!)).status, (await see(other!)).status]).toEqual([404, 404]);

    // Everybody is shown it over the WebSocket, without the answer.
    const asks = { purpose: 'challenge-round', subject: id };
    expect((await ask(far!, 'POST', 'live/ticket', asks)).status).toBe(404);
    const { ticket } = (await ask<{ ticket: string }>(mia!, 'POST', 'live/ticket', asks)).body;
    const socket = await openSocket({ port: (await app.listen()).port, school: oak, ticket });
    const told = () => socket.messages.at(-1) as { room?: RoundView } | undefined;
    await eventually(() => expect(told()?.room).toMatchObject({ step: 0, answered: 0, solution: [] }));
    expect(JSON.stringify(told())).not.toContain('correct');

    const [row] = await app.within(oak, (tx) => tx.challengeRound.findMany({ where: { id } }));
    const first = (row!.questions as unknown as Question[])[0]!;
    const right = first.options.filter(({ correct }) => correct).map((option) => option.id);
    const answer = (by: TestPerson, given: string[], step = 0) =>
      ask(by, 'POST', `challenge-rounds/${id}/answer`, { step, answer: given });
    const move = (by: TestPerson, next: string) =>
      ask(by, 'POST', `challenge-rounds/${id}/move`, { move: next });
    expect((await answer(teacher!, right)).status).toBe(403);
    expect((await answer(mia!, [])).status).toBe(204);
    expect((await answer(mia!, right)).status).toBe(204);
    expect((await answer(tom!, [])).status).toBe(204);
    await eventually(() => expect(told()?.room).toMatchObject({ answered: 2, right: null }));
    expect([(await move(mia!, 'show')).status, (await move(teacher!, 'next')).status]).toEqual([403, 409]);
    expect((await move(teacher!, 'show')).status).toBe(204);
    await eventually(() => expect(told()?.room).toMatchObject({ shown: true, right: true, together: null }));
    expect((await answer(tom!, right)).body.code).toBe('not_asked');
    expect((await see(tom!)).body).toMatchObject({ right: false, holds: false });
    expect((await see(teacher!)).body).toMatchObject({ together: { right: 1, answers: 2 }, right: null });

    // At its end the sum stays, and what single people answered goes.
    expect((await move(teacher!, 'end')).status).toBe(204);
    await eventually(() => expect(told()?.room).toMatchObject({ state: 'ended', question: null }));
    socket.close();
    expect((await see(teacher!)).body.together).toEqual({ right: 1, answers: 2 });
    const left = await app.within(oak, (tx) => tx.challengeRoundAnswer.count({ where: { round_id: id } }));
    expect([left, (await rounds(mia!)).body.open]).toEqual([0, []]);

    // Nor do they stay when nobody ends it.
    const forgotten = (await begin(teacher!)).body.id;
    const given = { step: 0, answer: right };
    expect((await ask(mia!, 'POST', `challenge-rounds/${forgotten}/answer`, given)).status).toBe(204);
    await app.within(oak, (tx) =>
      tx.challengeRound.updateMany({
        where: { id: forgotten },
        data: { opened_at: new Date(Date.now() - 5 * 3_600_000) },
      }),
    );
    await app.nest.get(EndForgottenRounds, { strict: false }).run();
    const [ended] = await app.within(oak, (tx) => tx.challengeRound.findMany({ where: { id: forgotten } }));
    expect(ended).toMatchObject({ state: 'ended', answer_count: 0 });
    expect(await app.within(oak, (tx) => tx.challengeRoundAnswer.count())).toBe(0);
  });
});
describe('a hub', () => {
  const [route, film, challenge] = [newId(), newId(), newId()];
  it('has ways, and knows how far somebody is', async () => {
    const made = await ask(teacher!, 'POST', 'hub-desk', { title: 'The river hub' });
    const body = {
      title: 'The river hub',
      revision: 1,
      intro: 'Three ways down the same river.',
      goals: [6],
      finish: 'River day',
      art: 'sea',
      routes: [
        {
          id: route,
          title: 'Middle',
          age_from: 7,
          age_to: 9,
          stops: [
            { id: film, kind: 'film', ref: 'journey-of-a-drop', title: 'A drop in the hills' },
            { id: challenge, kind: 'challenge', ref: 'a-bucket-a-day', title: 'A bucket a day' },
          ],
        },
      ],
    };
    expect((await ask(teacher!, 'PUT', `hub-desk/${made.body.id}`, body)).status).toBe(200);
    expect((await ask(teacher!, 'PUT', `hub-desk/${made.body.id}`, body)).body.code).toBe(
      'changed_meanwhile',
    );
    expect((await visit(oak, 'hubs/the-river-hub')).status).toBe(404);
    expect((await ask(teacher!, 'POST', `hub-desk/${made.body.id}/move`, { move: 'publish' })).status).toBe(
      204,
    );
    expect((await ask<HubDraft>(head!, 'GET', `hub-desk/${made.body.id}`)).body.problems).toEqual([]);
    const { body: hub } = await visit<HubView>(oak, 'hubs/the-river-hub');
    expect(hub.routes[0]!.stops[1]).toMatchObject({ path: '/sdg-challenge/a-bucket-a-day' });
    expect((await visit(elm, 'hubs/the-river-hub')).status).toBe(404);
    const way = async (person: TestPerson) =>
      (await ask<OwnHub>(person, 'GET', 'hubs/the-river-hub/own')).body;
    expect((await way(tom!)).stops.map(({ state }) => state)).toEqual(['open', 'started']);
    expect((await ask(mia!, 'PUT', 'hubs/the-river-hub/own', { stop_id: challenge })).status).toBe(422);
    await ask(mia!, 'PUT', 'hubs/the-river-hub/own', { route_id: route, stop_id: film, done: true });
    expect(await way(mia!)).toMatchObject({ route_id: route, stops: [{ state: 'done' }, { state: 'done' }] });
  });

  it('takes a class of the teacher on a way', async () => {
    const sent = (by: TestPerson) =>
      ask(by, 'POST', 'hubs/the-river-hub/class', { class_id: beech, route_id: route });
    expect((await sent(other!)).status).toBe(404);
    expect((await sent(teacher!)).body).toMatchObject({ students: 2 });
    expect((await ask<OwnHub>(tom!, 'GET', 'hubs/the-river-hub/own')).body).toMatchObject({
      route_id: route,
      stops: [{ state: 'next' }, { state: 'started' }],
    });
  });
});
