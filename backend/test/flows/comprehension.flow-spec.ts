import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import type { QuizAnswerResult } from '../../src/modules/learning/practice/attempt-commands.ts';
import { AssignableQuizzes } from '../../src/modules/learning/practice/assignable-quizzes.ts';
import { inContext } from '../../src/platform/context.ts';
import type { AnswersToMarkPage } from '../../src/modules/learning/practice/marking.ts';
import type { BookQuizDraftView, QuizStatistics } from '../../src/modules/learning/practice/quiz-bodies.ts';
import type { BookQuizPage, BookQuizView } from '../../src/modules/learning/practice/quiz-views.ts';
import type { ReaderSkills, SkillGrid } from '../../src/modules/learning/practice/skills.queries.ts';
import { publishToLibrary } from '../support/books.ts';
import { SILENCE } from '../support/stories.ts';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from '../support/test-app.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, teacher, other, mia, tom, parent, stranger]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
let book: string;
let quiz: string;
let revision = 1;
const SLUG = 'the-bend';
const SOUND = SILENCE.toString('base64');

const question = (change: object) => ({
  id: newId(),
  kind: 'choice',
  skill: 'facts',
  text: 'Where is the water fast?',
  options: [
    { id: newId(), text: 'Outside', correct: true },
    { id: newId(), text: 'Inside' },
  ],
  pairs: [],
  help: 'Read the lines about the outside.',
  help_lesson: null,
  page: 9,
  passage: 'On the outside the water is fast.',
  hint: 'Look for the word “fast”.',
  ...change,
});
const choice = question({});
const place = question({
  kind: 'hotspot',
  skill: 'inference',
  picture: 0,
  options: [
    { id: newId(), text: 'The bend', correct: true, x: 40, y: 60 },
    { id: newId(), text: 'The hill', x: 10, y: 5 },
  ],
});
const said = question({ kind: 'audio', skill: 'thinking', options: [], help: '' });
const forms = { pre: [question({})], post: [question({})] };

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher');
  other = await app.makePerson(oak, 'teacher');
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' });
  tom = await app.makePerson(oak, 'student', { first_name: 'Tom', last_name: 'Ash' });
  parent = await app.makePerson(oak, 'parent');
  stranger = await app.makePerson(oak, 'parent');
  for (const person of [head, teacher, other, mia, tom, parent, stranger])
    tokens.set(person, (await app.signIn(person)).access);
  book = await publishToLibrary(app, oak, { title: 'The Bend', slug: SLUG });
  const beech = newId();
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
    await tx.guardianLink.create({
      data: {
        id: newId(),
        tenant_id: oak.id,
        student_id: mia!.id,
        guardian_id: parent!.id,
        state: 'active',
        permissions: ['view_progress'],
        invited_by: teacher!.id,
      },
    });
  });
});
afterAll(() => app?.close());

type Answer<Body> = Body & Partial<Pick<Problem, 'code' | 'errors'>> & { id: string };
const ask = <Body = object>(
  by: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  body?: object,
) =>
  app.ask<Answer<Body>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const visit = <Body>(school: TestSchool, path: string) =>
  app.ask<Answer<Body>>(school, 'GET', `/api/${path}`);
const save = (change: object) =>
  ask(teacher!, 'PUT', `quiz-desk/${quiz}`, {
    revision: revision++,
    predict: 'Why do rivers bend?',
    words: [{ word: 'bank', meaning: 'the land beside a river' }],
    questions: [choice, place, said],
    ...forms,
    retell: 'Tell what the river does at the bend.',
    ...change,
  });
const begin = async (by: TestPerson, form = 'corner') =>
  (await ask<{ version: number }>(by, 'POST', `comprehension-corner/${SLUG}/attempts`, { form })).body;
const answer = (by: TestPerson, attempt: string, to: { id: string }, given: string[], more = {}) =>
  ask<QuizAnswerResult>(by, 'POST', `quiz-attempts/${attempt}/questions/${to.id}/answer`, {
    answer: given,
    ...more,
  });
const finish = (by: TestPerson, attempt: string) => ask(by, 'POST', `quiz-attempts/${attempt}/finish`, {});
const view = (by: TestPerson, form = 'corner') =>
  ask<BookQuizView>(by, 'GET', `comprehension-corner/${SLUG}/?form=${form}`);
