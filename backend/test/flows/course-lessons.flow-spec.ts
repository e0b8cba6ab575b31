import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CourseSchool, draft, lesson, startCourseSchool } from '../support/course-school.ts';
import { SILENCE } from '../support/stories.ts';
import type { TestPerson } from '../support/test-app.ts';
import type { AnswerResult } from '../../src/modules/learning/enrolments/answer-question.ts';
import type { CourseBundle, CourseImported } from '../../src/modules/learning/editor/course-bundles.ts';
import type { CourseDraftView } from '../../src/modules/learning/editor/course-desk-views.ts';
import type {
  DiscussionView,
  ModeratedPosts,
  SurveyResults,
} from '../../src/modules/learning/activities/activity-views.ts';
import type {
  EnrolmentPage,
  EnrolmentView,
  LessonView,
} from '../../src/modules/learning/enrolments/enrolment-views.ts';
import type { LessonAnswersToMarkPage } from '../../src/modules/learning/enrolments/mark-lesson-answers.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { packBundle, unpackBundle } from '../../src/modules/learning/editor/bundle-archive.ts';

let app: CourseSchool['app'];
let oak: CourseSchool['oak'];
let head: CourseSchool['head'];
let teacher: CourseSchool['teacher'];
let other: CourseSchool['other'];
let mia: CourseSchool['mia'];
let tom: CourseSchool['tom'];
let ask: CourseSchool['ask'];
let visit: CourseSchool['visit'];
let switchOn: CourseSchool['switchOn'];
let makeBeech: CourseSchool['makeBeech'];

beforeAll(async () => {
  ({ app, oak, head, teacher, other, mia, tom, ask, visit, switchOn, makeBeech } = await startCourseSchool());
  await switchOn();
  await makeBeech();
});
afterAll(() => app?.close());

/** What this file reads of an unpacked bundle. */
interface BundleFile {
  course: { chapters: object[] };
}

