import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { seedPlatform } from '../../../prisma/seed/platform.ts';
import { SILENCE } from '../support/stories.ts';
import { startTestApp, type TestApp, type TestPerson, type TestSchool } from '../support/test-app.ts';
import type { OwnCertificates } from '../../src/modules/learning/certificates/certificate-views.ts';
import type {
  CohortSaved,
  CohortView,
  OwnTraining,
  TrainingStaff,
} from '../../src/modules/learning/training/training-views.ts';
import type {
  DiscussionView,
  ModeratedPosts,
  SurveyResults,
} from '../../src/modules/learning/activities/activity-views.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { inContext } from '../../src/platform/context.ts';
import { LinkSecrets } from '../../src/platform/link-secrets.ts';
import { newId } from '../../src/platform/ids.ts';
import type { CourseData, CoursePage, LessonList } from '../../src/modules/learning/courses/course-views.ts';
import { packBundle, unpackBundle } from '../../src/modules/learning/editor/bundle-archive.ts';
import type { CourseBundle, CourseImported } from '../../src/modules/learning/editor/course-bundles.ts';
import type { CourseDraftView } from '../../src/modules/learning/editor/course-desk-views.ts';
import type { AnswerResult } from '../../src/modules/learning/enrolments/answer-question.ts';
import type { PeopleEnrolled } from '../../src/modules/learning/enrolments/enrolment-bodies.ts';
import type { InvitationOfLink } from '../../src/modules/learning/enrolments/invitation-links.ts';
import type { SentInvitations } from '../../src/modules/learning/enrolments/invite-to-course.ts';
import type {
  CourseInvitations,
  EnrolmentPage,
  EnrolmentView,
  LessonView,
} from '../../src/modules/learning/enrolments/enrolment-views.ts';
import type { LessonAnswersToMarkPage } from '../../src/modules/learning/enrolments/mark-lesson-answers.ts';
import type { CourseLearnerPage } from '../../src/modules/learning/enrolments/list-enrolments.query.ts';