const right = choice.options[0]!.id;
const wrong = choice.options[1]!.id;

/** The kept results of the school, and the same counted from the answers of the newest finished attempts. */
async function keptAndCounted(): Promise<[unknown[], unknown[]]> {
  return app.within(oak, async (tx) => {
    const kept = await tx.$queryRaw<unknown[]>`
      select user_id, skill, questions, right_first, right_later from learning.skill_result order by user_id, skill`;
    const counted = await tx.$queryRaw<unknown[]>`
      with newest as (
        select distinct on (user_id, quiz_id) * from learning.quiz_attempt
        where form = 'corner' and finished_at is not null order by user_id, quiz_id, finished_at desc
      ), asked as (
        select n.user_id, n.id as attempt_id, item ->> 'skill' as skill, item ->> 'kind' as kind, (item ->> 'id')::uuid as question_id
        from newest n join learning.book_quiz_version v on v.quiz_id = n.quiz_id and v.number = n.version,
          jsonb_array_elements(v.content -> 'questions') item
      ), given as (
        select a.*, (select coalesce((select m.correct from learning.answer_mark m where m.answer_id = g.id order by m.marked_at desc limit 1), g.correct)
            from learning.given_answer g where g.attempt_id = a.attempt_id and g.question_id = a.question_id
            order by case when a.kind = 'audio' then -g.try else g.try end limit 1) as first,
          (select bool_or(g.correct) from learning.given_answer g
            where g.attempt_id = a.attempt_id and g.question_id = a.question_id) as ever
        from asked a
      )
      select user_id, skill, count(*)::int as questions, count(*) filter (where first)::int as right_first,
        count(*) filter (where ever and not coalesce(first, false))::int as right_later
      from given where kind <> 'audio' or first is not null group by user_id, skill order by user_id, skill`;
    return [kept, counted];
  });
}

