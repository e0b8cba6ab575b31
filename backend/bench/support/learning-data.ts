import { randomUUID } from 'node:crypto';
import type { CourseChapter } from '../../src/modules/learning/courses/course.rules.ts';
import type { QuizContent } from '../../src/modules/learning/practice/quiz-content.rules.ts';
import type { Question } from '../../src/modules/learning/quizzes/quiz.rules.ts';
import { CLASS_SIZE, id, makePeople, SCHOOLS } from './growth-data.ts';
import { makeSchools, READER } from './schools.ts';
import type { World } from './world.ts';

/** Learners and attempts of all schools together. */
export interface LearningSize {
  learners: number;
  attempts: number;
}

/** Slug of a course that every learner of the bench learns. */
export const COURSE = 'course-1';
const COURSES = 20;
const LESSONS = 12;
const QUIZZES = 10;
const ANSWERS = 2;
const SKILLS = `(array['facts', 'inference', 'order', 'words', 'thinking'])`;
const COURSE_ID = 'cc00';
const QUIZ_ID = 'cd00';

const question = (id: string): Question => ({
  id,
  kind: 'choice',
  skill: 'facts',
  text: 'What is a cloud made of?',
  options: [
    { id: randomUUID(), text: 'Small drops', correct: true },
    { id: randomUUID(), text: 'Wool' },
  ],
  pairs: [],
  help: 'Read about the drops.',
  help_lesson: null,
});

const LESSON_IDS = Array.from(
  { length: LESSONS },
  (_, n) => `00000000-0000-7000-ce00-${String(n + 1).padStart(12, '0')}`,
);
const QUESTION_IDS = Array.from(
  { length: ANSWERS },
  (_, n) => `00000000-0000-7000-cf00-${String(n + 1).padStart(12, '0')}`,
);

const CHAPTERS: CourseChapter[] = [0, 1, 2].map((chapter) => ({
  id: randomUUID(),
  slug: `part-${chapter + 1}`,
  title: `Part ${chapter + 1}`,
  summary: '',
  lessons: LESSON_IDS.slice(chapter * 4, chapter * 4 + 4).map((lesson, n) => ({
    id: lesson,
    slug: `lesson-${n + 1}`,
    title: `Lesson ${n + 1}`,
    kind: n === 3 ? 'quiz' : 'article',
    minutes: 5,
    move_on: n === 3 ? 'passed' : 'seen',
    is_preview: chapter + n === 0,
    sections:
      n === 3
        ? []
        : [{ kind: 'words', text: 'A cloud is made of small drops. '.repeat(20), ref: '', pages: '' }],
    prompt: '',
    questions: n === 3 ? QUESTION_IDS.map(question) : [],
    pass_percent: 50,
  })),
}));

const QUIZ: QuizContent = {
  predict: '',
  words: [],
  questions: QUESTION_IDS.map(question),
  pre: [],
  post: [],
  retell: '',
};

/**
 * Ten schools whose students learn two courses each, have answered quizzes again and again over a year, and get work in their
 * class each week. Each student has as many attempts in a small school as in a large one.
 */
export async function makeLearningData(world: World, { learners, attempts }: LearningSize): Promise<void> {
  await makeSchools(world, SCHOOLS);
  await makePeople(world, learners / SCHOOLS);
  await world.sql(
    `insert into tenancy.school_setting (tenant_id, features, updated_at) select id, array['courses'], now()
     from tenancy.tenant where id <> platform.platform_tenant()`,
  );
  await makeCourses(world);
  await makeQuizzes(world);
  await makeAttempts(world, attempts / learners);
  await makeAssignments(world, learners / SCHOOLS);
  await world.sql('vacuum analyze');
}

/** Courses of each school, and in each of them its students: how far they are and what they answered. */
async function makeCourses(world: World): Promise<void> {
  await world.sql(
    `insert into learning.course (tenant_id, id, slug, name, intro, chapters, status, published_version, published_at, created_by, updated_at)
     select t.id, ${id(COURSE_ID, 'n')}, 'course-' || n, 'Course ' || n, 'About clouds.', $1, 'published', 1, now() - n * interval '1 day', $2, now()
     from tenancy.tenant t, generate_series(1, $3::int) n where t.id <> platform.platform_tenant()`,
    [JSON.stringify(CHAPTERS), READER.id, COURSES],
  );
  await world.sql(
    `insert into learning.course_version (tenant_id, course_id, number, sequence, chapters)
     select tenant_id, id, 1, sequence, chapters from learning.course where published_version = 1 on conflict do nothing`,
  );
  await world.sql(
    `insert into learning.enrolment (tenant_id, id, course_tenant, course_id, version, user_id, source, class_id, enrolled_at)
     select u.tenant_id, gen_random_uuid(), u.tenant_id, ${id(COURSE_ID, 'k')}, 1, u.id, 'class', m.class_id, now() - k * interval '9 days'
     from identity.user_account u join identity.class_member m on m.tenant_id = u.tenant_id and m.user_id = u.id and m.role = 'student',
       generate_series(1, 2) k where u.role = 'student'`,
  );
  await world.sql(
    `insert into learning.lesson_progress (tenant_id, enrolment_id, lesson_id, tasks, done_at, updated_at)
     select e.tenant_id, e.id, l.id::uuid, '{read}', l.at, l.at from learning.enrolment e,
       lateral (select id, now() - (abs(hashtext(e.id::text)) % 200 + n) * interval '1 day' as at
         from unnest($1::text[]) with ordinality as given (id, n) where n <= 3) l`,
    [LESSON_IDS],
  );
  await world.sql(
    `insert into learning.quiz_answer (tenant_id, enrolment_id, lesson_id, question_id, skill, answer, tries, first_correct, correct, updated_at)
     select e.tenant_id, e.id, $1, q.id::uuid, ${SKILLS}[1 + q.n], '["x"]', 1 + abs(hashtext(e.id::text)) % 2, hashtext(e.id::text) % 2 = 0, true,
       now() - abs(hashtext(e.id::text)) % 200 * interval '1 day'
     from learning.enrolment e, unnest($2::text[]) with ordinality as q (id, n)`,
    [LESSON_IDS[3], QUESTION_IDS],
  );
}