/** What this file reads of an unpacked bundle. */
interface BundleFile {
  course: { chapters: object[] };
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [ines, head, teacher, other, mia, tom, foreign]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const FIRST = 'this-is-course';

beforeAll(async () => {
  app = await startTestApp();
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await seedPlatform(owner);
  await seedPlatform(owner);
  await owner.end();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  ines = await app.makePerson(app.platform, 'platform_admin');
  head = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Folake', last_name: 'Adeyemi' });
  other = await app.makePerson(oak, 'teacher');
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' });
  tom = await app.makePerson(oak, 'student');
  foreign = await app.makePerson(elm, 'student');
  for (const person of [ines, head, teacher, other, mia, tom, foreign])
    tokens.set(person, (await app.signIn(person)).access);
});
afterAll(() => app?.close());

type Id = { id: string };
type Asked = LessonView['questions'][number];
type Answer<Body> = Body &
  Partial<Pick<Problem, 'code' | 'errors' | 'detail'>> & { id: string; slug: string };
const ask = <Body = object>(
  by: TestPerson,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
) =>
  app.ask<Answer<Body>>(by.school, method, `/api/${path}`, {
    as: tokens.get(by),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
const visit = <Body>(school: TestSchool, path: string) =>
  app.ask<Answer<Body>>(school, 'GET', `/api/${path}`);
const switchOn = async (): Promise<void> => {
  const { status } = await app.ask(oak, 'PATCH', '/api/school-settings', {
    as: tokens.get(head!),
    body: { features: ['courses'] },
  });
  expect(status).toBe(200);
};

describe('the free course', () => {
  it('is in every school, also while courses are off, and visitors see its first page alone', async () => {
    for (const school of [app.platform, oak]) {
      const { body } = await visit<CourseData>(school, `data/courses/${FIRST}`);
      expect(body.data).toMatchObject({
        slug: FIRST,
        is_free: true,
        description: { sustainability_details: { sdg_goals: [4], thumbnail: null } },
        chapters: [{ slug: 'begin-here', lessons: [{ slug: 'what-a-course-is' }, {}] }, {}],
      });
    }
    expect((await visit<CoursePage>(oak, 'courses/?language=hi')).body.results).toMatchObject([
      { slug: `${FIRST}-hi`, name: 'यह एक कोर्स है' },
    ]);
    expect((await visit(oak, `courses/${FIRST}-ar`)).body).toMatchObject({ language: 'ar' });
    expect((await visit<CoursePage>(oak, 'courses/')).body.results).toMatchObject([
      { slug: FIRST, own: false },
    ]);
    const { body: chapters } = await visit<LessonList>(oak, `courses/${FIRST}/chapters/`);
    expect(chapters).toMatchObject({ count: 2, next: null, results: [{ position: 1 }, { position: 2 }] });
    const path = `courses/${FIRST}/chapters/begin-here/lessons`;
    const { body: lessons } = await visit<LessonList>(oak, `${path}/`);
    expect(lessons.results.map(({ slug }) => slug)).toEqual(['what-a-course-is', 'what-you-have-read']);
    const { body: first } = await visit<LessonView>(oak, `${path}/what-a-course-is/`);
    expect(first.sections[0]!.html).toContain('<h3>Parts and lessons</h3>');
    expect(first).toMatchObject({ enrolment: null, tasks: [{ task: 'read', done: false }], previous: null });
    const closed = await visit(oak, `${path}/what-you-have-read/`);
    expect([closed.status, closed.body.code]).toEqual([403, 'not_enrolled']);
    expect((await visit(oak, 'courses/nothing/')).status).toBe(404);
    expect(
      (await visit<{ results: { courses: unknown[] } }>(oak, 'combined/?search=course')).body.results.courses,
    ).toMatchObject([{ url: `/course/${FIRST}`, type: 'course' }]);
    expect((await ask(teacher!, 'GET', 'course-desk')).body.code).toBe('courses_closed');
  });

  it('is learned from the first lesson to the last, each tick by its rule', async () => {
    expect((await ask<EnrolmentPage>(mia!, 'GET', `course-enrollments/?course=${FIRST}`)).body.count).toBe(0);
    const begun = await ask<EnrolmentView>(mia!, 'POST', 'course-enrollments', { course: FIRST });
    expect(begun.status).toBe(201);
    const again = await ask<EnrolmentView>(mia!, 'POST', 'course-enrollments', { course: FIRST });
    expect([again.status, again.body.id]).toEqual([200, begun.body.id]);
    const { id } = begun.body;
    const own = async () =>
      (await ask<EnrolmentPage>(mia!, 'GET', `course-enrollments/?course=${FIRST}`)).body.results[0]!;
    const outline = (await own()).outline!;
    expect(outline).toMatchObject([
      { opens_after: null, lessons: [{ state: 'new' }, { state: 'new' }] },
      { opens_after: 'Begin here', lessons: [{ state: 'locked' }, { state: 'locked' }] },
    ]);
    const [page, quiz, act, task] = outline.flatMap(({ lessons }) =>
      lessons.map(({ id: of }) => ({ id: of })),
    ) as [Id, Id, Id, Id];
    const save = (lesson: Id, body: object, by = mia!) =>
      ask(by, 'PUT', `course-enrollments/${id}/lessons/${lesson.id}`, body);
    expect((await save(act, { tasks: ['act'] })).body).toMatchObject({
      code: 'locked_yet',
      detail: 'This lesson opens when you finish “Begin here”.',
    });
    expect((await save(page, { tasks: ['read'] }, tom)).status).toBe(404);
    expect((await save(page, { tasks: ['read', 'quiz'], position: 12, notes: 'Mine' })).status).toBe(204);
    expect((await save(quiz, { tasks: ['quiz'] })).status).toBe(204);
    expect(await own()).toMatchObject({ progress: 25, next_lesson: { slug: 'what-you-have-read' } });
    const { body: view } = await ask<LessonView>(
      mia!,
      'GET',
      `courses/${FIRST}/chapters/begin-here/lessons/what-you-have-read`,
    );
    expect(JSON.stringify(view)).not.toContain('correct":true');
    const [choice, order, match, cloze] = view.questions as [Asked, Asked, Asked, Asked];
    const answer = (question: Asked, given: string[]) =>
      ask<AnswerResult>(
        mia!,
        'POST',
        `course-enrollments/${id}/lessons/${quiz.id}/questions/${question.id}/answer`,
        { answer: given },
      );
    const options = (of: Asked, ...texts: string[]) =>
      texts.map((text) => of.options.find((one) => one.text === text)!.id);
    const wrong = await answer(choice, options(choice, 'Nowhere'));
    expect(wrong.body).toMatchObject({
      correct: false,
      tries: 1,
      help: 'Read the second part of “What a course is”.',
      help_lesson: { slug: 'what-a-course-is' },
      passed: false,
    });
    const right = await answer(choice, options(choice, 'In the box “To tick this lesson”'));
    expect(right.body).toMatchObject({ correct: true, tries: 2, help: '', help_lesson: null });
    expect((await answer(choice, options(choice, 'Nowhere'))).body.correct).toBe(true);
    await answer(order, options(order, 'Enrol', 'Open a lesson', 'Do what is in the box'));
    await answer(match, options(match, 'You watch it', 'You read it', 'You answer it'));
    expect((await answer(cloze, ['Parts', 'prices'])).body).toMatchObject({ correct: false, passed: true });
    const { body: after } = await ask<LessonView>(
      mia!,
      'GET',
      `courses/${FIRST}/chapters/begin-here/lessons/what-you-have-read`,
    );
    expect(after.results).toEqual([
      { skill: 'facts', questions: 1, first: 0, later: 1, level: 'growing' },
      { skill: 'order', questions: 1, first: 1, later: 0, level: 'strong' },
      { skill: 'words', questions: 2, first: 1, later: 0, level: 'growing' },
    ]);
    expect((await save(act, { tasks: ['act'] })).status).toBe(204);
    expect((await save(task, { hand_in: ' ' })).status).toBe(204);
    expect(await own()).toMatchObject({ progress: 75, status: 'active', last_lesson: { slug: 'tell-us' } });
    expect((await save(task, { hand_in: 'A cat. I liked it.' })).status).toBe(204);
    expect(await own()).toMatchObject({ progress: 100, status: 'completed', next_lesson: null });
    expect((await ask(mia!, 'DELETE', `course-enrollments/${id}`)).body.code).toBe('finished');
    const [events] = await app.db.system([
      {
        name: '',
        text: "select type from platform.outbox_event where tenant_id = $1::uuid and type like 'learning.%'",
        values: [oak.id],
      },
    ]);
    const of = (type: string) =>
      (events!.rows as { type: string }[]).filter((one) => one.type === type).length;
    expect([
      of('learning.learner-enrolled.v1'),
      of('learning.lesson-completed.v1'),
      of('learning.course-completed.v1'),
    ]).toEqual([1, 4, 1]);
    const certificates = await ask<OwnCertificates>(mia!, 'GET', 'my-certificates');
    expect(certificates.body.results).toMatchObject([{ kind: 'completion', state: 'valid' }]);
    expect((await ask<EnrolmentPage>(foreign!, 'GET', 'course-enrollments')).body.count).toBe(0);
  });
});

const lesson = (title: string, change: object = {}) => ({
  id: newId(),
  title,
  kind: 'article',
  minutes: 5,
  move_on: 'seen',
  is_preview: false,
  sections: [{ kind: 'words', text: 'Water <b>runs</b>. [x](javascript:alert(1))', ref: '', pages: '' }],
  prompt: '',
  questions: [],
  pass_percent: 80,
  ...change,
});
const draft = (change: object = {}) => ({
  name: 'Rivers and People',
  audience: 'student',
  language: 'en',
  revision: 1,
  intro: 'Where rivers start.',
  text: '',
  sustainability: '',
  goals: [6],
  age_from: 7,
  age_to: 9,
  outcomes: [],
  sequence: 'free',
  enrolment_mode: 'open',
  code: '',
  art: 'sea',
  chapters: [] as object[],
  ...change,
});

describe('a course of a school', () => {
  it('is made by a teacher, published in versions, and somebody half-way keeps their version', async () => {
    await switchOn();
    expect(
      (await ask(mia!, 'POST', 'course-desk', { name: 'x', audience: 'student', language: 'en' })).status,
    ).toBe(403);
    const made = await ask(teacher!, 'POST', 'course-desk', {
      name: 'Rivers and People',
      audience: 'student',
      language: 'en',
    });
    expect(made.body.slug).toBe('rivers-and-people');
    const { id } = made.body;
    expect((await ask(other!, 'GET', `course-desk/${id}`)).status).toBe(404);
    expect((await ask(head!, 'GET', `course-desk/${id}`)).status).toBe(200);
    const incomplete = await ask(teacher!, 'POST', `course-desk/${id}/publish`, {});
    expect([incomplete.status, incomplete.body.code]).toEqual([422, 'course_incomplete']);
    const one = lesson('Springs');
    const two = lesson('Floods');
    const chapter = { id: newId(), title: 'Where water starts', summary: '', lessons: [one, two] };
    const put = (body: object) => ask(teacher!, 'PUT', `course-desk/${id}`, body);
    expect(
      (await put(draft({ chapters: [chapter, { ...chapter, id: newId() }] }))).body.errors,
    ).toMatchObject({ chapters: ['An id occurs twice.'] });
    expect((await put(draft({ enrolment_mode: 'code', code: 'ABC' }))).status).toBe(422);
    expect((await put(draft({ chapters: [{ ...chapter, lessons: [{ ...one, minutes: 0 }] }] }))).status).toBe(
      422,
    );
    expect((await put(draft({ chapters: [chapter] }))).status).toBe(200);
    expect((await put(draft({ chapters: [chapter] }))).body.code).toBe('changed_meanwhile');
    const preview = await ask<LessonView>(teacher!, 'GET', `course-desk/${id}/lessons/${one.id}`);
    expect(preview.body.sections[0]!.html).not.toMatch(/<b>|href="javascript/);
    expect((await visit(oak, 'courses/rivers-and-people')).status).toBe(404);
    expect((await ask(teacher!, 'POST', `course-desk/${id}/publish`, {})).body).toEqual({ version: 1 });
    expect((await visit(elm, 'courses/rivers-and-people')).status).toBe(404);
    expect((await visit<CoursePage>(oak, 'courses/?age=8')).body.results.map(({ slug }) => slug)).toContain(
      'rivers-and-people',
    );
    expect((await visit<CoursePage>(oak, 'courses/?audience=teacher')).body.count).toBe(0);

    await ask(tom!, 'POST', 'course-enrollments', { course: 'rivers-and-people' });
    const enrolment = async (by: TestPerson) =>
      (await ask<EnrolmentPage>(by, 'GET', `course-enrollments/?course=${id}`)).body.results[0]!;
    const toms = await enrolment(tom!);
    await ask(tom!, 'PUT', `course-enrollments/${toms.id}/lessons/${one.id}`, { tasks: ['read'] });
    const three = lesson('Streams', { kind: 'act', move_on: 'passed', prompt: 'Look for a stream.' });
    const changed = { ...chapter, lessons: [{ ...one, title: 'Springs and streams' }, three] };
    expect((await put(draft({ revision: 2, chapters: [changed] }))).status).toBe(200);
    const { body: seen } = await ask<CourseDraftView>(teacher!, 'GET', `course-desk/${id}`);
    expect(seen).toMatchObject({ changes: 3, learners: 1, problems: [], revision: 3, published_version: 1 });
    expect(seen.chapters[0]!.lessons[0]).toMatchObject({ slug: 'springs' });
    expect((await ask(teacher!, 'POST', `course-desk/${id}/publish`, {})).body).toEqual({ version: 2 });
    expect(await enrolment(tom!)).toMatchObject({
      version: 1,
      progress: 50,
      next_lesson: { slug: 'floods' },
    });
    const path = 'courses/rivers-and-people/chapters/where-water-starts/lessons';
    expect((await ask(tom!, 'GET', `${path}/floods`)).status).toBe(200);
    await ask(mia!, 'POST', 'course-enrollments', { course: id });
    expect(await enrolment(mia!)).toMatchObject({ version: 2 });
    expect((await ask(mia!, 'GET', `${path}/floods`)).status).toBe(404);
    expect((await ask(head!, 'POST', `course-desk/${id}/move`, { move: 'archive' })).status).toBe(204);
    expect((await visit(oak, 'courses/rivers-and-people')).status).toBe(404);
    expect((await ask(tom!, 'GET', `${path}/floods`)).status).toBe(200);
    expect((await ask(head!, 'POST', `course-desk/${id}/move`, { move: 'restore' })).status).toBe(204);
    const { body: learners } = await ask<CourseLearnerPage>(head!, 'GET', `courses/${id}/learners`);
    expect(learners.results).toMatchObject([
      { version: 1, progress: 50 },
      { name: 'Mia Moss', progress: 0 },
    ]);
    expect((await ask<CourseLearnerPage>(other!, 'GET', `courses/${id}/learners`)).body.count).toBe(0);
    const left = (await enrolment(mia!)).id;
    expect((await ask(mia!, 'DELETE', `course-enrollments/${left}`)).status).toBe(204);
    expect((await ask(mia!, 'POST', 'course-enrollments', { course: id })).body.id).toBe(left);
  });

  it('opens by code, for a class, and to whom it is for', async () => {
    const publish = async (change: object) => {
      const name = (change as { name: string }).name;
      const { body } = await ask(head!, 'POST', 'course-desk', { name, audience: 'student', language: 'en' });
      const chapters = [{ id: newId(), title: 'One', summary: '', lessons: [lesson('Only')] }];
      await ask(head!, 'PUT', `course-desk/${body.id}`, draft({ ...change, chapters }));
      expect((await ask(head!, 'POST', `course-desk/${body.id}/publish`, {})).status).toBe(200);
      return body.slug;
    };
    const enrol = (by: TestPerson, body: object) =>
      ask<EnrolmentView>(by, 'POST', 'course-enrollments', body);
    const coded = await publish({ name: 'By code', enrolment_mode: 'code', code: 'RIVER7' });
    expect((await enrol(tom!, { course: coded, code: 'LAKE77' })).body.errors).toEqual({
      code: ['This code does not open the course.'],
    });
    expect((await enrol(tom!, { course: coded, code: 'river7' })).body.source).toBe('code');
    const training = await publish({ name: 'For teachers', audience: 'teacher' });
    expect((await enrol(tom!, { course: training })).body.code).toBe('not_for_you');
    expect((await enrol(teacher!, { course: training })).status).toBe(201);
    const closed = await publish({ name: 'By class', enrolment_mode: 'class' });
    expect((await enrol(tom!, { course: closed })).body.code).toBe('by_class_only');
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
    });
    const byClass = (by: TestPerson) =>
      ask<object>(by, 'POST', 'course-enrollments/class', { course: closed, class_id: beech });
    expect((await byClass(other!)).status).toBe(404);
    expect((await byClass(teacher!)).body).toEqual({ enrolled: 2, already: 0 });
    expect((await byClass(teacher!)).body).toEqual({ enrolled: 0, already: 2 });
    const { body: page } = await ask<EnrolmentPage>(tom!, 'GET', `course-enrollments/?course=${closed}`);
    expect((await ask(tom!, 'DELETE', `course-enrollments/${page.results[0]!.id}`)).body.code).toBe(
      'by_class_only',
    );
    expect((await ask<CourseLearnerPage>(teacher!, 'GET', `courses/${closed}/learners`)).body.count).toBe(2);
  });

  it('asks on a picture, and keeps what is said and drawn for a teacher who marks it', async () => {
    const [here, there] = [newId(), newId()];
    const asked = (kind: string, change: object = {}) => ({
      id: newId(),
      kind,
      skill: 'thinking',
      text: 'The pond',
      options: [] as object[],
      pairs: [],
      help: 'Look again.',
      help_lesson: null,
      ...change,
    });
    const spot = asked('hotspot', {
      options: [
        { id: here, text: 'Frog', correct: true, x: 10, y: 20 },
        { id: there, text: 'Fish', x: 60, y: 70 },
      ],
    });
    const [said, drawn] = [asked('audio', { help: '' }), asked('drawing', { help: '' })];
    const { body } = await ask(teacher!, 'POST', 'course-desk', {
      name: 'Pond',
      audience: 'student',
      language: 'en',
    });
    const put = async (questions: object[], revision: number) => {
      const quiz = lesson('Quiz', { kind: 'quiz', move_on: 'passed', sections: [], questions });
      const chapters = [{ id: newId(), title: 'One', summary: '', lessons: [quiz] }];
      await ask(teacher!, 'PUT', `course-desk/${body.id}`, draft({ name: 'Pond', revision, chapters }));
      return { quiz, published: await ask<Problem>(teacher!, 'POST', `course-desk/${body.id}/publish`, {}) };
    };
    expect((await put([spot], 1)).published.body.errors).toEqual({
      chapters: ['Question 1: Choose a picture.'],
    });
    const { quiz, published } = await put([{ ...spot, resource: newId() }, said, drawn], 2);
    expect(published.status).toBe(200);
    const own = (await ask<EnrolmentView>(mia!, 'POST', 'course-enrollments', { course: 'pond' })).body;
    const path = `course-enrollments/${own.id}/lessons/${quiz.id}/questions`;
    const answer = async (of: { id: string }, sent: object) =>
      (await ask<AnswerResult>(mia!, 'POST', `${path}/${of.id}/answer`, { answer: [], ...sent })).body;
    const seen = async () =>
      (await ask<LessonView>(mia!, 'GET', 'courses/pond/chapters/one/lessons/quiz')).body;
    expect((await seen()).questions[0]).toMatchObject({
      resource: expect.any(String),
      options: [{ id: here, x: 10 }, { x: 60 }],
    });
    expect((await seen()).questions[0]!.options[0]).not.toHaveProperty('correct');
    expect(await answer(spot, { answer: [here] })).toMatchObject({ correct: true });
    expect(await answer(said, {})).toMatchObject({ code: 'answer_empty' });
    expect(await answer(said, { sound: 'bm8=' })).toMatchObject({ code: 'sound_unreadable' });
    expect(await answer(said, { sound: SILENCE.toString('base64') })).toMatchObject({
      correct: null,
      passed: false,
    });
    // What waits for a teacher keeps nobody from the next lesson.
    expect(await answer(drawn, { answer: ['A pond'] })).toMatchObject({ correct: null, passed: true });
    expect(await seen()).toMatchObject({ progress: { done: true }, results: [{ questions: 1, first: 1 }] });
    const waiting = async (by: TestPerson) =>
      (await ask<LessonAnswersToMarkPage>(by, 'GET', 'lesson-marking')).body.results;
    expect(await waiting(other!)).toEqual([]);
    expect(await waiting(teacher!)).toMatchObject([
      { student_name: 'Mia Moss', kind: 'audio', course: 'Pond', has_sound: true },
      { kind: 'drawing', text: 'A pond' },
    ]);
    const sound = async (by: TestPerson) => (await ask(by, 'GET', `${path}/${said.id}/sound`)).status;
    expect(await Promise.all([teacher!, head!, mia!, tom!, other!].map(sound))).toEqual([
      200, 200, 200, 404, 404,
    ]);
    const mark = async (by: TestPerson, of: { id: string }, correct: boolean) =>
      (await ask(by, 'POST', `${path}/${of.id}/mark`, { correct, comment: 'Well said.' })).status;
    expect(await mark(other!, said, true)).toBe(404);
    expect(await mark(teacher!, spot, false)).toBe(404);
    expect(await mark(teacher!, said, true)).toBe(204);
    expect(await mark(teacher!, drawn, false)).toBe(204);
    expect(await waiting(teacher!)).toEqual([]);
    expect(await seen()).toMatchObject({
      progress: { done: true },
      questions: [
        {},
        { correct: true, waits: false, comment: 'Well said.' },
        { correct: false, waits: false },
      ],
      results: [{ questions: 3, first: 2 }],
    });
    expect(await answer(drawn, { answer: ['A better pond'] })).toMatchObject({ correct: null, tries: 2 });
    expect(await waiting(teacher!)).toMatchObject([{ kind: 'drawing', text: 'A better pond' }]);
  });

  it('trains teachers in cohorts, with hours that their leader sees', async () => {
    const body = {
      course: 'for-teachers',
      name: 'Autumn',
      starts_on: '2026-10-05',
      ends_on: '2026-12-11',
      led_by: teacher!.id,
      members: [other!.id],
    };
    expect((await ask(mia!, 'POST', 'training-cohorts', body)).status).toBe(403);
    expect(
      (await ask(head!, 'POST', 'training-cohorts', { ...body, members: [mia!.id] })).body.errors,
    ).toEqual({ members: ['Choose teachers of this school.'] });
    expect((await ask(head!, 'POST', 'training-cohorts', { ...body, course: FIRST })).body.code).toBe(
      'not_for_you',
    );
    expect(
      (await ask(head!, 'POST', 'training-cohorts', { ...body, ends_on: '2026-10-01' })).body.errors,
    ).toHaveProperty('ends_on');
    const made = await ask<CohortSaved>(head!, 'POST', 'training-cohorts', body);
    expect(made.body).toMatchObject({ enrolled: 1 });
    const { id } = made.body;
    const cohort = async (by: TestPerson) =>
      (await ask<CohortView>(by, 'GET', `training-cohorts/${id}`)).body.members?.map(({ hours }) => hours);
    const more = { ...body, members: [other!.id, teacher!.id] };
    expect((await ask(other!, 'PUT', `training-cohorts/${id}`, more)).status).toBe(404);
    // Of a teacher who was enrolled before, nothing changes.
    expect((await ask<CohortSaved>(teacher!, 'PUT', `training-cohorts/${id}`, more)).body.enrolled).toBe(0);
    const enrolment = (await ask<EnrolmentPage>(other!, 'GET', 'course-enrollments/?course=for-teachers'))
      .body.results[0]!;
    expect(enrolment.source).toBe('cohort');
    const only = enrolment.outline![0]!.lessons[0]!.id;
    await ask(other!, 'PUT', `course-enrollments/${enrolment.id}/lessons/${only}`, { tasks: ['read'] });
    const done = { minutes: 5, minutes_all: 5, progress: 100, status: 'completed' };
    expect(await cohort(teacher!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining(done),
        expect.objectContaining({ minutes: 0, progress: 0 }),
      ]),
    );
    expect((await cohort(other!)).filter(Boolean)).toMatchObject([done]);
    expect((await ask(ines!, 'GET', `training-cohorts/${id}`)).status).toBe(404);
    await app.within(oak, async (tx) => {
      const leader = newId();
      await tx.leader.createMany({
        data: [{ tenant_id: oak.id, id: leader, user_id: other!.id, kind: 'teacher', state: 'training' }],
      });
      await tx.leaderStep.createMany({
        data: [{ tenant_id: oak.id, leader_id: leader, step: 'reading-aloud' }],
      });
    });
    const { body: own } = await ask<OwnTraining>(other!, 'GET', 'my-training');
    expect(own).toMatchObject({
      minutes: 25,
      log: [{ course: { slug: 'for-teachers' }, certificate: expect.any(String) }],
      leader: { standing: 'training', steps_done: 1, steps_all: 6, minutes: 20 },
      cohorts: [{ name: 'Autumn', own: true, may_lead: false, members_count: 2 }],
      school: null,
    });
    expect(own.log[0]!.certificate).not.toBeNull();
    const { body: heads } = await ask<OwnTraining>(head!, 'GET', 'my-training');
    expect(heads.school).toEqual({ on_the_way: 2, staff: 3 });
    const staff = await ask<TrainingStaff>(teacher!, 'GET', 'training-staff/?search=folake');
    expect(staff.body.results).toEqual([{ id: teacher!.id, name: 'Folake Adeyemi' }]);
    expect((await ask(teacher!, 'DELETE', `training-cohorts/${id}`)).status).toBe(204);
    expect((await ask<OwnTraining>(other!, 'GET', 'my-training')).body).toMatchObject({
      minutes: 25,
      cohorts: [],
    });
  });

  it('has discussions inside the class, surveys without names, story tasks, live lessons and framed pages', async () => {
    const question = (kind: string, ...texts: string[]) => ({
      id: newId(),
      kind,
      skill: 'thinking',
      text: 'What do you say?',
      options: texts.map((text) => ({ id: newId(), text })),
      pairs: [],
      help: '',
      help_lesson: null,
    });
    const [choice, words] = [question('choice', 'Yes', 'No'), question('short')];
    const made = (title: string, kind: string, change: object = {}) =>
      lesson(title, { kind, move_on: 'passed', sections: [], prompt: 'Do it.', ...change });
    const section = (kind: string, ref: string) => ({ kind, text: '', ref, pages: '' });
    const live = newId();
    const talk = made('Talk', 'discussion');
    const survey = made('Survey', 'survey', { questions: [choice, words] });
    const tale = made('Tale', 'story');
    const hour = made('Hour', 'live', { move_on: 'seen', sections: [section('live', live)] });
    const frame = made('Frame', 'embed', {
      move_on: 'seen',
      sections: [section('embed', 'https://phet.colorado.edu/sims')],
    });
    const { body: course } = await ask(head!, 'POST', 'course-desk', {
      name: 'Together',
      audience: 'student',
      language: 'en',
    });
    const put = (revision: number, age_from: number, lessons: object[]) =>
      ask(
        head!,
        'PUT',
        `course-desk/${course.id}`,
        draft({
          name: 'Together',
          revision,
          age_from,
          sequence: 'dated',
          chapters: [
            { id: newId(), title: 'Now', summary: '', lessons },
            { id: newId(), title: 'Later', summary: '', opens_after_days: 7, lessons: [lesson('Later')] },
          ],
        }),
      );
    const far = { ...frame, id: newId(), sections: [section('embed', 'https://evil.example/')] };
    await put(1, 6, [talk, far]);
    expect((await ask(head!, 'POST', `course-desk/${course.id}/publish`, {})).body.errors).toMatchObject({
      chapters: [
        expect.stringContaining('Pages can come from these sites alone'),
        'A course for children under 8 has no pages of other sites.',
      ],
    });
    await put(2, 8, [talk, survey, tale, hour, frame]);
    expect((await ask(head!, 'POST', `course-desk/${course.id}/publish`, {})).status).toBe(200);
    const { body: own } = await ask<EnrolmentView>(tom!, 'POST', 'course-enrollments', { course: course.id });
    const at = (of: { id: string }) => `course-enrollments/${own.id}/lessons/${of.id}`;
    const later = own.outline![1]!;
    expect(later).toMatchObject({ opens_on: expect.any(String), lessons: [{ state: 'locked' }] });
    expect(later.opens_on).not.toBeNull();
    expect((await ask(tom!, 'PUT', at(later.lessons[0]!), { tasks: ['read'] })).body.detail).toBe(
      `This lesson opens on ${later.opens_on}.`,
    );

    // None of these is ticked by the word of the learner.
    await ask(tom!, 'PUT', at(talk), { tasks: ['discuss'] });
    expect((await ask(tom!, 'POST', `${at(talk)}/posts`, { text: ' ' })).status).toBe(422);
    expect((await ask(tom!, 'POST', `${at(talk)}/posts`, { text: 'I like rivers.' })).status).toBe(204);
    expect((await ask(tom!, 'POST', `${at(talk)}/posts`, { text: 'Ring me: 0171 555 0134' })).status).toBe(
      204,
    );
    const { body: mias } = await ask<EnrolmentView>(mia!, 'POST', 'course-enrollments', {
      course: course.id,
    });
    const read = async (by: TestPerson, enrolment: string) =>
      (await ask<DiscussionView>(by, 'GET', `course-enrollments/${enrolment}/lessons/${talk.id}/posts`)).body;
    expect((await read(mia!, mias.id)).posts.map(({ text }) => text)).toEqual(['I like rivers.', null]);
    expect(await read(tom!, own.id)).toMatchObject({
      room: 'class',
      posts: [{ mine: true }, { state: 'waiting' }],
    });
    expect((await ask(mia!, 'GET', `${at(talk)}/posts`)).status).toBe(404);
    const waiting = (by: TestPerson) =>
      ask<ModeratedPosts>(by, 'GET', `course-desk/${course.id}/posts/?state=waiting`);
    expect((await waiting(other!)).body.results).toEqual([]);
    const [post] = (await waiting(teacher!)).body.results;
    expect(post).toMatchObject({ text: 'Ring me: 0171 555 0134', state: 'waiting' });
    expect((await ask(other!, 'POST', `lesson-posts/${post!.id}/move`, { move: 'show' })).status).toBe(404);
    expect((await ask(teacher!, 'POST', `lesson-posts/${post!.id}/move`, { move: 'hide' })).status).toBe(204);
    expect((await read(tom!, own.id)).posts[1]).toMatchObject({ text: null, state: 'hidden' });

    const answers = [
      { question_id: choice.id, answer: [choice.options[0]!.id] },
      { question_id: words.id, answer: ['More water'] },
    ];
    expect((await ask(tom!, 'POST', `${at(survey)}/survey`, { answers: answers.slice(1) })).status).toBe(422);
    expect((await ask(tom!, 'POST', `${at(survey)}/survey`, { answers })).status).toBe(204);
    expect((await ask(tom!, 'POST', `${at(survey)}/survey`, { answers })).body.code).toBe('answered');
    const results = async () =>
      (await ask<SurveyResults>(head!, 'GET', `courses/${course.id}/lessons/${survey.id}/survey`)).body;
    expect(await results()).toEqual({ answers: null, questions: [] });
    await app.within(oak, (tx) =>
      tx.surveyAnswer.createMany({
        data: Array.from({ length: 4 }, () => ({
          tenant_id: oak.id,
          id: newId(),
          course_id: course.id,
          lesson_id: survey.id,
          answers: { [choice.id]: [choice.options[1]!.id] },
        })),
      }),
    );
    expect(await results()).toMatchObject({
      answers: 5,
      questions: [{ options: [{ count: 1 }, { count: 4 }] }, { texts: ['More water'] }],
    });

    expect((await ask(tom!, 'PUT', `${at(tale)}/story`, { story_id: newId() })).status).toBe(404);
    expect((await ask(tom!, 'PUT', at(hour), { tasks: ['attend'] })).body.code).toBe('not_attended');
    const view = async () =>
      (await ask<LessonView>(tom!, 'GET', 'courses/together/chapters/now/lessons/frame')).body;
    expect((await view()).sections[0]).toMatchObject({ embed: null });
    const framed = () => visit(oak, `embeds/?url=${encodeURIComponent('https://phet.colorado.edu/sims')}`);
    expect((await framed()).status).toBe(404);
    await ask(head!, 'PATCH', 'school-settings', { features: ['courses', 'embeds'] });
    expect((await view()).sections[0]).toMatchObject({
      embed: { host: 'phet.colorado.edu', frame: expect.stringContaining('/api/embeds/?url=') },
    });
    expect((await framed()).status).toBe(200);
    expect((await visit(oak, `embeds/?url=${encodeURIComponent('https://evil.example/')}`)).status).toBe(404);
    expect((await ask(tom!, 'PUT', at(frame), { tasks: ['open'] })).status).toBe(204);
    const { body: now } = await ask<EnrolmentPage>(tom!, 'GET', `course-enrollments/?course=${course.id}`);
    expect(now.results[0]!.outline![0]!.lessons.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'new',
      'new',
      'done',
    ]);
  });

  it('enrols a list of people, and invites others, who decide', async () => {
    const enrol = (by: TestPerson, people: TestPerson[], invite: boolean, course = 'rivers-and-people') =>
      ask<PeopleEnrolled>(by, 'POST', 'course-enrollments/people', {
        course,
        people: people.map(({ id }) => id),
        invite,
      });
    const asked = async (by: TestPerson) =>
      (await ask<CourseInvitations>(by, 'GET', 'course-invitations')).body.results;
    expect((await enrol(other!, [mia!], false)).body.errors).toHaveProperty('people');
    expect((await enrol(head!, [foreign!], false)).body.errors).toHaveProperty('people');
    expect((await enrol(head!, [mia!], false, 'for-teachers')).body.code).toBe('not_for_you');
    const lea = await app.makePerson(oak, 'student');
    const sam = await app.makePerson(oak, 'student');
    for (const person of [lea, sam]) tokens.set(person, (await app.signIn(person)).access);
    expect((await enrol(head!, [lea, tom!], false)).body).toEqual({ done: 1, already: 1 });
    expect((await enrol(head!, [sam, tom!], true)).body).toEqual({ done: 1, already: 1 });
    expect((await enrol(head!, [sam], true)).body).toEqual({ done: 0, already: 1 });
    expect(await asked(tom!)).toEqual([]);
    const [invitation] = await asked(sam);
    expect(invitation).toMatchObject({ course: { slug: 'rivers-and-people' } });
    const answer = (by: TestPerson, accept: boolean) =>
      ask(by, 'POST', `course-invitations/${invitation!.id}/answer`, { accept });
    expect((await answer(lea, true)).status).toBe(404);
    expect((await answer(sam, false)).status).toBe(204);
    expect((await answer(sam, true)).body.code).toBe('answered');
    expect((await enrol(head!, [sam], true)).body).toEqual({ done: 1, already: 0 });
    expect((await answer(sam, true)).status).toBe(204);
    const sources = await Promise.all(
      [lea, sam].map(async (by) => (await ask<EnrolmentPage>(by, 'GET', 'course-enrollments')).body.results),
    );
    expect(sources.map(([one]) => one!.source)).toEqual(['bulk', 'invited']);
    expect(await asked(sam)).toEqual([]);
  });

  it('invites by e-mail, and the link of the e-mail accepts or declines', async () => {
    const guest = await app.makePerson(oak, 'student');
    tokens.set(guest, (await app.signIn(guest)).access);
    const invite = (by: TestPerson, emails: string[]) =>
      ask<PeopleEnrolled>(by, 'POST', 'course-invitations', { course: 'rivers-and-people', emails });
    expect((await invite(mia!, ['a@b.test'])).status).toBe(403);
    expect((await invite(head!, ['nobody'])).body.errors).toHaveProperty('emails');
    const addresses = ['Guest@Invited.test', 'guest@invited.test', 'other@invited.test'];
    expect((await invite(head!, addresses)).body).toEqual({ done: 2, already: 0 });
    const tokenFor = async (email: string) => {
      const [told] = await app.db.system([
        {
          name: 'invitation_to_course',
          text: `select payload->>'secret_seed' as seed from platform.outbox_event
                 where payload->>'template' = 'course-invited' and payload->>'email' = $1`,
          values: [email],
        },
      ]);
      const { seed } = told!.rows[0] as { seed: string };
      return inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        app.nest.get(LinkSecrets, { strict: false }).secretOf(seed),
      );
    };
    const link = async (token: string) =>
      (await visit<InvitationOfLink>(oak, `course-invitation-links/${token}`)).body;
    const answer = (token: string, accept: boolean, by?: TestPerson) =>
      app.ask<Answer<object>>(oak, 'POST', `/api/course-invitation-links/${token}/answer`, {
        body: { accept },
        ...(by && { as: tokens.get(by) }),
      });
    const [first, second] = [await tokenFor('guest@invited.test'), await tokenFor('other@invited.test')];
    expect(await link(first)).toMatchObject({
      course: { slug: 'rivers-and-people' },
      state: 'open',
      needs_account: true,
    });
    expect((await visit(oak, `course-invitation-links/${first.slice(1)}`)).status).toBe(404);
    expect((await visit(elm, `course-invitation-links/${first}`)).status).toBe(404);
    expect((await answer(first, true)).body.code).toBe('sign_in_first');
    expect((await answer(first, true, guest)).status).toBe(204);
    expect((await answer(first, false)).body.code).toBe('answered');
    expect((await answer(second, false)).status).toBe(204);
    expect((await link(second)).state).toBe('declined');
    const [own] = (await ask<EnrolmentPage>(guest, 'GET', 'course-enrollments')).body.results;
    expect(own!.source).toBe('invited');
    const sent = async (by: TestPerson) =>
      (await ask<SentInvitations>(by, 'GET', 'courses/rivers-and-people/invitations')).body.results;
    expect(await sent(head!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: expect.stringContaining('guest@invited.test'), state: 'accepted' }),
        expect.objectContaining({ name: 'other@invited.test', state: 'declined' }),
      ]),
    );
    expect(await sent(other!)).toEqual([]);
    // Whoever declined is asked again with a fresh link; whoever accepted is not.
    expect((await invite(head!, addresses)).body).toEqual({ done: 1, already: 1 });
    expect((await visit(oak, `course-invitation-links/${second}`)).status).toBe(404);
  });

  it('leaves the school as one file, and comes in as a draft; hostile files are refused', async () => {
    const desk = (await ask<{ results: { id: string; name: string }[] }>(teacher!, 'GET', 'course-desk/'))
      .body;
    const id = desk.results.find(({ name }) => name === 'Pond')!.id;
    const file = (await ask<CourseBundle>(teacher!, 'GET', `course-desk/${id}/bundle`)).body;
    expect(file.file_name).toBe('pond.bookgrove-course.zip');
    expect((await ask(other!, 'GET', `course-desk/${id}/bundle`)).status).toBe(404);
    const bring = (bundle: string, by = other!) =>
      ask<CourseImported>(by, 'POST', 'course-desk/import', { bundle });
    expect((await bring(file.content, mia)).status).toBe(403);
    const made = (await bring(file.content)).body;
    // The picture of its question is in no school.
    expect(made).toMatchObject({ id: expect.any(String), missing: 1 });
    const [from, to] = await Promise.all([
      ask<CourseDraftView>(teacher!, 'GET', `course-desk/${id}`),
      ask<CourseDraftView>(other!, 'GET', `course-desk/${made.id}`),
    ]);
    const lessonOf = ({ body }: typeof from) => body.chapters[0]!.lessons[0]!;
    expect(to.body).toMatchObject({ name: 'Pond', slug: 'pond-2', status: 'draft', published_version: 0 });
    expect(lessonOf(to).questions.map(({ kind }) => kind)).toEqual(['hotspot', 'audio', 'drawing']);
    expect(lessonOf(to).id).not.toBe(lessonOf(from).id);
    expect(lessonOf(to).questions[0]!.resource).toBeNull();
    const refused = async (bundle: Buffer) => (await bring(bundle.toString('base64'))).body.code;
    const packed = (course: object) => packBundle(course, new Date());
    const whole = { format: 'bookgrove-course', version: 1, course: {} };
    expect(await refused(Buffer.from('no zip'))).toBe('bundle_refused');
    expect(await refused(await packed({ ...whole, version: 2 }))).toBe('bundle_refused');
    expect(await refused(await packed(whole))).toBe('bundle_refused');
    expect(await refused(await packed({ ...whole, text: 'x'.repeat(5_000_000) }))).toBe('bundle_refused');
    const changed = Buffer.from(file.content, 'base64');
    changed.writeUInt8(changed.readUInt8(60) ^ 1, 60);
    expect(await refused(changed)).toBe('bundle_refused');
    const climbing = Buffer.from(
      Buffer.from(file.content, 'base64').toString('latin1').replaceAll('course.json', '../rse.json'),
      'latin1',
    );
    expect(await refused(climbing)).toBe('bundle_refused');
    // What is refused leaves no draft behind.
    const twice = (await unpackBundle(Buffer.from(file.content, 'base64'))) as BundleFile;
    const drafts = async () => (await ask<{ count: number }>(other!, 'GET', 'course-desk/')).body.count;
    const before = await drafts();
    const [chapter] = twice.course.chapters;
    const repeated = { ...twice, course: { ...twice.course, chapters: [chapter, chapter] } };
    expect((await bring((await packed(repeated)).toString('base64'))).status).toBe(422);
    expect(await drafts()).toBe(before);
  });

  it('has a bank of questions, which are kept as copies', async () => {
    const question = {
      id: newId(),
      kind: 'short',
      skill: 'facts',
      text: 'What runs?',
      options: [{ id: newId(), text: 'Water' }],
      pairs: [],
      help: 'Page 1',
      help_lesson: newId(),
    };
    expect((await ask(teacher!, 'POST', 'question-bank', { ...question, help: '' })).status).toBe(422);
    const { body } = await ask(teacher!, 'POST', 'question-bank', question);
    const list = async (by: TestPerson, query = '') =>
      (await ask<{ results: { question: { help_lesson: null } }[] }>(by, 'GET', `question-bank/?${query}`))
        .body.results;
    expect(await list(other!, 'search=RUNS&skill=facts')).toMatchObject([
      { question: { help_lesson: null } },
    ]);
    expect(await list(other!, 'skill=order')).toEqual([]);
    expect(await list(ines!)).toEqual([]);
    expect((await ask(other!, 'DELETE', `question-bank/${body.id}`)).status).toBe(404);
    expect((await ask(head!, 'DELETE', `question-bank/${body.id}`)).status).toBe(204);
  });
});
