import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CourseSchool, draft, lesson, startCourseSchool } from '../support/course-school.ts';
import type { TestPerson } from '../support/test-app.ts';
import type { AnswerResult } from '../../src/modules/learning/enrolments/answer-question.ts';
import type { CourseData, CoursePage, LessonList } from '../../src/modules/learning/courses/course-views.ts';
import type { CourseDraftView } from '../../src/modules/learning/editor/course-desk-views.ts';
import type { CourseLearnerPage } from '../../src/modules/learning/enrolments/list-enrolments.query.ts';
import type {
  EnrolmentPage,
  EnrolmentView,
  LessonView,
} from '../../src/modules/learning/enrolments/enrolment-views.ts';
import type { OwnCertificates } from '../../src/modules/learning/certificates/certificate-views.ts';
import { newId } from '../../src/platform/ids.ts';

let app: CourseSchool['app'];
let oak: CourseSchool['oak'];
let elm: CourseSchool['elm'];
let ines: CourseSchool['ines'];
let head: CourseSchool['head'];
let teacher: CourseSchool['teacher'];
let other: CourseSchool['other'];
let mia: CourseSchool['mia'];
let tom: CourseSchool['tom'];
let foreign: CourseSchool['foreign'];
let ask: CourseSchool['ask'];
let visit: CourseSchool['visit'];
let switchOn: CourseSchool['switchOn'];
let publish: CourseSchool['publish'];
let makeBeech: CourseSchool['makeBeech'];

beforeAll(async () => {
  ({
    app,
    oak,
    elm,
    ines,
    head,
    teacher,
    other,
    mia,
    tom,
    foreign,
    ask,
    visit,
    switchOn,
    publish,
    makeBeech,
  } = await startCourseSchool());
});
afterAll(() => app?.close());

type Id = { id: string };
type Asked = LessonView['questions'][number];
const FIRST = 'this-is-course';

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
    expect((await ask(teacher, 'GET', 'course-desk')).body.code).toBe('courses_closed');
  });

  it('is learned from the first lesson to the last, each tick by its rule', async () => {
    expect((await ask<EnrolmentPage>(mia, 'GET', `course-enrollments/?course=${FIRST}`)).body.count).toBe(0);
    const begun = await ask<EnrolmentView>(mia, 'POST', 'course-enrollments', { course: FIRST });
    expect(begun.status).toBe(201);
    const again = await ask<EnrolmentView>(mia, 'POST', 'course-enrollments', { course: FIRST });
    expect([again.status, again.body.id]).toEqual([200, begun.body.id]);
    const { id } = begun.body;
    const own = async () =>
      (await ask<EnrolmentPage>(mia, 'GET', `course-enrollments/?course=${FIRST}`)).body.results[0]!;
    const outline = (await own()).outline!;
    expect(outline).toMatchObject([
      { opens_after: null, lessons: [{ state: 'new' }, { state: 'new' }] },
      { opens_after: 'Begin here', lessons: [{ state: 'locked' }, { state: 'locked' }] },
    ]);
    const [page, quiz, act, task] = outline.flatMap(({ lessons }) =>
      lessons.map(({ id: of }) => ({ id: of })),
    ) as [Id, Id, Id, Id];
    const save = (lesson: Id, body: object, by = mia) =>
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
      mia,
      'GET',
      `courses/${FIRST}/chapters/begin-here/lessons/what-you-have-read`,
    );
    expect(JSON.stringify(view)).not.toContain('correct":true');
    const [choice, order, match, cloze] = view.questions as [Asked, Asked, Asked, Asked];
    const answer = (question: Asked, given: string[]) =>
      ask<AnswerResult>(
        mia,
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
      mia,
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
    expect((await ask(mia, 'DELETE', `course-enrollments/${id}`)).body.code).toBe('finished');
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
    const certificates = await ask<OwnCertificates>(mia, 'GET', 'my-certificates');
    expect(certificates.body.results).toMatchObject([{ kind: 'completion', state: 'valid' }]);
    expect((await ask<EnrolmentPage>(foreign, 'GET', 'course-enrollments')).body.count).toBe(0);
  });
});

