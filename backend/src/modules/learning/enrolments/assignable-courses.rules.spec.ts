import { describe, expect, it } from '@jest/globals';
import { answerInWords, lessonItems, lessonOf, lessonRef, partsOfRef } from './assignable-courses.rules.ts';

const lesson = (id: string, kind: 'article' | 'quiz' | 'assignment' | 'story') => ({
  id,
  slug: `s-${id}`,
  title: `Lesson ${id}`,
  kind,
  minutes: 5,
  move_on: 'seen' as const,
  is_preview: false,
  sections: [],
  prompt: '',
  questions: [],
  pass_percent: 0,
});
const chapters = [
  {
    id: 'c',
    slug: 'one',
    title: 'One',
    summary: '',
    lessons: [lesson('a', 'article'), lesson('q', 'quiz'), lesson('h', 'assignment'), lesson('s', 'story')],
  },
];

describe('lessons as assignable work', () => {
  it('are named by the ids of course and lesson', () => {
    expect(partsOfRef(lessonRef('course', 'lesson'))).toEqual({ course: 'course', lesson: 'lesson' });
  });

  it('say how they look, where they are, and whether they are marked', () => {
    expect(
      lessonItems({ id: 'k', name: 'Rivers', chapters }, '/course/rivers').map(
        ({ ref, looks, path, marked, part_of }) => [ref, looks, path, marked, part_of],
      ),
    ).toEqual([
      ['k/a', 'lesson', '/course/rivers/one/s-a', false, 'Rivers'],
      ['k/q', 'quiz', '/course/rivers/one/s-q', false, 'Rivers'],
      ['k/h', 'lesson', '/course/rivers/one/s-h', true, 'Rivers'],
      ['k/s', 'story_task', '/course/rivers/one/s-s', false, 'Rivers'],
    ]);
  });

  it('are found in the version that has them', () => {
    expect(lessonOf(chapters, 'q')?.chapter.slug).toBe('one');
    expect(lessonOf(chapters, 'gone')).toBeNull();
  });
});

describe('an answer in words', () => {
  it('has the texts of options and pairs, and what was written', () => {
    const of = {
      options: [{ id: '1', text: 'money' }],
      pairs: [{ id: 'p', left: 'sun', match_id: '2', right: 'hot' }],
    };
    expect(answerInWords(of, ['1', '2', 'rain'])).toBe('money, hot, rain');
  });
});
