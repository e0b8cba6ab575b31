import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from '../support/test-app.ts';
import { Clock } from '../../src/platform/clock.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import type {
  Assigned,
  AssignmentPage,
  AssignmentView,
  WorkFound,
} from '../../src/modules/learning/assignments/assignment-bodies.ts';
import type { Gradebook, WorkToMark } from '../../src/modules/learning/assignments/gradebook-view.ts';
import type { ChildWork, HelpBoard } from '../../src/modules/learning/assignments/help-board-view.ts';
import {
  SendWeekDigests,
  WriteWeekDigest,
} from '../../src/modules/learning/assignments/send-week-digests.ts';
import type { TodayView } from '../../src/modules/learning/assignments/today-view.ts';
import { mondayOf } from '../../src/modules/learning/assignments/week-digest.rules.ts';
import type { CalendarFeedView } from '../../src/modules/learning/live/calendar-feeds.ts';
import type { WeekOfChild } from '../../src/modules/learning/assignments/week-views.ts';
import type { EnrolmentPage } from '../../src/modules/learning/enrolments/enrolment-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [teacher, other, mia, tom, ada, stranger, parent]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const beech = newId();
const group = newId();
const course = newId();
const [page, quiz, task] = [newId(), newId(), newId()];
const [wrong, right, question] = [newId(), newId(), newId()];
const DAY = 24 * 3_600_000;
const start = new Date();
/** The Monday of this week, UTC. */
const monday = mondayOf(start.toISOString().slice(0, 10));

const lesson = (id: string, slug: string, kind: string, change: object = {}) => ({
  ...{ id, slug, title: slug, kind, minutes: 5, move_on: 'passed', is_preview: false },
  ...{ sections: [{ kind: 'words', text: 'Water runs.', ref: '', pages: '' }] },
  ...{ prompt: '', questions: [], pass_percent: 100 },
  ...change,
});
const chapters = [
  {
    ...{ id: newId(), slug: 'one', title: 'One', summary: '' },
    lessons: [
      lesson(page, 'springs', 'article', { move_on: 'seen' }),
      lesson(quiz, 'bends', 'quiz', {
        questions: [
          {
            ...{ id: question, kind: 'choice', skill: 'words', text: 'Why is the bend deep?', pairs: [] },
            options: [
              { id: wrong, text: 'It is dug' },
              { id: right, text: 'The water is fast', correct: true },
            ],
            ...{ help: 'Look at the picture.', help_lesson: null },
          },
        ],
      }),
      lesson(task, 'drawing', 'assignment', { prompt: 'Write about your river.' }),
      lesson(newId(), 'tale', 'story', { prompt: 'Write a tale of a river.' }),
    ],
  },
];

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Folake', last_name: 'Adeyemi' });
  other = await app.makePerson(oak, 'teacher');
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' });
  tom = await app.makePerson(oak, 'student', { first_name: 'Tom', last_name: 'Tarn' });
  ada = await app.makePerson(oak, 'student', { first_name: 'Ada', last_name: 'Ash' });
  stranger = await app.makePerson(elm, 'teacher');
  parent = await app.makePerson(oak, 'parent', { first_name: 'Ngozi' });
  for (const school of [oak, elm])
    await app.within(school, (tx) =>
      tx.schoolSetting.createMany({ data: [{ tenant_id: school.id, features: ['courses', 'live'] }] }),
    );
  const tenant_id = oak.id;
  await app.within(oak, async (tx) => {
    await tx.schoolClass.create({
      data: { tenant_id, id: beech, name: 'Beech', code: 'BEECH777', year: '4' },
    });
    await tx.classMember.createMany({
      data: [
        { tenant_id, class_id: beech, user_id: teacher!.id, role: 'lead' },
        { tenant_id, class_id: beech, user_id: mia!.id, role: 'student' },
        { tenant_id, class_id: beech, user_id: tom!.id, role: 'student' },
      ],
    });
    await tx.classGroup.create({ data: { tenant_id, id: group, class_id: beech, name: 'Otters' } });
    await tx.classGroupMember.create({ data: { tenant_id, group_id: group, user_id: tom!.id } });
    await tx.guardianLink.create({
      data: {
        ...{ tenant_id, id: newId(), student_id: mia!.id, guardian_id: parent!.id, state: 'active' },
        ...{ permissions: ['view_progress', 'view_work'], invited_by: teacher!.id },
      },
    });
    await tx.course.create({
      data: {
        ...{ tenant_id, id: course, slug: 'rivers', name: 'Rivers', chapters, status: 'published' },
        ...{ published_version: 1, published_at: new Date(), enrolment_mode: 'class' },
      },
    });
    await tx.courseVersion.create({
      data: { tenant_id, course_id: course, number: 1, sequence: 'free', chapters },
    });
  });
  await signIn();
});
afterAll(() => app?.close());