async function makeQuizzes(world: World): Promise<void> {
  await world.sql(
    `insert into learning.book_quiz (tenant_id, id, slug, book_id, title, content, status, published_version, created_by, published_at, updated_at)
     select platform.platform_tenant(), ${id(QUIZ_ID, 'n')}, 'book-' || n, gen_random_uuid(), 'Book ' || n, $1, 'published', 1, $2, now(), now()
     from generate_series(1, $3::int) n`,
    [JSON.stringify(QUIZ), READER.id, QUIZZES],
  );
  await world.sql(
    `insert into learning.book_quiz_version (tenant_id, quiz_id, number, content) select tenant_id, id, 1, content from learning.book_quiz`,
  );
}

/** Finished attempts of each student, spread over a year, with their answers and the kept results. */
async function makeAttempts(world: World, each: number): Promise<void> {
  await world.sql(
    `insert into learning.quiz_attempt (tenant_id, id, quiz_tenant, quiz_id, version, user_id, started_at, finished_at, questions, right_first, right_later)
     select u.tenant_id, gen_random_uuid(), platform.platform_tenant(), ${id(QUIZ_ID, `1 + k % ${QUIZZES}`)}, 1, u.id, s.at, s.at + interval '9 minutes',
       ${ANSWERS}, 1, 1
     from identity.user_account u, generate_series(1, $1::int) k,
       lateral (select now() - (abs(hashtext(u.username)) % 20 + (k - 1) * 18) * interval '1 day' as at) s
     where u.role = 'student'`,
    [each],
  );
  await world.sql(
    `insert into learning.given_answer (tenant_id, id, attempt_id, question_id, try, answer, correct, given_at)
     select a.tenant_id, gen_random_uuid(), a.id, q.id::uuid, 1, '["x"]', q.n = 1, a.finished_at
     from learning.quiz_attempt a, unnest($1::text[]) with ordinality as q (id, n)`,
    [QUESTION_IDS],
  );
  await world.sql(
    `insert into learning.skill_result (tenant_id, user_id, quiz_id, skill, attempt_id, questions, right_first, right_later)
     select a.tenant_id, a.user_id, a.quiz_id, s.skill, a.id, 1, 1, 0
     from (select distinct on (tenant_id, user_id, quiz_id) * from learning.quiz_attempt order by tenant_id, user_id, quiz_id, finished_at desc) a,
       unnest(array['facts', 'inference']) s (skill)`,
  );
}

/** A course, a lesson and a quiz in turn for each class, one a week for a year, and the marks of some of it. */
async function makeAssignments(world: World, students: number): Promise<void> {
  await world.sql(
    `insert into learning.assignment (tenant_id, id, kind, ref, title, audience, class_id, opens_at, due_at, created_by, updated_at)
     select t.id, gen_random_uuid(), (array['quiz', 'course', 'lesson'])[1 + w % 3],
       case w % 3 when 0 then ${id(QUIZ_ID, `1 + w % ${QUIZZES}`)}::text when 1 then ${id(COURSE_ID, '1 + w % 2')}::text
         else ${id(COURSE_ID, '1 + w % 2')}::text || '/' || $2 end,
       'Work ' || w, 'class', ${id('9000', 'c')}, now() - w * interval '7 days', now() - (w - 1) * interval '7 days' + interval '3 hours', $3, now()
     from tenancy.tenant t, generate_series(1, $1::int) c, generate_series(0, 50) w where t.id <> platform.platform_tenant()`,
    [Math.ceil(students / CLASS_SIZE), LESSON_IDS[0], READER.id],
  );
  await world.sql(
    `insert into learning.work_mark (tenant_id, assignment_id, student_id, note, state, marked_by, marked_at, given_back_at)
     select a.tenant_id, a.id, m.user_id, 'Well told.', 'given_back', $1, a.due_at, a.due_at
     from learning.assignment a join identity.class_member m
       on m.tenant_id = a.tenant_id and m.class_id = a.class_id and m.role = 'student' and abs(hashtext(m.user_id::text)) % 4 = 0
     where a.kind = 'quiz'`,
    [READER.id],
  );
}