describe('the comprehension corner', () => {
  it('is empty while courses are off', async () => {
    expect((await visit<BookQuizPage>(oak, 'comprehension-corner/')).body).toMatchObject({ count: 0 });
    expect((await ask(teacher!, 'POST', 'quiz-desk', { book_id: book })).body.code).toBe('courses_closed');
    await ask(head!, 'PATCH', 'school-settings', { features: ['courses'] });
  });

  it('gets a quiz that a teacher makes for a book, once', async () => {
    const made = await ask(teacher!, 'POST', 'quiz-desk', { book_id: book });
    quiz = made.body.id;
    expect((await ask(head!, 'POST', 'quiz-desk', { book_id: book })).body.code).toBe('quiz_exists');
    expect((await ask(teacher!, 'POST', 'quiz-desk', { book_id: newId() })).status).toBe(422);
    expect((await ask(other!, 'GET', `quiz-desk/${quiz}`)).status).toBe(404);
    expect((await ask(teacher!, 'POST', `quiz-desk/${quiz}/publish`, {})).body.code).toBe('quiz_incomplete');
    expect((await save({})).status).toBe(200);
    expect((await visit(oak, `comprehension-corner/${SLUG}`)).status).toBe(404);
    const check = (given: string) =>
      ask(teacher!, 'POST', `quiz-desk/${quiz}/check`, { question_id: choice.id, answer: [given] });
    expect((await check(right)).body).toEqual({ correct: true, help: '' });
    expect((await ask(teacher!, 'POST', `quiz-desk/${quiz}/publish`, {})).body).toEqual({ version: 1 });
  });

  it('is read by everybody of the school without an answer in it, and answered by students alone', async () => {
    const { body } = await visit<BookQuizView>(oak, `comprehension-corner/${SLUG}`);
    expect(body).toMatchObject({
      forms: ['corner', 'pre', 'post'],
      may_begin: false,
      attempt: null,
      questions: [{ page: 9, tries: 0 }, { picture: 0 }, {}],
    });
    expect(JSON.stringify(body)).not.toMatch(/"correct":true|Read the lines|is fast\./);
    expect((await visit(elm, `comprehension-corner/${SLUG}`)).status).toBe(404);
    const list = await visit<BookQuizPage>(oak, `comprehension-corner/?book=${book}`);
    expect(list.body.results).toMatchObject([{ slug: SLUG, questions_count: 3, own: null }]);
    const began = await ask(teacher!, 'POST', `comprehension-corner/${SLUG}/attempts`, {});
    expect(began.body.code).toBe('for_students');
  });

  it('opens the page after a wrong answer, and tells the first try from what was right later', async () => {
    const attempt = await begin(mia!);
    expect((await begin(mia!)).id).toBe(attempt.id);
    expect((await answer(mia!, attempt.id, choice, [wrong])).body).toEqual({
      correct: false,
      tries: 1,
      help: 'Read the lines about the outside.',
      page: 9,
      passage: 'On the outside the water is fast.',
    });
    expect((await answer(mia!, attempt.id, choice, [right])).body).toMatchObject({ correct: true, tries: 2 });
    expect((await answer(mia!, attempt.id, choice, [wrong])).body).toMatchObject({ correct: true, tries: 2 });
    await answer(mia!, attempt.id, place, [place.options[0]!.id]);
    expect((await answer(mia!, attempt.id, said, [])).status).toBe(422);
    expect((await answer(mia!, attempt.id, said, [], { sound: 'bm8=' })).body.code).toBe('sound_unreadable');
    expect((await answer(mia!, attempt.id, said, [], { sound: SOUND })).body).toMatchObject({
      correct: null,
    });
    await answer(mia!, attempt.id, { id: quiz }, ['It drops the mud.']);
    expect((await answer(tom!, attempt.id, choice, [right])).status).toBe(404);
    expect((await finish(mia!, attempt.id)).status).toBe(204);
    expect((await finish(mia!, attempt.id)).body.code).toBe('finished');
    expect((await view(mia!)).body).toMatchObject({
      attempt: { questions: 2, right_first: 1, right_later: 1, waiting: 1 },
      questions: [{ correct: true, tries: 2 }, { correct: true }, { waits: true, has_sound: true }],
      retell: { waits: true, answer: ['It drops the mud.'] },
      own: { attempts: 1 },
    });
    const [kept, counted] = await keptAndCounted();
    expect(kept).toHaveLength(2);
    expect(kept).toEqual(counted);
  });

  it('gives recordings to the teacher, whose mark counts and whose words the student reads', async () => {
    const waiting = (by: TestPerson) => ask<AnswersToMarkPage>(by, 'GET', 'quiz-marking');
    expect((await waiting(other!)).body.count).toBe(0);
    const { results } = (await waiting(teacher!)).body;
    expect(results).toMatchObject([
      { student_name: 'Mia Moss', kind: 'audio', scored: true, has_sound: true },
      { scored: false, text: 'It drops the mud.' },
    ]);
    const [spoken, told] = results;
    const mark = (by: TestPerson, id: string, body: object) =>
      ask(by, 'POST', `quiz-answers/${id}/mark`, body);
    expect((await mark(other!, spoken!.id, { correct: true, comment: '' })).status).toBe(404);
    expect((await mark(teacher!, spoken!.id, { comment: '' })).status).toBe(422);
    expect((await mark(teacher!, spoken!.id, { correct: false, comment: '' })).status).toBe(204);
    expect((await mark(teacher!, spoken!.id, { correct: true, comment: 'Well said.' })).status).toBe(204);
    expect((await mark(teacher!, told!.id, { comment: 'You saw the mud!' })).status).toBe(204);
    expect((await waiting(teacher!)).body.count).toBe(0);
    const sound = (by: TestPerson) => ask<{ content: string }>(by, 'GET', `quiz-answers/${spoken!.id}/sound`);
    expect((await sound(teacher!)).body.content).toMatch(/^data:audio\/mpeg;base64,/);
    for (const by of [tom!, other!, parent!]) expect((await sound(by)).status).toBe(404);
    expect((await view(mia!)).body).toMatchObject({
      attempt: { questions: 3, right_first: 2, waiting: 0 },
      questions: [{}, {}, { correct: true, comment: 'Well said.' }],
      retell: { comment: 'You saw the mud!' },
    });
    const [kept, counted] = await keptAndCounted();
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(counted);
  });

  it('keeps an attempt in its version while another one is published', async () => {
    const attempt = await begin(tom!);
    await answer(tom!, attempt.id, choice, [wrong]);
    const added = question({ text: 'What is a bank?', skill: 'words' });
    await save({ questions: [added, place] });
    expect((await ask<BookQuizDraftView>(teacher!, 'GET', `quiz-desk/${quiz}`)).body).toMatchObject({
      changed: true,
      open_attempts: 1,
    });
    await ask(teacher!, 'POST', `quiz-desk/${quiz}/publish`, {});
    expect((await view(tom!)).body).toMatchObject({ version: 1, questions: [{ id: choice.id }, {}, {}] });
    expect((await answer(tom!, attempt.id, added, [right])).status).toBe(404);
    await finish(tom!, attempt.id);
    expect((await begin(tom!)).version).toBe(2);
    expect((await view(tom!)).body).toMatchObject({ version: 2, questions: [{ id: added.id }, {}] });
  });

  it('shows skills: the grid to those who teach the class, words to guardians who may see progress', async () => {
    const grid = (by: TestPerson) => ask<SkillGrid>(by, 'GET', 'skill-grid');
    expect((await grid(teacher!)).body.students).toMatchObject([
      { name: 'Tom Ash', cells: [{ level: 'practise' }, { level: 'practise' }] },
      { name: 'Mia Moss' },
    ]);
    expect((await grid(other!)).body).toEqual({ classes: [], class_id: null, students: [] });
    expect((await grid(mia!)).status).toBe(403);
    const skills = (by: TestPerson) => ask<ReaderSkills>(by, 'GET', `reader-skills?person=${mia!.id}`);
    for (const by of [mia!, teacher!, head!, parent!])
      expect((await skills(by)).body).toMatchObject({
        skills: [
          { skill: 'facts', level: 'growing' },
          { skill: 'inference', level: 'strong' },
          { skill: 'thinking', level: 'strong' },
        ],
        quizzes: [{ title: 'The Bend' }],
      });
    for (const by of [tom!, other!, stranger!]) expect((await skills(by)).status).toBe(404);
  });

  it('compares the forms before and after, and keeps them out of the skills', async () => {
    const before = await keptAndCounted();
    for (const [form, given] of [
      ['pre', wrong],
      ['post', right],
    ] as const) {
      const attempt = await begin(mia!, form);
      const [asked] = forms[form];
      await answer(mia!, attempt.id, asked!, [asked!.options[given === right ? 0 : 1]!.id]);
      await finish(mia!, attempt.id);
    }
    expect((await view(mia!, 'post')).body.comparison).toEqual([
      { skill: 'facts', pre_first: 0, pre_questions: 1, post_first: 1, post_questions: 1, change: 'more' },
    ]);
    expect(await keptAndCounted()).toEqual(before);
  });

  it('is work that a teacher assigns, with its state, its skills and what was missed', async () => {
    const work = app.nest.get(AssignableQuizzes, { strict: false });
    const inOak = <T>(does: () => Promise<T>): Promise<T> =>
      inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, does);
    const people = [mia!.id, tom!.id];
    const ever = new Date(0);
    expect(await inOak(() => work.find('bend', 5))).toMatchObject([
      { ref: quiz, title: 'The Bend', marked: true },
    ]);
    expect(await inOak(() => work.items([quiz, newId(), 'x']))).toMatchObject([{ ref: quiz, looks: 'quiz' }]);
    const states = await inOak(() => work.states([quiz], people));
    expect(states.find(({ person_id }) => person_id === mia!.id)).toMatchObject({
      state: 'done',
      right: 2,
      answered: 2,
      missed: 1,
      work: expect.arrayContaining([{ kind: 'text', text: 'It drops the mud.' }]) as unknown,
    });
    expect(states.find(({ person_id }) => person_id === tom!.id)).toMatchObject({ state: 'done', missed: 1 });
    expect(await inOak(() => work.skills(people, ever))).toHaveLength(5);
    expect(await inOak(() => work.missed(mia!.id, ever, 5))).toMatchObject([
      { question: choice.text, answer: 'Outside', correct: true, tries: 2 },
    ]);
  });

  it('hides statistics of fewer than five students', async () => {
    const { body } = await ask<QuizStatistics>(teacher!, 'GET', `quiz-desk/${quiz}/statistics`);
    expect(body.students).toBe(2);
    expect(body.questions.every(({ first, picks }) => first === null && picks.length === 0)).toBe(true);
    expect((await ask(other!, 'GET', `quiz-desk/${quiz}/statistics`)).status).toBe(404);
  });
});