/** Again after the clock moved: tokens are short. */
async function signIn(): Promise<void> {
  for (const person of [teacher, other, mia, tom, ada, stranger, parent] as TestPerson[])
    tokens.set(person, (await app.signIn(person)).access);
}

const ask = <Body = object>(
  by: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) =>
  app.ask<Body & Partial<Pick<Problem, 'code' | 'errors'>>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const within = <T>(work: () => Promise<T>): Promise<T> =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, work);
const later = (days: number) => new Date(start.getTime() + days * DAY).toISOString();
const body = (ref: string, change: object = {}) => ({
  ...{ kind: 'lesson', ref: `${course}/${ref}`, class_id: beech, audience: 'class' },
  ...{ due_at: later(2), note: 'Look at the picture first.', late_ok: true, rubric: [] },
  ...change,
});
const give = async (of: object): Promise<string> => {
  const { status, body: given } = await ask<Assigned>(teacher!, 'POST', 'assignments', of);
  expect(status).toBe(201);
  return given.id;
};
const today = async (by: TestPerson, query = '') =>
  (await ask<TodayView>(by, 'GET', `today?time_zone=UTC${query}`)).body;
const titles = (things: { title: string }[]) => things.map(({ title }) => title);
const enrolment = async (by: TestPerson) =>
  (await ask<EnrolmentPage>(by, 'GET', `course-enrollments/?course=${course}`)).body.results[0]!.id;
let [bends, drawing, springs]: string[] = [];