describe('the lessons of a course', () => {
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
    const { body } = await ask(teacher, 'POST', 'course-desk', {
      name: 'Pond',
      audience: 'student',
      language: 'en',
    });
    const put = async (questions: object[], revision: number) => {
      const quiz = lesson('Quiz', { kind: 'quiz', move_on: 'passed', sections: [], questions });
      const chapters = [{ id: newId(), title: 'One', summary: '', lessons: [quiz] }];
      await ask(teacher, 'PUT', `course-desk/${body.id}`, draft({ name: 'Pond', revision, chapters }));
      return { quiz, published: await ask<Problem>(teacher, 'POST', `course-desk/${body.id}/publish`, {}) };
    };
    expect((await put([spot], 1)).published.body.errors).toEqual({
      chapters: ['Question 1: Choose a picture.'],
    });
    const { quiz, published } = await put([{ ...spot, resource: newId() }, said, drawn], 2);
    expect(published.status).toBe(200);
    const own = (await ask<EnrolmentView>(mia, 'POST', 'course-enrollments', { course: 'pond' })).body;
    const path = `course-enrollments/${own.id}/lessons/${quiz.id}/questions`;
    const answer = async (of: { id: string }, sent: object) =>
      (await ask<AnswerResult>(mia, 'POST', `${path}/${of.id}/answer`, { answer: [], ...sent })).body;
    const seen = async () =>
      (await ask<LessonView>(mia, 'GET', 'courses/pond/chapters/one/lessons/quiz')).body;
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
    expect(await waiting(other)).toEqual([]);
    expect(await waiting(teacher)).toMatchObject([
      { student_name: 'Mia Moss', kind: 'audio', course: 'Pond', has_sound: true },
      { kind: 'drawing', text: 'A pond' },
    ]);
    const sound = async (by: TestPerson) => (await ask(by, 'GET', `${path}/${said.id}/sound`)).status;
    expect(await Promise.all([teacher, head, mia, tom, other].map(sound))).toEqual([200, 200, 200, 404, 404]);
    const mark = async (by: TestPerson, of: { id: string }, correct: boolean) =>
      (await ask(by, 'POST', `${path}/${of.id}/mark`, { correct, comment: 'Well said.' })).status;
    expect(await mark(other, said, true)).toBe(404);
    expect(await mark(teacher, spot, false)).toBe(404);
    expect(await mark(teacher, said, true)).toBe(204);
    expect(await mark(teacher, drawn, false)).toBe(204);
    expect(await waiting(teacher)).toEqual([]);
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
    expect(await waiting(teacher)).toMatchObject([{ kind: 'drawing', text: 'A better pond' }]);
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
    const { body: course } = await ask(head, 'POST', 'course-desk', {
      name: 'Together',
      audience: 'student',
      language: 'en',
    });
    const put = (revision: number, age_from: number, lessons: object[]) =>
      ask(
        head,
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
    expect((await ask(head, 'POST', `course-desk/${course.id}/publish`, {})).body.errors).toMatchObject({
      chapters: [
        expect.stringContaining('Pages can come from these sites alone'),
        'A course for children under 8 has no pages of other sites.',
      ],
    });
    await put(2, 8, [talk, survey, tale, hour, frame]);
    expect((await ask(head, 'POST', `course-desk/${course.id}/publish`, {})).status).toBe(200);
    const { body: own } = await ask<EnrolmentView>(tom, 'POST', 'course-enrollments', { course: course.id });
    const at = (of: { id: string }) => `course-enrollments/${own.id}/lessons/${of.id}`;
    const later = own.outline![1]!;
    expect(later).toMatchObject({ opens_on: expect.any(String), lessons: [{ state: 'locked' }] });
    expect(later.opens_on).not.toBeNull();
    expect((await ask(tom, 'PUT', at(later.lessons[0]!), { tasks: ['read'] })).body.detail).toBe(
      `This lesson opens on ${later.opens_on}.`,
    );

    // None of these is ticked by the word of the learner.
    await ask(tom, 'PUT', at(talk), { tasks: ['discuss'] });
    expect((await ask(tom, 'POST', `${at(talk)}/posts`, { text: ' ' })).status).toBe(422);
    expect((await ask(tom, 'POST', `${at(talk)}/posts`, { text: 'I like rivers.' })).status).toBe(204);
    expect((await ask(tom, 'POST', `${at(talk)}/posts`, { text: 'Ring me: 0171 555 0134' })).status).toBe(
      204,
    );
    const { body: mias } = await ask<EnrolmentView>(mia, 'POST', 'course-enrollments', {
      course: course.id,
    });
    const read = async (by: TestPerson, enrolment: string) =>
      (await ask<DiscussionView>(by, 'GET', `course-enrollments/${enrolment}/lessons/${talk.id}/posts`)).body;
    expect((await read(mia, mias.id)).posts.map(({ text }) => text)).toEqual(['I like rivers.', null]);
    expect(await read(tom, own.id)).toMatchObject({
      room: 'class',
      posts: [{ mine: true }, { state: 'waiting' }],
    });
    expect((await ask(mia, 'GET', `${at(talk)}/posts`)).status).toBe(404);
    const waiting = (by: TestPerson) =>
      ask<ModeratedPosts>(by, 'GET', `course-desk/${course.id}/posts/?state=waiting`);
    expect((await waiting(other)).body.results).toEqual([]);
    const [post] = (await waiting(teacher)).body.results;
    expect(post).toMatchObject({ text: 'Ring me: 0171 555 0134', state: 'waiting' });
    expect((await ask(other, 'POST', `lesson-posts/${post!.id}/move`, { move: 'show' })).status).toBe(404);
    expect((await ask(teacher, 'POST', `lesson-posts/${post!.id}/move`, { move: 'hide' })).status).toBe(204);
    expect((await read(tom, own.id)).posts[1]).toMatchObject({ text: null, state: 'hidden' });

    const answers = [
      { question_id: choice.id, answer: [choice.options[0]!.id] },
      { question_id: words.id, answer: ['More water'] },
    ];
    expect((await ask(tom, 'POST', `${at(survey)}/survey`, { answers: answers.slice(1) })).status).toBe(422);
    expect((await ask(tom, 'POST', `${at(survey)}/survey`, { answers })).status).toBe(204);
    expect((await ask(tom, 'POST', `${at(survey)}/survey`, { answers })).body.code).toBe('answered');
    const results = async () =>
      (await ask<SurveyResults>(head, 'GET', `courses/${course.id}/lessons/${survey.id}/survey`)).body;
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

    expect((await ask(tom, 'PUT', `${at(tale)}/story`, { story_id: newId() })).status).toBe(404);
    expect((await ask(tom, 'PUT', at(hour), { tasks: ['attend'] })).body.code).toBe('not_attended');
    const view = async () =>
      (await ask<LessonView>(tom, 'GET', 'courses/together/chapters/now/lessons/frame')).body;
    expect((await view()).sections[0]).toMatchObject({ embed: null });
    const framed = () => visit(oak, `embeds/?url=${encodeURIComponent('https://phet.colorado.edu/sims')}`);
    expect((await framed()).status).toBe(404);
    await ask(head, 'PATCH', 'school-settings', { features: ['courses', 'embeds'] });
    expect((await view()).sections[0]).toMatchObject({
      embed: { host: 'phet.colorado.edu', frame: expect.stringContaining('/api/embeds/?url=') },
    });
    expect((await framed()).status).toBe(200);
    expect((await visit(oak, `embeds/?url=${encodeURIComponent('https://evil.example/')}`)).status).toBe(404);
    expect((await ask(tom, 'PUT', at(frame), { tasks: ['open'] })).status).toBe(204);
    const { body: now } = await ask<EnrolmentPage>(tom, 'GET', `course-enrollments/?course=${course.id}`);
    expect(now.results[0]!.outline![0]!.lessons.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'new',
      'new',
      'done',
    ]);
  });

  it('leaves the school as one file, and comes in as a draft; hostile files are refused', async () => {
    const desk = (await ask<{ results: { id: string; name: string }[] }>(teacher, 'GET', 'course-desk/'))
      .body;
    const id = desk.results.find(({ name }) => name === 'Pond')!.id;
    const file = (await ask<CourseBundle>(teacher, 'GET', `course-desk/${id}/bundle`)).body;
    expect(file.file_name).toBe('pond.bookgrove-course.zip');
    expect((await ask(other, 'GET', `course-desk/${id}/bundle`)).status).toBe(404);
    const bring = (bundle: string, by = other) =>
      ask<CourseImported>(by, 'POST', 'course-desk/import', { bundle });
    expect((await bring(file.content, mia)).status).toBe(403);
    const made = (await bring(file.content)).body;
    // The picture of its question is in no school.
    expect(made).toMatchObject({ id: expect.any(String), missing: 1 });
    const [from, to] = await Promise.all([
      ask<CourseDraftView>(teacher, 'GET', `course-desk/${id}`),
      ask<CourseDraftView>(other, 'GET', `course-desk/${made.id}`),
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
    const drafts = async () => (await ask<{ count: number }>(other, 'GET', 'course-desk/')).body.count;
    const before = await drafts();
    const [chapter] = twice.course.chapters;
    const repeated = { ...twice, course: { ...twice.course, chapters: [chapter, chapter] } };
    expect((await bring((await packed(repeated)).toString('base64'))).status).toBe(422);
    expect(await drafts()).toBe(before);
  });
});
