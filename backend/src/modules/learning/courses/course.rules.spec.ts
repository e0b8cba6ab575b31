import { describe, expect, it } from '@jest/globals';
import {
  closedBy,
  courseProblems,
  isDone,
  mayChange,
  mayLearn,
  nextLesson,
  progressOf,
  rulingTasks,
  type CourseChapter,
  type CourseLesson,
  type LessonSection,
} from './course.rules.ts';

const section = (kind: LessonSection['kind'], text = 'x'): LessonSection => ({
  kind,
  text,
  ref: text,
  pages: '',
});
const lesson = (id: string, change: Partial<CourseLesson> = {}): CourseLesson => ({
  id,
  slug: id,
  title: id,
  kind: 'article',
  minutes: 5,
  move_on: 'seen',
  is_preview: false,
  sections: [section('words')],
  prompt: '',
  questions: [],
  pass_percent: 80,
  ...change,
});
const chapter = (title: string, ...lessons: CourseLesson[]): CourseChapter => ({
  id: title,
  slug: title,
  title,
  summary: '',
  lessons,
});
const course = [
  chapter('one', lesson('a'), lesson('extra', { move_on: 'none' })),
  chapter('two', lesson('b'), lesson('c')),
];
const days = { today: '2026-11-28', enrolled: '2026-11-20' };
const done = (...ids: string[]): ReadonlySet<string> => new Set(ids);

describe('a dated course', () => {
  const dated = (change: Partial<CourseChapter>) => [{ ...chapter('one', lesson('a')), ...change }];
  const closed = (change: Partial<CourseChapter>) => closedBy('dated', dated(change), 0, done(), days);

  it('opens a chapter on its day, or some days after somebody enrolled, whichever is later', () => {
    expect(closed({})).toBeNull();
    expect(closed({ opens_on: '2026-11-28' })).toBeNull();
    expect(closed({ opens_on: '2026-11-29' })).toEqual({ on: '2026-11-29' });
    expect(closed({ opens_after_days: 8 })).toBeNull();
    expect(closed({ opens_after_days: 14 })).toEqual({ on: '2026-12-04' });
    expect(closed({ opens_on: '2026-12-01', opens_after_days: 14 })).toEqual({ on: '2026-12-04' });
    expect(closed({ opens_on: '2026-12-24', opens_after_days: 14 })).toEqual({ on: '2026-12-24' });
  });

  it('goes on with what is open', () => {
    const chapters = [...dated({ opens_on: '2026-12-01' }), chapter('two', lesson('b'))];
    expect(nextLesson('dated', chapters, done(), days)?.lesson.id).toBe('b');
    expect(nextLesson('dated', chapters, done('b'), days)).toBeNull();
  });
});

describe('a lesson', () => {
  const film = { kind: 'act', sections: [section('film'), section('words')] } as const;
  it.each([
    ['seen', ['read', 'watch'], false],
    ['passed', ['act'], false],
    ['seen_and_passed', ['read', 'watch', 'act'], false],
    ['seen_or_passed', ['read', 'watch', 'act'], true],
    ['none', [], false],
  ] as const)('with the rule %s asks for %j', (move_on, tasks, any) =>
    expect(rulingTasks(lesson('a', { ...film, sections: [...film.sections], move_on }))).toEqual({
      tasks,
      any,
    }),
  );

  it('is ticked when its rule is met', () => {
    const with_ = (move_on: CourseLesson['move_on']) =>
      lesson('a', { ...film, sections: [...film.sections], move_on });
    expect(isDone(with_('seen'), ['read'])).toBe(false);
    expect(isDone(with_('seen'), ['watch', 'read'])).toBe(true);
    expect(isDone(with_('seen_and_passed'), ['watch', 'read'])).toBe(false);
    expect(isDone(with_('seen_or_passed'), ['act'])).toBe(true);
    expect(isDone(with_('seen_or_passed'), ['read'])).toBe(false);
    expect(isDone(lesson('q', { move_on: 'passed' }), ['read'])).toBe(true);
    expect(isDone(lesson('q', { kind: 'act', sections: [] }), [])).toBe(false);
  });
});