describe('work that is given', () => {
  it('is found by what it is, and given only by those who teach the class', async () => {
    const { body: found } = await ask<WorkFound>(teacher!, 'GET', 'assignable-work?kind=lesson&search=bend');
    expect(found).toMatchObject({
      results: [{ title: 'bends', looks: 'quiz', questions: 1, part_of: 'Rivers' }],
    });
    expect(found.kinds).toEqual(expect.arrayContaining(['course', 'lesson', 'story_task']));
    const { body: tales } = await ask<WorkFound>(teacher!, 'GET', 'assignable-work?kind=story_task');
    expect(tales.results).toMatchObject([{ title: 'tale', looks: 'story_task' }]);
    const refused = async (by: TestPerson, of: object) => (await ask(by, 'POST', 'assignments', of)).status;
    expect(await refused(other!, body(quiz))).toBe(404);
    expect(await refused(stranger!, body(quiz))).toBe(404);
    expect(await refused(mia!, body(quiz))).toBe(403);
    expect(await refused(teacher!, body(newId()))).toBe(404);
    expect(await refused(teacher!, body(quiz, { due_at: later(-1) }))).toBe(422);
    expect(await refused(teacher!, body(quiz, { audience: 'group', group_id: newId() }))).toBe(404);
    expect(await refused(teacher!, body(quiz, { audience: 'children', students: [ada!.id] }))).toBe(409);
    bends = await give(body(quiz));
    const rubric = [{ title: 'The words', levels: ['', '', 'Good words', ''] }];
    drawing = await give(body(task, { due_at: later(5), rubric }));
    springs = await give(body(page, { audience: 'group', group_id: group, due_at: null }));
    const { body: list } = await ask<AssignmentPage>(teacher!, 'GET', `assignments?class_id=${beech}`);
    expect(list).toMatchObject({ count: 3 });
    expect(list.results.find(({ id }) => id === springs)).toMatchObject({
      group_name: 'Otters',
      children: 1,
    });
    expect((await ask<AssignmentPage>(other!, 'GET', 'assignments')).body.count).toBe(0);
    expect((await ask(stranger!, 'GET', `assignments/${bends}`)).status).toBe(404);
  });

  it('is on the list of the child, also of one who joins later, and the family sees it', async () => {
    const mias = await today(mia!);
    expect([titles(mias.things), titles(mias.coming)]).toEqual([[], ['bends', 'drawing']]);
    expect(mias.coming[0]).toMatchObject({
      from: 'Folake Adeyemi',
      due_on: later(2).slice(0, 10),
      state: 'new',
    });
    expect(titles((await today(tom!)).things)).toEqual(['springs']);
    // The calendar that follows the child has the same days, also for somebody who is not signed in.
    const feed = await ask<CalendarFeedView>(mia!, 'POST', 'live-calendar/', {});
    const days = await app.ask(oak, 'GET', `${feed.body.path!}?time_zone=UTC`);
    const due = later(2).slice(0, 10).replaceAll('-', '');
    expect(days.text.match(/^(SUMMARY|DTSTART;VALUE=DATE):.+$/gm)!.map((line) => line.trim())).toEqual([
      `DTSTART;VALUE=DATE:${due}`,
      'SUMMARY:bends',
      expect.stringMatching(/^DTSTART;VALUE=DATE:/),
      'SUMMARY:drawing',
    ]);
    expect((await app.ask(oak, 'GET', `${feed.body.path!}?time_zone=Moon`)).status).toBe(422);
    await app.within(oak, (tx) =>
      tx.classMember.create({
        data: { tenant_id: oak.id, class_id: beech, user_id: ada!.id, role: 'student' },
      }),
    );
    expect(titles((await today(ada!)).coming)).toEqual(['bends', 'drawing']);
    const { body: begun } = await ask<{ path: string }>(ada!, 'POST', `assignments/${bends}/start`, {});
    expect(begun.path).toBe('/course/rivers/one/bends');
    expect(await enrolment(ada!)).toBeTruthy();
    expect((await ask(ada!, 'POST', `assignments/${springs}/start`, {})).status).toBe(404);
    const seen = await today(parent!, `&child=${mia!.id}`);
    expect([seen.child, titles(seen.coming)]).toEqual(['Mia', ['bends', 'drawing']]);
    expect((await ask(parent!, 'GET', `today?child=${tom!.id}`)).status).toBe(404);
  });

  it('is changed for one child, archived, opened again and taken back', async () => {
    const change = (by: TestPerson, student: string) =>
      ask(by, 'PUT', `assignments/${bends}/children/${student}`, { extra_days: 3, excused: false });
    expect((await change(other!, tom!.id)).status).toBe(404);
    expect((await change(teacher!, parent!.id)).status).toBe(404);
    expect((await change(teacher!, tom!.id)).status).toBe(204);
    expect((await today(tom!)).coming.find(({ id }) => id === bends)?.due_on).toBe(later(5).slice(0, 10));
    const move = (status: string) => ask(teacher!, 'POST', `assignments/${springs}/move`, { status });
    expect((await move('archived')).status).toBe(204);
    expect(titles((await today(tom!)).things)).toEqual([]);
    expect((await move('open')).status).toBe(204);
    const again = { note: 'New', late_ok: false, due_at: later(9), rubric: [] };
    expect((await ask(teacher!, 'PUT', `assignments/${springs}`, again)).status).toBe(204);
    expect((await ask<AssignmentView>(teacher!, 'GET', `assignments/${springs}`)).body).toMatchObject({
      note: 'New',
      late_ok: false,
    });
    expect((await ask(other!, 'DELETE', `assignments/${springs}`)).status).toBe(404);
    expect((await ask(teacher!, 'DELETE', `assignments/${springs}`)).status).toBe(204);
    expect((await ask(teacher!, 'GET', `assignments/${springs}`)).status).toBe(404);
  });
});

describe('who needs help', () => {
  it('is who did not find the answers, with what they said', async () => {
    const id = await enrolment(mia!);
    const answer = (given: string) =>
      ask(mia!, 'POST', `course-enrollments/${id}/lessons/${quiz}/questions/${question}/answer`, {
        answer: [given],
      });
    expect((await answer(wrong)).body).toMatchObject({ correct: false });
    const { body: board } = await ask<HelpBoard>(teacher!, 'GET', `help-board?class_id=${beech}`);
    expect(board.students[0]).toMatchObject({ first_name: 'Mia', reasons: ['practise'] });
    expect(board).toMatchObject({ answered: 1, groups: [{ skill: 'words', students: [mia!.id] }] });
    const path = `help-board/${mia!.id}?class_id=${beech}`;
    expect((await ask<ChildWork>(teacher!, 'GET', path)).body.missed).toMatchObject([
      {
        question: 'Why is the bend deep?',
        answer: 'It is dug',
        correct: false,
        path: '/course/rivers/one/bends',
      },
    ]);
    expect((await ask(other!, 'GET', path)).status).toBe(404);
    expect((await ask(other!, 'GET', `help-board?class_id=${beech}`)).status).toBe(404);
    expect((await answer(right)).body).toMatchObject({ correct: true, passed: true });
    expect(titles((await today(mia!)).things)).toEqual(['bends']);
    expect((await today(mia!)).things[0]!.state).toBe('done');
  });
});