describe('a course of a school', () => {
  it('is made by a teacher, published in versions, and somebody half-way keeps their version', async () => {
    await switchOn();
    expect(
      (await ask(mia, 'POST', 'course-desk', { name: 'x', audience: 'student', language: 'en' })).status,
    ).toBe(403);
    const made = await ask(teacher, 'POST', 'course-desk', {
      name: 'Rivers and People',
      audience: 'student',
      language: 'en',
    });
    expect(made.body.slug).toBe('rivers-and-people');
    const { id } = made.body;
    expect((await ask(other, 'GET', `course-desk/${id}`)).status).toBe(404);
    expect((await ask(head, 'GET', `course-desk/${id}`)).status).toBe(200);
    const incomplete = await ask(teacher, 'POST', `course-desk/${id}/publish`, {});
    expect([incomplete.status, incomplete.body.code]).toEqual([422, 'course_incomplete']);
    const one = lesson('Springs');
    const two = lesson('Floods');
    const chapter = { id: newId(), title: 'Where water starts', summary: '', lessons: [one, two] };
    const put = (body: object) => ask(teacher, 'PUT', `course-desk/${id}`, body);
    expect(
      (await put(draft({ chapters: [chapter, { ...chapter, id: newId() }] }))).body.errors,
    ).toMatchObject({ chapters: ['An id occurs twice.'] });
    expect((await put(draft({ enrolment_mode: 'code', code: 'ABC' }))).status).toBe(422);
    expect((await put(draft({ chapters: [{ ...chapter, lessons: [{ ...one, minutes: 0 }] }] }))).status).toBe(
      422,
    );
    expect((await put(draft({ chapters: [chapter] }))).status).toBe(200);
    expect((await put(draft({ chapters: [chapter] }))).body.code).toBe('changed_meanwhile');
    const preview = await ask<LessonView>(teacher, 'GET', `course-desk/${id}/lessons/${one.id}`);
    expect(preview.body.sections[0]!.html).not.toMatch(/<b>|href="javascript/);
    expect((await visit(oak, 'courses/rivers-and-people')).status).toBe(404);
    expect((await ask(teacher, 'POST', `course-desk/${id}/publish`, {})).body).toEqual({ version: 1 });
    expect((await visit(elm, 'courses/rivers-and-people')).status).toBe(404);
    expect((await visit<CoursePage>(oak, 'courses/?age=8')).body.results.map(({ slug }) => slug)).toContain(
      'rivers-and-people',
    );
    expect((await visit<CoursePage>(oak, 'courses/?audience=teacher')).body.count).toBe(0);

    await ask(tom, 'POST', 'course-enrollments', { course: 'rivers-and-people' });
    const enrolment = async (by: TestPerson) =>
      (await ask<EnrolmentPage>(by, 'GET', `course-enrollments/?course=${id}`)).body.results[0]!;
    const toms = await enrolment(tom);
    await ask(tom, 'PUT', `course-enrollments/${toms.id}/lessons/${one.id}`, { tasks: ['read'] });
    const three = lesson('Streams', { kind: 'act', move_on: 'passed', prompt: 'Look for a stream.' });
    const changed = { ...chapter, lessons: [{ ...one, title: 'Springs and streams' }, three] };
    expect((await put(draft({ revision: 2, chapters: [changed] }))).status).toBe(200);
    const { body: seen } = await ask<CourseDraftView>(teacher, 'GET', `course-desk/${id}`);
    expect(seen).toMatchObject({ changes: 3, learners: 1, problems: [], revision: 3, published_version: 1 });
    expect(seen.chapters[0]!.lessons[0]).toMatchObject({ slug: 'springs' });
    expect((await ask(teacher, 'POST', `course-desk/${id}/publish`, {})).body).toEqual({ version: 2 });
    expect(await enrolment(tom)).toMatchObject({
      version: 1,
      progress: 50,
      next_lesson: { slug: 'floods' },
    });
    const path = 'courses/rivers-and-people/chapters/where-water-starts/lessons';
    expect((await ask(tom, 'GET', `${path}/floods`)).status).toBe(200);
    await ask(mia, 'POST', 'course-enrollments', { course: id });
    expect(await enrolment(mia)).toMatchObject({ version: 2 });
    expect((await ask(mia, 'GET', `${path}/floods`)).status).toBe(404);
    expect((await ask(head, 'POST', `course-desk/${id}/move`, { move: 'archive' })).status).toBe(204);
    expect((await visit(oak, 'courses/rivers-and-people')).status).toBe(404);
    expect((await ask(tom, 'GET', `${path}/floods`)).status).toBe(200);
    expect((await ask(head, 'POST', `course-desk/${id}/move`, { move: 'restore' })).status).toBe(204);
    const { body: learners } = await ask<CourseLearnerPage>(head, 'GET', `courses/${id}/learners`);
    expect(learners.results).toMatchObject([
      { version: 1, progress: 50 },
      { name: 'Mia Moss', progress: 0 },
    ]);
    expect((await ask<CourseLearnerPage>(other, 'GET', `courses/${id}/learners`)).body.count).toBe(0);
    const left = (await enrolment(mia)).id;
    expect((await ask(mia, 'DELETE', `course-enrollments/${left}`)).status).toBe(204);
    expect((await ask(mia, 'POST', 'course-enrollments', { course: id })).body.id).toBe(left);
  });

  it('opens by code, for a class, and to whom it is for', async () => {
    const enrol = (by: TestPerson, body: object) =>
      ask<EnrolmentView>(by, 'POST', 'course-enrollments', body);
    const coded = await publish({ name: 'By code', enrolment_mode: 'code', code: 'RIVER7' });
    expect((await enrol(tom, { course: coded, code: 'LAKE77' })).body.errors).toEqual({
      code: ['This code does not open the course.'],
    });
    expect((await enrol(tom, { course: coded, code: 'river7' })).body.source).toBe('code');
    const training = await publish({ name: 'For teachers', audience: 'teacher' });
    expect((await enrol(tom, { course: training })).body.code).toBe('not_for_you');
    expect((await enrol(teacher, { course: training })).status).toBe(201);
    const closed = await publish({ name: 'By class', enrolment_mode: 'class' });
    expect((await enrol(tom, { course: closed })).body.code).toBe('by_class_only');
    const beech = await makeBeech();
    const byClass = (by: TestPerson) =>
      ask<object>(by, 'POST', 'course-enrollments/class', { course: closed, class_id: beech });
    expect((await byClass(other)).status).toBe(404);
    expect((await byClass(teacher)).body).toEqual({ enrolled: 2, already: 0 });
    expect((await byClass(teacher)).body).toEqual({ enrolled: 0, already: 2 });
    const { body: page } = await ask<EnrolmentPage>(tom, 'GET', `course-enrollments/?course=${closed}`);
    expect((await ask(tom, 'DELETE', `course-enrollments/${page.results[0]!.id}`)).body.code).toBe(
      'by_class_only',
    );
    expect((await ask<CourseLearnerPage>(teacher, 'GET', `courses/${closed}/learners`)).body.count).toBe(2);
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
    expect((await ask(teacher, 'POST', 'question-bank', { ...question, help: '' })).status).toBe(422);
    const { body } = await ask(teacher, 'POST', 'question-bank', question);
    const list = async (by: TestPerson, query = '') =>
      (await ask<{ results: { question: { help_lesson: null } }[] }>(by, 'GET', `question-bank/?${query}`))
        .body.results;
    expect(await list(other, 'search=RUNS&skill=facts')).toMatchObject([{ question: { help_lesson: null } }]);
    expect(await list(other, 'skill=order')).toEqual([]);
    expect(await list(ines)).toEqual([]);
    expect((await ask(other, 'DELETE', `question-bank/${body.id}`)).status).toBe(404);
    expect((await ask(head, 'DELETE', `question-bank/${body.id}`)).status).toBe(204);
  });
});