describe('an ordered course', () => {
  it('opens a chapter when those before it are done; extras do not count', () => {
    expect(closedBy('ordered', course, 0, done(), days)).toBeNull();
    expect(closedBy('ordered', course, 1, done('extra'), days)).toEqual({ after: 0 });
    expect(closedBy('ordered', course, 1, done('a'), days)).toBeNull();
    expect(closedBy('free', course, 1, done(), days)).toBeNull();
  });

  it('goes on with the first lesson that is not done', () => {
    expect(nextLesson('ordered', course, done(), days)?.lesson.id).toBe('a');
    expect(nextLesson('ordered', course, done('a', 'b'), days)?.lesson.id).toBe('c');
    expect(nextLesson('free', course, done('a', 'b', 'c'), days)).toBeNull();
  });

  it('counts whole percents of the lessons that count', () => {
    expect(progressOf(course, done('a', 'extra'))).toEqual({ done: 1, all: 3, percent: 33 });
    expect(progressOf([], done())).toEqual({ done: 0, all: 0, percent: 0 });
  });
});

describe('people', () => {
  it('learn what is for them', () => {
    expect(mayLearn('student', 'student')).toBe(true);
    expect(mayLearn('parent', 'student')).toBe(true);
    expect(mayLearn('community', 'student')).toBe(false);
    expect(mayLearn('student', 'teacher')).toBe(false);
    expect(mayLearn('parent', 'teacher')).toBe(false);
    expect(mayLearn('teacher', 'teacher')).toBe(true);
    expect(mayLearn('student', 'parent')).toBe(false);
    expect(mayLearn('parent', 'parent')).toBe(true);
  });

  it('change their own courses, administrators all', () => {
    expect(mayChange({ id: 'me', role: 'teacher' }, { created_by: 'me' })).toBe(true);
    expect(mayChange({ id: 'me', role: 'teacher' }, { created_by: 'you' })).toBe(false);
    expect(mayChange({ id: 'me', role: 'school_admin' }, { created_by: 'you' })).toBe(true);
    expect(mayChange({ id: 'me', role: 'platform_admin' }, { created_by: null })).toBe(true);
  });
});

describe('a course that shall be published', () => {
  const messages = (...chapters: CourseChapter[]) =>
    courseProblems(chapters, { audience: 'student', age_from: 8 }).map(({ message }) => message);
  it('needs what its lessons promise', () => {
    expect(messages(...course)).toEqual([]);
    expect(messages(chapter('one'))).toEqual(['Add a part with at least one lesson.']);
    expect(messages(...course, chapter('three'))).toEqual(['The part “three” has no lesson.']);
    expect(messages(chapter('', lesson('a', { title: ' ' })))).toEqual([
      'A part has no name.',
      'The lesson has no name.',
    ]);
    expect(messages(chapter('one', lesson('a', { move_on: 'none' })))).toEqual([
      'Every lesson is an extra: nobody could finish the course.',
    ]);
    const with_ = (change: Partial<CourseLesson>) => messages(chapter('one', lesson('a', change)));
    expect(with_({ kind: 'video' })).toEqual(['Choose a film.']);
    expect(with_({ sections: [section('words', ' ')] })).toEqual(['A block of the page is empty.']);
    expect(with_({ kind: 'quiz' })).toEqual(['Add a question.']);
    expect(with_({ kind: 'assignment' })).toEqual(['Say what there is to do.']);
    expect(
      with_({
        kind: 'quiz',
        questions: [
          {
            id: 'q',
            kind: 'short',
            skill: 'facts',
            text: '',
            options: [],
            pairs: [],
            help: '',
            help_lesson: null,
          },
        ],
      }),
    ).toEqual(['Question 1: Write the question.']);
  });
});