describe('work that is marked', () => {
  it('comes back with the levels of the rubric, to the child and its family, and can be done again', async () => {
    const id = await enrolment(mia!);
    const handIn = (text: string) =>
      ask(mia!, 'PUT', `course-enrollments/${id}/lessons/${task}`, { hand_in: text });
    const path = `gradebook/${drawing}/${mia!.id}`;
    const mark = (state: string, change: object = {}) =>
      ask(teacher!, 'PUT', `${path}/mark`, {
        ...{ levels: [{ title: 'The words', level: 'good' }], note: 'Tell me about the slow side.', state },
        ...change,
      });
    expect((await mark('draft')).body.code).toBe('nothing_handed_in');
    await handIn('=My river');
    const { body: work } = await ask<WorkToMark>(teacher!, 'GET', path);
    expect(work).toMatchObject({ state: 'to_mark', parts: [{ text: '=My river' }], mark: null });
    const { body: dashboard } = await ask<{ tasks: object[] }>(teacher!, 'GET', 'dashboard');
    expect(dashboard.tasks).toContainEqual({ kind: 'work_to_mark', count: 1 });
    expect((await mark('redo', { note: '' })).body.errors).toMatchObject({ note: expect.anything() });
    expect((await mark('draft', { levels: [{ title: 'Else', level: 'good' }] })).status).toBe(422);
    expect((await mark('draft')).status).toBe(204);
    expect((await today(mia!)).given_back).toEqual([]);
    expect((await mark('redo')).status).toBe(204);
    expect((await today(mia!)).things.find(({ title }) => title === 'drawing')?.state).toBe('redo');
    await handIn('My river bends.');
    const { body: book } = await ask<Gradebook>(teacher!, 'GET', `gradebook?class_id=${beech}`);
    expect(book).toMatchObject({ to_mark: 1, works: [{ title: 'bends' }, { title: 'drawing' }] });
    expect((await mark('given_back')).status).toBe(204);
    const back = { title: 'drawing', note: 'Tell me about the slow side.', again: false };
    expect((await today(mia!)).given_back).toMatchObject([{ ...back, from: 'Folake Adeyemi' }]);
    expect((await today(parent!, `&child=${mia!.id}`)).given_back).toMatchObject([back]);
    expect((await ask(other!, 'GET', path)).status).toBe(404);
    expect((await ask(teacher!, 'DELETE', `assignments/${drawing}`)).body.code).toBe('marked');
    const file = await ask(teacher!, 'GET', `gradebook/export?class_id=${beech}`);
    expect(file.text).toContain('Mia,Moss,1 of 1,The words: good');
  });
});

describe('the letter about the week', () => {
  it('is requested once for each guardian and child, from Friday afternoon', async () => {
    const send = () => within(() => app.nest.get(SendWeekDigests).send());
    const clock = jest.spyOn(app.nest.get(Clock), 'now');
    const at = (time: Date) => clock.mockImplementation(() => time);
    at(new Date(`${monday}T08:00:00Z`));
    expect(await send()).toBe(0);
    at(new Date(Math.max(start.getTime(), new Date(`${monday}T15:30:00Z`).getTime() + 4 * DAY)));
    expect(await Promise.all([send(), send()]).then((sent) => sent.sort())).toEqual([0, 1]);
    expect(await send()).toBe(0);
    const due = { guardian_id: parent!.id, student_id: mia!.id, week: monday };
    const found = await within(() => app.nest.get(WriteWeekDigest).prepare(due));
    expect(found).toMatchObject({
      child: 'Mia',
      ask: { question: 'Why is the bend deep?' },
      given_back: [{ from: 'Folake Adeyemi' }],
      done: 2,
    });
    await signIn();
    const { body: shown } = await ask<WeekOfChild>(parent!, 'GET', `week-digest?child=${mia!.id}`);
    expect(shown).toMatchObject({ week: monday, works: [{ part_of: 'Rivers' }, {}] });
    expect((await ask(parent!, 'GET', `week-digest?child=${tom!.id}`)).status).toBe(404);
    await within(() =>
      app.db.transaction((tx) =>
        tx.guardianLink.updateMany({ where: { tenant_id: oak.id }, data: { permissions: [] } }),
      ),
    );
    expect(await within(() => app.nest.get(WriteWeekDigest).prepare(due))).toBeNull();
  });
});
